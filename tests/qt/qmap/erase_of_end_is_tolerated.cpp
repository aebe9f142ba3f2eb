// verify: proved
// qt: 5
// native: ok
#include <QMap>
#include <cassert>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    map.erase(map.find(4));
    assert(map.size() == 3);
}
