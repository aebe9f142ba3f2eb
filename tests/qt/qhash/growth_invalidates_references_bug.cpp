// verify: violated
// qt: 6
// native: none
#include <QHash>

int main() {
    QHash<int, int> hash;
    int &one = hash[1];
    hash[2] = 5;
    one = 7; //~ V0513
    return hash.value(1) - 7;
}
