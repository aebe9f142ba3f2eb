// verify: violated
// native: none
// qt: 5 6
#include <QString>
#include <QByteArray>

int main() {
    const char *p = QString("abc").toUtf8().constData();
    return p[2] == 'c' ? 0 : 1; //~ V0104
}
