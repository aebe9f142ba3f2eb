// verify: violated
// system-headers: bounded
// native: none
#include <bitset>

int main() {
    std::bitset<8> b(5ul);
    return b[8]; //~ V0506
}
