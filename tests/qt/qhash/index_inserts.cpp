// verify: proved
// qt: 5 6
// native: ok
#include <QHash>
#include <cassert>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    if (hash.value(7) == 0)
        assert(hash.size() == 3);
}
