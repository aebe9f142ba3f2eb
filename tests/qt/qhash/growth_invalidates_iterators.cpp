// verify: proved
// qt: 6
// native: ok
#include <QHash>

int main() {
    QHash<int, int> hash;
    hash.reserve(2);
    QHash<int, int>::iterator i = hash.insert(1, 10);
    hash.insert(2, 20);
    return i.value() - 10;
}
