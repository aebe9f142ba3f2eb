// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    bool ok;
    QString("2147483647").toInt(&ok);
    assert(ok);
}
