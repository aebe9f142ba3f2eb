// verify: violated
// qt: 5 6
// native: asan
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMap<int, int>::iterator i = map.find(2);
    map.remove(2);
    return i.value() - 20; //~ V0502
}
