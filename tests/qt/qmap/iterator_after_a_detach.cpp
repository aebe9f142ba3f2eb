// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMap<int, int>::iterator i = map.begin();
    const QMap<int, int> copy(map);
    map.insert(4, 40);
    i = map.begin();
    while (i != map.end())
        ++i;
    return copy.size() - 3;
}
