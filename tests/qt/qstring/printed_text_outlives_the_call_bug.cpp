// verify: violated
// native: none
// qt: 5 6
#include <QString>
#include <QByteArray>

int main() {
    const char *p = qPrintable(QString("abc"));
    return p[0] == 'a' ? 0 : 1; //~ V0104
}
