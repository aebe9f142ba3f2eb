// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s("aXbX");
    s.replace("X", "--");
    assert(s == "a--bX"); //~ V0001
}
