// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>

int main() {
    QString null, empty("");
    assert(empty.isNull()); //~ V0001
}
