// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMapIterator<int, int> i(map);
    return i.previous().key() - 3; //~ V0503
}
