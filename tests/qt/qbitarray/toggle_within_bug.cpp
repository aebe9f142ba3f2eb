// verify: violated
// qt: 5 6
// native: abort
#include <QBitArray>

int main() {
    QBitArray bits(3);
    return (bits.toggleBit(3)) == 7; //~ V0506
}
