// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    map.remove(1);
    map.remove(2);
    map.remove(3);
    return map.firstKey() - 3; //~ V0505
}
