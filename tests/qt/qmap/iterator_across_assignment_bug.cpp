// verify: violated
// qt: 5 6
// native: asan
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMap<int, int>::iterator i = map.begin();
    map = QMap<int, int>();
    return i.key() - 1; //~ V0502
}
