// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s("abc");
    assert(s.left(-1).isEmpty()); //~ V0001
}
