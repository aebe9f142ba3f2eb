// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s("abc");
    assert(s.left(-1) == "abc" && s.right(-1) == "abc");
}
