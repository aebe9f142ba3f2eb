// verify: proved
// native: ok
// qt: 5
#include <QString>

int main() {
    QString s("abc");
    const int i = s.indexOf("c");
    s[i] = QChar('x');
}
