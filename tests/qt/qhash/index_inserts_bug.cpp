// verify: violated
// qt: 5 6
// native: abort
#include <QHash>
#include <cassert>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    if (hash[7] == 0)
        assert(hash.size() == 3); //~ V0001
}
