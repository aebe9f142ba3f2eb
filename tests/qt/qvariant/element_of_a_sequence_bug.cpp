// verify: violated
// qt: 5 6
// native: none
#include <QSequentialIterable>
#include <QVariant>
#include <cassert>

int main() {
    const QVariant v = QVariant::fromValue(QList<int>() << 3 << 4);
    const QSequentialIterable elements = v.value<QSequentialIterable>();
    assert(elements.at(2).toInt() == 4); //~ V0506
}
