// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QString s("abc");
    s.append("defghijklmnopqrstuvwxyz");
    const QChar *p = s.constData();
    return p[0] == QChar('a') ? 0 : 1;
}
