// verify: violated
// qt: 5 6
// native: abort
#include <QSet>
#include <cassert>

int main() {
    QSet<int> set{1, 2, 3};
    set << 4;
    assert(set.size() == 3); //~ V0001
}
