// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMap<int, int> other{{1, 10}};
    for (QMap<int, int>::const_iterator i = map.constBegin(); i != map.constEnd(); ++i)
        if (i.value() == 30)
            return 0;
    return 1;
}
