// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    const QMap<int, int> map{{5, 0}};
    return map.last();
}
