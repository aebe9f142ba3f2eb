// verify: proved
// qt: 5 6
// native: ok
#include <QMap>
#include <cassert>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMap<int, int>::iterator i = map.find(2);
    map.insert(4, 40);
    assert(i.value() == 20);
}
