// verify: violated
// qt: 5 6
// native: abort
#include <QVariant>
#include <cassert>

int main() {
    assert(QVariant(1) == QVariant(1.0));
    assert(QVariant(-1) != QVariant(4294967295u)); //~ V0001
}
