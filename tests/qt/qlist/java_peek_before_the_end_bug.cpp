// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QListIterator<int> i(list);
    i.findNext(9);
    return i.peekNext() - 3; //~ V0503
}
