// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s("abc");
    assert(s.mid(4).isEmpty() && !s.mid(4).isNull()); //~ V0001
}
