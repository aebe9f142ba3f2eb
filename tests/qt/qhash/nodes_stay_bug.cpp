// verify: violated
// qt: 5
// native: asan
#include <QHash>

int main() {
    QHash<int, int> hash;
    int &one = hash[1];
    hash[2] = 5;
    hash.remove(1);
    one = 7; //~ V0104
    return hash.value(1) - 7;
}
