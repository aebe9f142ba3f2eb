// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <map>
#include <stdexcept>

int main() {
    std::map<int, int> m;
    m[1] = 2;
    assert(m.at(1) == 2);
    try {
        m.at(3);
        assert(false);
    } catch (const std::out_of_range &) {
    }
}
