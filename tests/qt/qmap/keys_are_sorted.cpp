// verify: proved
// qt: 5 6
// native: ok
#include <QMap>
#include <cassert>

int main() {
    QMap<int, int> map;
    map[3] = 1;
    map[1] = 2;
    assert(map.firstKey() == 1);
}
