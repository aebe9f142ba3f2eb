// verify: proved
// qt: 5 6
// native: ok
#include <QVariant>
#include <cassert>

int main() {
    assert(QVariant(1) == QVariant(1.0));
    assert(QVariant(2u) != QVariant(3));
}
