// verify: violated
// qt: 5 6
// native: abort
#include <QContiguousCache>

int main() {
    QContiguousCache<int> cache(2);
    cache.append(1);
    cache.clear();
    return cache.first() - 1; //~ V0505
}
