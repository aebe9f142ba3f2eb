// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    bool ok = false;
    const int n = QString("12").toInt(&ok);
    assert(ok && 24 / n == 2);
}
