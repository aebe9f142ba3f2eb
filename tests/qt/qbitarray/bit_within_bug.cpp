// verify: violated
// qt: 5 6
// native: abort
#include <QBitArray>

int main() {
    QBitArray bits(8);
    bits.setBit(8); //~ V0506
    return (int(bits.count(true))) == 7;
}
