// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    const QMap<int, int> map;
    return map.last(); //~ V0505
}
