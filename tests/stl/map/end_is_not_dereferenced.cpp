// verify: proved
// system-headers: bounded
// native: ok
#include <map>

int main() {
    std::map<int, int> m{{1, 2}};
    std::map<int, int>::iterator i = m.upper_bound(1);
    return i == m.end() ? 0 : i->second;
}
