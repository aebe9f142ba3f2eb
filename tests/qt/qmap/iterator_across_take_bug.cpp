// verify: violated
// qt: 5 6
// native: asan
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMap<int, int>::const_iterator i = map.constFind(1);
    const int taken = map.take(1);
    return i.value() + taken - 30; //~ V0502
}
