// verify: proved
// qt: 5 6
// native: ok
#include <QSet>
#include <cassert>

int main() {
    QSet<int> set{1, 2, 3};
    set << 3;
    assert(set.size() == 3);
}
