// verify: violated
// qt: 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    map.erase(map.constFind(4)); //~ V0503
    return int(map.size()) - 2;
}
