// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    for (QMap<int, int>::iterator i = map.begin(); i != map.end(); ++i) { //~ V0502
        if (i.key() == 2)
            map.erase(i);
    }
    return map.size() - 2;
}
