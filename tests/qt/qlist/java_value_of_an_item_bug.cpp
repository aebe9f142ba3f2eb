// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QMutableListIterator<int> i(list);
    i.next();
    i.remove();
    return i.value() - 1; //~ V0503
}
