// verify: violated
// native: none
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    bool ok = false;
    const int n = QString("x2").toInt(&ok);
    assert(24 / n == 2); //~ V0203
}
