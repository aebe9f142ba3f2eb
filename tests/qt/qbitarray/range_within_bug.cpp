// verify: violated
// qt: 5 6
// native: none
#include <QBitArray>

int main() {
    QBitArray bits(8);
    bits.fill(true, 2, 9); //~ V0506
    return (int(bits.count(true))) == 7;
}
