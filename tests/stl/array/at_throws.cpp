// verify: proved
// native: ok
#include <array>
#include <cassert>
#include <stdexcept>

int main() {
    std::array<int, 3> a = {{1, 2, 3}};
    try {
        a.at(3);
        assert(false);
    } catch (const std::out_of_range &) {
    }
}
