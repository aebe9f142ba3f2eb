// verify: violated
// qt: 5 6
// native: none
#include <QMap>

int main() {
    QMap<int, int> map{{1, 10}, {2, 20}, {3, 30}};
    QMapIterator<int, int> i(map);
    int sum = 0;
    for (int n = 0; n <= 3; ++n)
        sum += i.next().key(); //~ V0503
    return sum - 6;
}
