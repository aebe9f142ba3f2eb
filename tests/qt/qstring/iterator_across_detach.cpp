// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QString s("abc");
    QString copy = s;
    s.detach();
    QString::const_iterator i = s.constBegin();
    copy.clear();
    return *i == QChar('a') ? 0 : 1;
}
