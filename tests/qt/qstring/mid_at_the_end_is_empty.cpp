// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s("abc");
    assert(s.mid(3).isEmpty() && !s.mid(3).isNull() && s.mid(4).isNull());
}
