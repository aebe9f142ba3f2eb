// verify: proved
// qt: 5 6
// native: ok
#include <QSet>
#include <cassert>

int main() {
    const QSet<int> a{1, 2}, b{2, 3};
    assert((a & b).size() == 1);
}
