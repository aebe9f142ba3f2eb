// verify: proved
// qt: 5 6
// native: none
#include <QAtomicInt>
#include <cassert>

int main(int argc, char **) {
    QAtomicInt value(argc);
    assert(value.testAndSetOrdered(argc, 5));
}
