// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int>::const_iterator i;
    QMap<int, int> kept;
    {
        QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
        i = map.constFind(2);
    }
    return i.value() - 20 + kept.size() - 3; //~ V0502
}
