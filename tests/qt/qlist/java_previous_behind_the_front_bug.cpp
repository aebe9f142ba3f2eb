// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QListIterator<int> i(list);
    return i.previous() - 3; //~ V0503
}
