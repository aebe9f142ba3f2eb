// Broken preconditions of <bitset>.
// model only
#include "misuse.h"
#include <bitset>

int main() {
    MISUSE("container-bounds", std::bitset<4> b; b[4] = true);
    MISUSE("container-bounds", const std::bitset<4> b; b[4]);
    MISUSE("container-bounds", const std::bitset<64> b; b[64]);
    return check::done();
}
