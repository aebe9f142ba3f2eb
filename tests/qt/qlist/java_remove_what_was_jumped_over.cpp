// verify: proved
// qt: 5 6
// native: ok
#include <QList>
#include <cassert>

int main() {
    QList<int> list{1, 2, 3};
    QMutableListIterator<int> i(list);
    i.next();
    i.remove();
    assert(list.size() == 2);
}
