// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMap<int, int>::iterator i = map.begin();
    const QMap<int, int> copy(map);
    map.insert(4, 40);
    while (i != map.end()) //~ V0504
        ++i;
    return copy.size() - 3;
}
