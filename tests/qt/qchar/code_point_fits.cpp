// verify: proved
// native: ok
// qt: 6
#include <QChar>

int main() {
    return QChar(0x20ac).isSymbol() ? 0 : 1;
}
