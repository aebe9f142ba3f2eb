// verify: violated
// qt: 5 6
// native: none
#include <QSet>

int main() {
    QSet<int> set{1, 2, 3};
    QSet<int>::iterator i = set.find(2);
    set.remove(2);
    return *i - 2; //~ V0502
}
