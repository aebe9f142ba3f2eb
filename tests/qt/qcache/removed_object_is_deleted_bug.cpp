// verify: violated
// qt: 5 6
// native: asan
#include <QCache>

int main() {
    QCache<int, int> cache;
    cache.insert(1, new int(0));
    int *object = cache[1];
    cache.remove(1);
    return *object; //~ V0104
}
