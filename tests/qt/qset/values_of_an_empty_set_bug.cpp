// verify: violated
// qt: 5 6
// native: none
#include <QSet>

int main() {
    QSet<int> set;
    return set.values().first(); //~ V0505
}
