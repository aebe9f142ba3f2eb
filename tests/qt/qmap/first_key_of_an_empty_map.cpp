// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    map.remove(1);
    map.remove(2);
    return map.firstKey() - 3;
}
