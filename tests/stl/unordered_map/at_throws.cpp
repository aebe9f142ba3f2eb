// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <stdexcept>
#include <unordered_map>

int main() {
    std::unordered_map<int, int> m{{1, 2}};
    try {
        m.at(2);
        assert(false);
    } catch (const std::out_of_range &) {
    }
}
