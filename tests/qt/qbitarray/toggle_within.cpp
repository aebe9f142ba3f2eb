// verify: proved
// qt: 5 6
// native: ok
#include <QBitArray>

int main() {
    QBitArray bits(3);
    return (bits.toggleBit(2)) == 7;
}
