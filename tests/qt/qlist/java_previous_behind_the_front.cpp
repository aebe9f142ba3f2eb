// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QListIterator<int> i(list);
    i.toBack();
    return i.previous() - 3;
}
