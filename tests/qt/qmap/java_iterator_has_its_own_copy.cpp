// verify: proved
// qt: 5 6
// native: ok
#include <QMap>
#include <cassert>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMapIterator<int, int> i(map);
    map.clear();
    int n = 0;
    while (i.hasNext()) {
        i.next();
        ++n;
    }
    assert(n == 3);
}
