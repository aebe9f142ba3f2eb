// verify: violated
// qt: 5 6
// native: none
#include <QSet>

int main() {
    QSet<int> set{1, 2, 3};
    return *set.find(4) - 3; //~ V0503
}
