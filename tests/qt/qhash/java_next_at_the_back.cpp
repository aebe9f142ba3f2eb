// verify: proved
// qt: 5 6
// native: ok
#include <QHash>

int main() {
    QHash<int, int> hash{{1, 10}, {2, 20}, {3, 30}};
    QHashIterator<int, int> i(hash);
    int sum = 0;
    for (int n = 0; n < 3; ++n)
        sum += i.next().key();
    return sum - 6;
}
