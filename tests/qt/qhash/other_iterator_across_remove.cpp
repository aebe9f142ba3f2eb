// verify: proved
// qt: 5
// native: ok
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    QHash<int, int>::iterator i = hash.find(2);
    hash.remove(3);
    return i.value() - 20;
}
