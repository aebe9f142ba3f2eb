// verify: violated
// qt: 6
// native: abort
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    hash.erase(hash.find(4)); //~ V0503
    return int(hash.size()) - 2;
}
