// verify: proved
// qt: 5 6
// native: ok
#include <QList>
#include <cassert>

int main() {
    QList<int> a{1, 2};
    QList<int> b = a;
    b[0] = 9;
    assert(a.at(0) == 1);
}
