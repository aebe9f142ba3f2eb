// verify: violated
// native: none
// qt: 5 6
#include <QString>

int main() {
    QString s("abc");
    QString::iterator i = s.begin();
    s.insert(0, "xxxxxxxxxxxxxxxxxxxxxx");
    return *i == QChar('x') ? 0 : 1; //~ V0104
}
