// verify: proved
// qt: 5 6
// native: ok
#include <QHash>
#include <cassert>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    QHash<int, int>::iterator i = hash.find(1);
    const QHash<int, int> copy(hash);
    hash.insert(1, 5);
    assert(hash.value(1) == 5 && copy.value(1) == 10);
}
