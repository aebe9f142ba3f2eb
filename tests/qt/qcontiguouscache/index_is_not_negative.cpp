// verify: proved
// qt: 5 6
// native: ok
#include <QContiguousCache>

int main() {
    QContiguousCache<int> cache(2);
    cache.insert(0, 1);
}
