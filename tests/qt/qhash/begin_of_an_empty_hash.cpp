// verify: proved
// qt: 5 6
// native: ok
#include <QHash>

int main() {
    QHash<int, int> hash;
    hash[1] = 0;
    return *hash.begin();
}
