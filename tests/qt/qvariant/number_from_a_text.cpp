// verify: proved
// qt: 5 6
// native: ok
#include <QVariant>
#include <cassert>

int main() {
    bool ok = false;
    const QVariant v = QString("42");
    const int number = v.toInt(&ok);
    assert(ok && number == 42);
}
