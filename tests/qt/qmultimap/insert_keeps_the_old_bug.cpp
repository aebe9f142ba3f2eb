// verify: violated
// qt: 5 6
// native: abort
#include <QMap>
#include <cassert>

int main() {
    QMultiMap<int, int> map;
    map.insert(1, 10);
    map.insert(1, 11);
    assert(map.size() == 1); //~ V0001
}
