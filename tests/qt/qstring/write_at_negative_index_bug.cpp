// verify: violated
// native: abort
// qt: 5
#include <QString>

int main() {
    QString s("abc");
    const int i = s.indexOf("d");
    s[i] = QChar('x'); //~ V0506
}
