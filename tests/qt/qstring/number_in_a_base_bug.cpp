// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    bool ok;
    assert(QString("fg").toInt(&ok, 16) == 255 && ok); //~ V0001
}
