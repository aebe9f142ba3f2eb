// verify: proved
// qt: 5 6
// native: ok
#include <QContiguousCache>

int main() {
    QContiguousCache<int> cache(2);
    cache.append(1);
    return cache.takeLast() - 1;
}
