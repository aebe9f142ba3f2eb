// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMutableMapIterator<int, int> i(map);
    i.next();
    i.remove();
    return map.size() > 3;
}
