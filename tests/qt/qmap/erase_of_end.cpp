// verify: proved
// qt: 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    map.erase(map.constFind(3));
    return int(map.size()) - 2;
}
