// verify: violated
// qt: 5 6
// native: none
#include <QHash>

int main() {
    QMultiHash<int, int> hash{{1, 10}, {1, 11}};
    return hash.find(1, 12).value() - 10; //~ V0503
}
