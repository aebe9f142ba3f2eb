// verify: violated
// qt: 5 6
// native: asan
#include <QCache>

int main() {
    QCache<int, int> cache(10);
    int *object = new int(0);
    cache.insert(1, object, 11);
    return *object; //~ V0104
}
