// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s("abc");
    s.truncate(9);
    assert(s.size() == 9); //~ V0001
}
