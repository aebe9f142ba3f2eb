// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    const int divisor = map.value(2);
    return 40 / divisor - 2;
}
