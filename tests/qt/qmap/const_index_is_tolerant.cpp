// verify: proved
// qt: 5 6
// native: ok
#include <QMap>
#include <cassert>

int main() {
    const QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    assert(map[7] == 0 && map.size() == 3);
}
