// verify: violated
// qt: 6
// native: abort
// Qt 5 warns and appends; Qt 6 asserts.
#include <QList>
#include <cassert>

int main() {
    QList<int> list{1, 2, 3};
    list.insert(7, 4); //~ V0506
    assert(list.last() == 4);
}
