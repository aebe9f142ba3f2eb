// verify: proved
// qt: 5 6
// native: ok
#include <QCache>

int main() {
    QCache<int, int> cache(2);
    cache.insert(1, new int(10));
    int *one = cache.object(1);
    cache.insert(2, new int(20));
    return *one - 10;
}
