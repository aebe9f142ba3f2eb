// verify: violated
// qt: 5 6
// native: asan
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    QHash<int, int>::iterator i = hash.begin();
    hash.clear();
    return i.value() == 0; //~ V0502
}
