// verify: violated
// qt: 5 6
// native: abort
#include <QHash>
#include <cassert>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    QHash<int, int>::iterator i = hash.find(1);
    const QHash<int, int> copy(hash);
    hash.insert(1, 5);
    assert(i.value() == 5 && copy.value(1) == 10); //~ V0001
}
