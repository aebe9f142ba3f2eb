// verify: violated
// native: none
// qt: 5 6
#include <QString>
#include <QByteArray>

int main() {
    QLatin1String v(QByteArray("abc") + "d");
    return v.at(0).toLatin1() - 'a'; //~ V0104
}
