// verify: proved
// qt: 5 6
// native: ok
#include <QAtomicInt>
#include <cassert>

int main() {
    QAtomicInt count(1);
    count.ref();
    assert(count.deref() == true);
}
