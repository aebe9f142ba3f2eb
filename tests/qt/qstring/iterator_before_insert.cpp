// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QString s("abc");
    s.insert(0, "xxxxxxxxxxxxxxxxxxxxxx");
    QString::iterator i = s.begin();
    return *i == QChar('x') ? 0 : 1;
}
