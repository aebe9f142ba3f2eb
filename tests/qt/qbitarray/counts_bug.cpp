// verify: violated
// qt: 5 6
// native: abort
#include <QBitArray>
#include <cassert>

int main() {
    QBitArray bits(10);
    bits.setBit(3);
    bits[9] = true;
    assert(bits.count(true) == 3); //~ V0001
}
