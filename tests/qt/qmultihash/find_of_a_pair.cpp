// verify: proved
// qt: 5 6
// native: ok
#include <QHash>

int main() {
    QMultiHash<int, int> hash{{1, 10}, {1, 11}};
    return hash.find(1, 10).value() - 10;
}
