// verify: violated
// native: none
// qt: 6
#include <QString>
#include <cassert>

int main() {
    QString s("abc"), other("abc");
    s.erase(other.cbegin(), other.cbegin() + 1); //~ V0503
    assert(s == "bc");
}
