// verify: violated
// qt: 5 6
// native: abort
#include <QContiguousCache>

int main() {
    QContiguousCache<int> cache(2);
    cache.insert(-5, 1); //~ V0506
}
