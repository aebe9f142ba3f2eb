// verify: proved
// qt: 6
// native: ok
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    hash.erase(hash.find(3));
    return int(hash.size()) - 2;
}
