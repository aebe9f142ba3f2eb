// verify: violated
// native: abort
// qt: 6
#include <QString>
#include <cassert>

int main() {
    QString s("abc");
    s[3] = QChar('x'); //~ V0506
    assert(s == "abcx");
}
