// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map{{1, 0}};
    QMap<int, int>::iterator i;
    i = map.begin();
    return i.value();
}
