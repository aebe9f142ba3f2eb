// verify: proved
// qt: 5 6
// native: ok
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    for (QMap<int, int>::iterator i = map.begin(); i != map.end();) {
        if (i.key() == 2)
            i = map.erase(i);
        else
            ++i;
    }
    return map.size() - 2;
}
