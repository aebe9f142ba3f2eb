// verify: proved
// system-headers: bounded
// native: ok
#include <bitset>
#include <cassert>

int main() {
    std::bitset<8> b(5ul);
    assert(b[0] && b[2] && b.count() == 2);
}
