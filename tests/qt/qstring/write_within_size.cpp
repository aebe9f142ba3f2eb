// verify: proved
// native: ok
// qt: 6
#include <QString>
#include <cassert>

int main() {
    QString s("abc");
    s[2] = QChar('x');
    assert(s == "abx");
}
