// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map;
    map.remove(1);
    return *map.begin(); //~ V0503
}
