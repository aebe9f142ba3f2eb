// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map;
    if (map.isEmpty())
        return 0;
    return map.lastKey();
}
