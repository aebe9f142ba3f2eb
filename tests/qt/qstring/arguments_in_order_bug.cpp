// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    assert(QString("%2-%1").arg("a").arg("b") == "a-b"); //~ V0001
}
