// verify: proved
// qt: 5
// native: ok
#include <QHash>

int main() {
    QHash<int, int> hash;
    int &one = hash[1];
    hash[2] = 5;
    hash.remove(2);
    one = 7;
    return hash.value(1) - 7;
}
