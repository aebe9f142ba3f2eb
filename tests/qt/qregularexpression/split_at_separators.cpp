// verify: proved
// qt: 5 6
// native: ok
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <cassert>

int main() {
    const QStringList parts = QString("a, b;c").split(QRegularExpression("[,;]\\s*"));
    assert(parts.size() == 3 && parts.at(2) == "c");
    assert(QString("x1y22").replace(QRegularExpression("(\\d+)"), "<\\1>") == "x<1>y<22>");
}
