// verify: violated
// qt: 5 6
// native: abort
#include <QList>
#include <cassert>

int main() {
    QList<int> list{1, 2, 3};
    QMutableListIterator<int> i(list);
    while (i.hasNext())
        if (i.next() == 2)
            i.insert(20);
    assert(list.at(1) == 20); //~ V0001
}
