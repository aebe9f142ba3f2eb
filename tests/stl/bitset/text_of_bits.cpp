// verify: proved
// native: ok
#include <bitset>
#include <cassert>
#include <stdexcept>
#include <string>

int main() {
    assert(std::bitset<4>(std::string("1010")).to_ulong() == 10);
    try {
        std::bitset<4> b(std::string("12"));
        assert(false);
    } catch (const std::invalid_argument &) {
    }
}
