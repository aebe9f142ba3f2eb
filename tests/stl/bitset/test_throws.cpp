// verify: proved
// native: ok
#include <bitset>
#include <cassert>
#include <stdexcept>

int main() {
    std::bitset<8> b;
    try {
        b.test(8);
        assert(false);
    } catch (const std::out_of_range &) {
    }
}
