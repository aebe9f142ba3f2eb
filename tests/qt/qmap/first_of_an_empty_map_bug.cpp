// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map;
    map.clear();
    return map.first(); //~ V0505
}
