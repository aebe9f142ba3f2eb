// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMultiMap<int, int> map{{1, 10}, {1, 11}};
    return map.find(1, 12).value() - 10; //~ V0503
}
