// verify: violated
// native: none
// qt: 5 6
#include <QString>
#include <QStringView>

int main() {
    QString s("abc");
    QStringView v(s);
    s += "defghijklmnopqrstuvwxyz";
    return v[0] == QChar('a') ? 0 : 1; //~ V0104
}
