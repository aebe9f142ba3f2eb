// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMultiMap<int, int> map{{1, 10}};
    return map.values(1).first() - 10;
}
