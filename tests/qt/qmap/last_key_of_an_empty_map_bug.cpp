// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map;
    if (!map.isEmpty())
        return 0;
    return map.lastKey(); //~ V0505
}
