// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMutableMapIterator<int, int> i(map);
    i.next();
    i.remove();
    return i.value() == 0; //~ V0503
}
