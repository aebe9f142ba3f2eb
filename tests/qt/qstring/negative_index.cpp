// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    const QString s("abc");
    return s[s.indexOf('b')] == QChar('b') ? 0 : 1;
}
