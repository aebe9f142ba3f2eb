// verify: violated
// qt: 5 6
// native: none
#include <QAtomicInt>
#include <cassert>

int main(int argc, char **) {
    QAtomicInt value(argc);
    assert(value.testAndSetOrdered(0, 5)); //~ V0001
}
