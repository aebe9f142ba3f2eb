// verify: violated
// native: abort
// qt: 6
#include <QChar>

int main() {
    return QChar(0x1f600).isSymbol() ? 0 : 1; //~ V0501
}
