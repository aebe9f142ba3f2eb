// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    assert(QString("%1 %2").arg("%2", "x") == "%2 x");
}
