// verify: violated
// qt: 5 6
// native: abort
#include <QVariant>
#include <cassert>

int main() {
    const QVariant v = QVariantList() << 1 << QString("two");
    const QVariantList list = v.toList();
    assert(list.at(2).toString() == "two"); //~ V0506
}
