// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <QByteArray>

int main() {
    QByteArray bytes("abc");
    QLatin1String v(bytes);
    return v.at(0).toLatin1() - 'a';
}
