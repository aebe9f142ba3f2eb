// verify: proved
// qt: 5
// native: ok
// Qt 5 warns and appends; Qt 6 asserts.
#include <QList>
#include <cassert>

int main() {
    QList<int> list{1, 2, 3};
    list.insert(7, 4);
    assert(list.last() == 4);
}
