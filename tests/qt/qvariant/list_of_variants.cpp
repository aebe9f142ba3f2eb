// verify: proved
// qt: 5 6
// native: ok
#include <QVariant>
#include <cassert>

int main() {
    const QVariant v = QVariantList() << 1 << QString("two");
    const QVariantList list = v.toList();
    assert(list.at(1).toString() == "two");
}
