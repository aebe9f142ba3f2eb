// verify: violated
// qt: 5 6
// native: abort
#include <QMap>
#include <cassert>

int main() {
    const QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    assert(map[7] == 7 && map.size() == 3); //~ V0001
}
