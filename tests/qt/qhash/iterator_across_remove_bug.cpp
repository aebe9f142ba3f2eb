// verify: violated
// qt: 5 6
// native: none
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    QHash<int, int>::iterator i = hash.find(2);
    hash.remove(2);
    return i.value() - 20; //~ V0502
}
