// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <QByteArray>

int main() {
    const QByteArray bytes = QString("abc").toUtf8();
    const char *p = bytes.constData();
    return p[2] == 'c' ? 0 : 1;
}
