// verify: violated
// native: none
#include <map>

int main() {
    std::map<int, int> m{{1, 1}, {2, 0}, {3, 1}};
    std::map<int, int>::iterator i = m.begin();
    m.clear();
    return i->second; //~ V0502
}
