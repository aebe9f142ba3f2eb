// verify: violated
// qt: 5 6
// native: none
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    QHash<int, int> other{{1, 10}};
    hash.erase(other.find(1)); //~ V0504
    return int(hash.size()) - 2;
}
