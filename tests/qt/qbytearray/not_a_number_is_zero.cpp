// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    bool ok = false;
    const int divisor = QByteArray("no").toInt(&ok);
    return !ok ? 0 : 100 / divisor;
}
