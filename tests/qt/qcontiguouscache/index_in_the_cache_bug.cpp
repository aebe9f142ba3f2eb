// verify: violated
// qt: 5 6
// native: abort
#include <QContiguousCache>

int main() {
    QContiguousCache<int> cache(2);
    cache.append(1);
    cache.append(2);
    cache.append(3);
    return cache.at(0) - 1; //~ V0506
}
