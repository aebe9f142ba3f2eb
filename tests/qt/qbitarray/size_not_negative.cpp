// verify: proved
// qt: 5 6
// native: ok
#include <QBitArray>

int main() {
    const QBitArray bits(1);
    return (int(bits.size())) == 7;
}
