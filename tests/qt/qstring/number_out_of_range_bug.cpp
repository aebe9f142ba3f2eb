// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    bool ok;
    QString("2147483648").toInt(&ok);
    assert(ok); //~ V0001
}
