// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QMutableListIterator<int> i(list);
    i.next();
    return i.value() - 1;
}
