// verify: proved
// qt: 5 6
// native: ok
#include <QCache>

int main() {
    QCache<int, int> cache(10);
    int *object = new int(0);
    cache.insert(1, object, 10);
    return *object;
}
