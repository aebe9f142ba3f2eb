// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    assert(QString("%1 %2").arg("%2").arg("x") == "%2 x"); //~ V0001
}
