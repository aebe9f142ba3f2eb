// verify: violated
// qt: 5 6
// native: abort
#include <QHash>
#include <cassert>

int main() {
    QMultiHash<int, int> hash{{1, 10}, {2, 20}, {1, 11}};
    QMultiHash<int, int>::const_iterator i = hash.constFind(1);
    assert(i.value() == 11);
    ++i;
    assert(i.value() == 20); //~ V0001
}
