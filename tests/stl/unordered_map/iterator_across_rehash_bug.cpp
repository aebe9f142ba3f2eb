// verify: violated
// native: none
#include <unordered_map>

int main() {
    std::unordered_map<int, int> m{{1, 0}};
    std::unordered_map<int, int>::iterator i = m.begin();
    m.rehash(100);
    return i->second; //~ V0502
}
