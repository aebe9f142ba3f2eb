// verify: proved
// native: ok
#include <unordered_map>

int main() {
    std::unordered_map<int, int> m{{1, 0}};
    m.rehash(100);
    std::unordered_map<int, int>::iterator i = m.begin();
    return i->second;
}
