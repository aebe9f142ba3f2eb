// verify: violated
// qt: 5 6
// native: abort
#include <QCache>
#include <cassert>

int main() {
    QCache<int, int> cache(2);
    cache.insert(1, new int(1));
    cache.insert(2, new int(2));
    cache.contains(1);
    cache.insert(3, new int(3));
    assert(cache.object(1) != nullptr); //~ V0001
}
