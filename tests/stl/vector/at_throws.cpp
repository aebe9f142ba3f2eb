// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <stdexcept>
#include <vector>

int main() {
    std::vector<int> v(2);
    try {
        v.at(2) = 1;
        assert(false);
    } catch (const std::out_of_range &) {
    }
}
