// verify: violated
// native: abort
// qt: 5
#include <QString>
#include <cassert>

int main() {
    QString s("abc");
    s[5] = QChar('x');
    assert(s == "abcx"); //~ V0001
}
