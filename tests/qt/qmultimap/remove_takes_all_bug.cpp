// verify: violated
// qt: 5 6
// native: asan
#include <QMap>

int main() {
    QMultiMap<int, int> map{{1, 10}, {1, 11}, {2, 20}};
    QMultiMap<int, int>::iterator i = map.find(1, 10);
    map.remove(1);
    return i.value() - 10; //~ V0502
}
