// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    const int divisor = map.value(9);
    return 40 / divisor - 2; //~ V0203
}
