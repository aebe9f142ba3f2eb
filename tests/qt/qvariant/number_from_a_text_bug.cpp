// verify: violated
// qt: 5 6
// native: abort
#include <QVariant>
#include <cassert>

int main() {
    bool ok = false;
    const QVariant v = QString("42 apples");
    const int number = v.toInt(&ok);
    assert(ok && number == 42); //~ V0001
}
