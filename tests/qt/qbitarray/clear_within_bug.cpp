// verify: violated
// qt: 5 6
// native: abort
#include <QBitArray>

int main() {
    QBitArray bits(3, true);
    bits.clearBit(3); //~ V0506
    return (int(bits.count(true))) == 7;
}
