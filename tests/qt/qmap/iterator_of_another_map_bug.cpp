// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMap<int, int> other{{1, 10}};
    for (QMap<int, int>::const_iterator i = map.constBegin(); i != other.constEnd(); ++i) //~ V0504
        if (i.value() == 30)
            return 0;
    return 1;
}
