// verify: violated
// qt: 5 6
// native: none
#include <QHash>
#include <cassert>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    assert(hash.constBegin().key() == 1); //~ V0001
}
