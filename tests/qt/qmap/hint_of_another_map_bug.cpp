// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMap<int, int> other{{1, 10}};
    map.insert(other.constBegin(), 0, 5); //~ V0504
    return int(map.size()) - 4;
}
