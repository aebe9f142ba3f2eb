// verify: violated
// qt: 5 6
// native: abort
#include <QAtomicInt>
#include <cassert>

int main() {
    QAtomicInt count(1);
    count.ref();
    assert(count.deref() == false); //~ V0001
}
