// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <QStringBuilder>
#include <cassert>

int main() {
    const QString name("n");
    const QString sum = "<" % name % QString::number(1);
    assert(sum == "<n1");
}
