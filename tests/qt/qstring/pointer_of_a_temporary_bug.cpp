// verify: violated
// native: none
// qt: 5 6
#include <QString>

int main() {
    const QChar *p = QString("abc").toUpper().constData();
    return p[0] == QChar('A') ? 0 : 1; //~ V0104
}
