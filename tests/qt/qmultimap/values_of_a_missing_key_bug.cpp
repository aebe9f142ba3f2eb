// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMultiMap<int, int> map{{1, 10}};
    return map.values(2).first() - 10; //~ V0505
}
