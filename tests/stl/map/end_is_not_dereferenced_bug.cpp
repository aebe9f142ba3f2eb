// verify: violated
// system-headers: bounded
// native: none
#include <map>

int main() {
    std::map<int, int> m{{1, 2}};
    return m.upper_bound(1)->second; //~ V0503
}
