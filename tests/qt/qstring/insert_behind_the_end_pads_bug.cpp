// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s("ab");
    s.insert(4, "x");
    assert(s == "abx"); //~ V0001
}
