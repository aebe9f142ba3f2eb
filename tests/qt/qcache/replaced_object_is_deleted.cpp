// verify: proved
// qt: 5 6
// native: ok
#include <QCache>

int main() {
    QCache<int, int> cache;
    cache.insert(1, new int(0));
    int *object = cache[1];
    cache.insert(2, new int(5));
    return *object;
}
