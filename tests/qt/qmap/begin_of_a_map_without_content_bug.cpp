// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map;
    return *map.constBegin(); //~ V0503
}
