// verify: proved
// qt: 5 6
// native: ok
#include <QBitArray>

int main() {
    QBitArray bits(3, true);
    bits.clearBit(2);
    return (int(bits.count(true))) == 7;
}
