// verify: violated
// qt: 5 6
// native: abort
#include <QList>
#include <cassert>

int main() {
    QList<int> list{1, 2, 3};
    QMutableListIterator<int> i(list);
    i.toFront();
    i.remove(); //~ V0501
    assert(list.size() == 2);
}
