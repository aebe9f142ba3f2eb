// verify: violated
// native: none
// qt: 5 6
#include <QString>

int main() {
    QString s("abc");
    const QChar *p = s.constData();
    s.append("defghijklmnopqrstuvwxyz");
    return p[0] == QChar('a') ? 0 : 1; //~ V0104
}
