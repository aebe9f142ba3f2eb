// verify: proved
// qt: 6
// native: ok
#include <QHash>

int main() {
    QHash<int, int> hash;
    int &one = hash[1];
    hash[1] = 5;
    one = 7;
    return hash.value(1) - 7;
}
