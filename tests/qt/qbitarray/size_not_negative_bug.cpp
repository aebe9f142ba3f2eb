// verify: violated
// qt: 5 6
// native: ok
#include <QBitArray>

int main() {
    const QBitArray bits(-1); //~ V0501
    return (int(bits.size())) == 7;
}
