// verify: violated
// native: none
// qt: 5 6
#include <QString>
#include <QStringView>

int main() {
    QStringView v(QString("abc"));
    return v.at(0) == QChar('a') ? 0 : 1; //~ V0104
}
