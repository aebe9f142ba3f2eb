// verify: violated
// qt: 5 6
// native: ok
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    QMutableHashIterator<int, int> i(hash);
    i.remove(); //~ V0501
    return hash.size() > 3;
}
