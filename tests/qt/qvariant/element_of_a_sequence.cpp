// verify: proved
// qt: 5 6
// native: ok
#include <QSequentialIterable>
#include <QVariant>
#include <cassert>

int main() {
    const QVariant v = QVariant::fromValue(QList<int>() << 3 << 4);
    const QSequentialIterable elements = v.value<QSequentialIterable>();
    int sum = 0;
    for (const QVariant &one : elements)
        sum += one.toInt();
    assert(sum == 7 && elements.at(1).toInt() == 4);
}
