// verify: proved
// qt: 5 6
// native: ok
#include <QList>
#include <cassert>

int main() {
    QList<int> list{1, 2, 3};
    QMutableListIterator<int> i(list);
    while (i.hasNext())
        if (i.next() == 2)
            i.insert(20);
    assert(list.at(2) == 20);
}
