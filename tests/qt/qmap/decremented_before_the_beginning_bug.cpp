// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMap<int, int>::iterator i = map.begin();
    --i; //~ V0503
    return i != map.find(3);
}
