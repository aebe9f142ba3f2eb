// verify: violated
// qt: 5 6
// native: abort
#include <QMap>
#include <cassert>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    assert(map.take(9) == 0 && map.size() == 2); //~ V0001
}
