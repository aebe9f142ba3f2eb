// verify: violated
// qt: 5 6
// native: abort
#include <QRegularExpression>
#include <QString>
#include <QStringList>

int main() {
    const QStringList parts = QString("a, b;c").split(QRegularExpression("[,;]\\s*"));
    return parts.at(3).isEmpty(); //~ V0506
}
