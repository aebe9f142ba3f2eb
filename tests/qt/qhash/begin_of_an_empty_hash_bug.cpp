// verify: violated
// qt: 5 6
// native: none
#include <QHash>

int main() {
    QHash<int, int> hash;
    return *hash.begin(); //~ V0503
}
