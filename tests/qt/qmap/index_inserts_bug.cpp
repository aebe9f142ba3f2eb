// verify: violated
// qt: 5 6
// native: abort
#include <QMap>
#include <cassert>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    if (map[7] == 0)
        assert(map.size() == 3); //~ V0001
}
