// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    const QString s("abc");
    return s[s.indexOf('x')] == QChar('b') ? 0 : 1; //~ V0506
}
