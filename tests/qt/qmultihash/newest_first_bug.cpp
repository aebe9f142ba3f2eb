// verify: violated
// qt: 5 6
// native: abort
#include <QHash>
#include <cassert>

int main() {
    QMultiHash<int, int> hash;
    hash.insert(1, 10);
    hash.insert(1, 11);
    assert(hash.values(1).first() == 10); //~ V0001
}
