// verify: violated
// qt: 6
// native: abort
// Qt 5 warns and leaves the list alone; Qt 6 asserts.
#include <QList>
#include <cassert>

int main() {
    QList<int> list{1, 2, 3};
    list.removeAt(5); //~ V0506
    assert(list.size() == 3);
}
