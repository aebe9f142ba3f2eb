// verify: proved
// native: ok
// qt: 5
#include <QString>
#include <cassert>

int main() {
    QString s("abc");
    s[5] = QChar('x');
    assert(s == "abc  x");
}
