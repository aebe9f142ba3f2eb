// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map{{1, 0}};
    return *map.constBegin();
}
