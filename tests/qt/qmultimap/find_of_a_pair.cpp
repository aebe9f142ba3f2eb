// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMultiMap<int, int> map{{1, 10}, {1, 11}};
    return map.find(1, 10).value() - 10;
}
