// verify: violated
// qt: 5 6
// native: none
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    QHashIterator<int, int> i(hash);
    return i.value() == 0; //~ V0503
}
