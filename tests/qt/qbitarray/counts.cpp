// verify: proved
// qt: 5 6
// native: ok
#include <QBitArray>
#include <cassert>

int main() {
    QBitArray bits(10);
    bits.setBit(3);
    bits[9] = true;
    assert(bits.count(true) == 2);
}
