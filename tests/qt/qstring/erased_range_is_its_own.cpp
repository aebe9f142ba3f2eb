// verify: proved
// native: ok
// qt: 6
#include <QString>
#include <cassert>

int main() {
    QString s("abc");
    s.erase(s.cbegin(), s.cbegin() + 1);
    assert(s == "bc");
}
