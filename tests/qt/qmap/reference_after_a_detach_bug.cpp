// verify: violated
// qt: 5 6
// native: abort
#include <QMap>
#include <cassert>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    int &first = map.first();
    const QMap<int, int> copy(map);
    map[2] = 0;
    first = 5;
    assert(map.value(1) == 5 && copy.size() >= 0); //~ V0001
}
