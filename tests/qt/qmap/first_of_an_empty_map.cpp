// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map;
    map[5] = 0;
    return map.first();
}
