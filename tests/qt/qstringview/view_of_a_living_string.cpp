// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <QStringView>

int main() {
    QString s("abc");
    QStringView v(s);
    return v.at(0) == QChar('a') ? 0 : 1;
}
