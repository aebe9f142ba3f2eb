// verify: proved
// qt: 5 6
// native: ok
#include <QBitArray>

int main() {
    QBitArray bits(8);
    bits.fill(true, 2, 8);
    return (int(bits.count(true))) == 7;
}
