// verify: proved
// qt: 5 6
// native: ok
#include <QCache>

int main() {
    QCache<int, int> cache;
    cache.insert(1, new int(0));
    int *object = cache.take(1);
    cache.clear();
    const int value = *object;
    delete object;
    return value;
}
