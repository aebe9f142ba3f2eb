// verify: violated
// qt: 5 6
// native: abort
#include <QBitArray>

int main() {
    const QBitArray bits(8);
    return (bits.testBit(-1)) == 7; //~ V0506
}
