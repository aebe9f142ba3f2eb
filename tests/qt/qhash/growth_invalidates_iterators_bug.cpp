// verify: violated
// qt: 6
// native: none
#include <QHash>

int main() {
    QHash<int, int> hash;
    QHash<int, int>::iterator i = hash.insert(1, 10);
    hash.insert(2, 20);
    return i.value() - 10; //~ V0502
}
