// verify: violated
// qt: 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMap<int, int>::iterator i = map.find(1);
    map.insert(QMap<int, int>{{1, 5}});
    return i.value() - 20; //~ V0502
}
