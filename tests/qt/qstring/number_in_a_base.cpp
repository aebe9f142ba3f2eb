// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    bool ok;
    assert(QString("ff").toInt(&ok, 16) == 255 && ok);
}
