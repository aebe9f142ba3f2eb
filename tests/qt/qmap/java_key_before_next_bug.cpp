// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMapIterator<int, int> i(map);
    i.toFront();
    return i.key() - 1; //~ V0503
}
