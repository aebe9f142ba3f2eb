// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <QByteArray>

int main() {
    const QByteArray text = QString("abc").toLocal8Bit();
    const char *p = text.constData();
    return p[0] == 'a' ? 0 : 1;
}
