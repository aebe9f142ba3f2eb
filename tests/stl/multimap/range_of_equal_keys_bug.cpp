// verify: violated
// native: none
#include <map>

int main() {
    std::multimap<int, char> m{{1, 'a'}, {1, 'b'}, {2, 'c'}};
    std::multimap<int, char>::iterator i = m.lower_bound(1);
    m.erase(1);
    return i->second; //~ V0502
}
