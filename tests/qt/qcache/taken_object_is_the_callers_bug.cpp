// verify: violated
// qt: 5 6
// native: asan
#include <QCache>

int main() {
    QCache<int, int> cache;
    cache.insert(1, new int(0));
    int *object = cache.object(1);
    cache.clear();
    const int value = *object; //~ V0104
    return value;
}
