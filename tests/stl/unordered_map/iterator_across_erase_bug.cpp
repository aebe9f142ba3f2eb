// verify: violated
// native: none
#include <unordered_map>

int main() {
    std::unordered_map<int, int> m{{1, 1}};
    std::unordered_map<int, int>::iterator i = m.begin();
    m.erase(1);
    ++i; //~ V0502
}
