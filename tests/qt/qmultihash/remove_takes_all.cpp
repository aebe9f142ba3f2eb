// verify: proved
// qt: 5 6
// native: ok
#include <QHash>
#include <cassert>

int main() {
    QMultiHash<int, int> hash{{1, 10}, {1, 11}, {2, 20}};
    assert(hash.remove(1, 11) == 1);
}
