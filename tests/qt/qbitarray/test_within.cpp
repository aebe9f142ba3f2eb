// verify: proved
// qt: 5 6
// native: ok
#include <QBitArray>

int main() {
    const QBitArray bits(8);
    return (bits.testBit(0)) == 7;
}
