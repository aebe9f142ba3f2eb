// verify: proved
// qt: 5 6
// native: ok
#include <QContiguousCache>

int main() {
    QContiguousCache<int> cache(2);
    cache.append(1);
    cache.append(2);
    cache.append(3);
    return cache.at(1) - 2;
}
