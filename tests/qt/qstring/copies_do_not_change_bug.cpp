// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString a("abc"), b = a;
    b[0] = QChar('x');
    assert(a == "xbc"); //~ V0001
}
