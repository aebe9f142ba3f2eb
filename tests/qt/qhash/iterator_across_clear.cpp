// verify: proved
// qt: 5 6
// native: ok
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    QHash<int, int>::iterator i = hash.begin();
    return i.value() == 0;
}
