// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <QStringView>

int main() {
    QString s("abc");
    s += "defghijklmnopqrstuvwxyz";
    QStringView v(s);
    return v[0] == QChar('a') ? 0 : 1;
}
