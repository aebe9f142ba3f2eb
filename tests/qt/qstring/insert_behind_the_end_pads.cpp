// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s("ab");
    s.insert(4, "x");
    assert(s == "ab  x");
}
