// verify: violated
// native: none
// qt: 5 6
#include <QString>

int main() {
    QString s("abc");
    QString copy = s;
    QString::const_iterator i = s.constBegin();
    s.detach();
    copy.clear();
    return *i == QChar('a') ? 0 : 1; //~ V0104
}
