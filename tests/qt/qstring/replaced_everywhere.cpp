// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString s("aXbX");
    s.replace("X", "--");
    assert(s == "a--b--");
}
