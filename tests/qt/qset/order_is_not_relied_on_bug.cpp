// verify: violated
// qt: 5 6
// native: none
#include <QSet>
#include <cassert>

int main() {
    QSet<int> set{1, 2, 3};
    assert(*set.constBegin() != 3); //~ V0001
}
