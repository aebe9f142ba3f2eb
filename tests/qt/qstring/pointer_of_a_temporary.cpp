// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    const QString upper = QString("abc").toUpper();
    const QChar *p = upper.constData();
    return p[0] == QChar('A') ? 0 : 1;
}
