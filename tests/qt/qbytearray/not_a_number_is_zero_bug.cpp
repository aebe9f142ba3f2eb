// verify: violated
// qt: 5 6
// native: ubsan
#include <QByteArray>

int main() {
    bool ok = false;
    const int divisor = QByteArray("no").toInt(&ok);
    return 100 / divisor; //~ V0203
}
