// verify: violated
// qt: 5 6
// native: none
#include <QSet>

int main() {
    QSet<int> set{1, 2, 3};
    QSet<int> other{1};
    return set.find(1) != other.find(1); //~ V0504
}
