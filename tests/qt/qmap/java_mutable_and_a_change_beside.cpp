// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMutableMapIterator<int, int> i(map);
    i.next();
    map.remove(3);
    return i.next().value() == 0;
}
