// verify: violated
// qt: 5 6
// native: abort
#include <QContiguousCache>

int main() {
    QContiguousCache<int> cache(0);
    cache.append(1);
    return cache.takeLast() - 1; //~ V0505
}
