// verify: violated
// qt: 5 6
// native: none
#include <QCache>

int main() {
    QCache<int, int> cache;
    cache.insert(1, new int(0));
    return *cache.object(2); //~ V0101
}
