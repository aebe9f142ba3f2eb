// verify: violated
// qt: 5
// native: abort
#include <QLinkedList>

int main() {
    QLinkedList<int> list;
    if (list.isEmpty())
        list.removeFirst(); //~ V0505
}
