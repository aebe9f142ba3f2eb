// verify: proved
// qt: 5 6
// native: ok
#include <QHash>
#include <cassert>

int main() {
    QMultiHash<int, int> hash;
    hash.insert(1, 10);
    hash.insert(1, 11);
    assert(hash.values(1).first() == 11);
}
