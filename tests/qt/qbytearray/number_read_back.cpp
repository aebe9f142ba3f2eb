// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>
#include <cassert>

int main() {
    bool ok = false;
    const int value = QByteArray("42").toInt(&ok);
    assert(ok && value == 42);
}
