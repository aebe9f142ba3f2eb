// verify: proved
// qt: 5 6
// native: ok
#include <QMap>
#include <cassert>

int main() {
    QMultiMap<int, int> map;
    map.insert(1, 10);
    map.replace(1, 11);
    assert(map.size() == 1);
}
