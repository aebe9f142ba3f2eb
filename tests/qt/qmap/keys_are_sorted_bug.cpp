// verify: violated
// qt: 5 6
// native: abort
#include <QMap>
#include <cassert>

int main() {
    QMap<int, int> map;
    map[3] = 1;
    map[5] = 2;
    assert(map.firstKey() == 1); //~ V0001
}
