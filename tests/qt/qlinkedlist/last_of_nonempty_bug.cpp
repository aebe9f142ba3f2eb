// verify: violated
// qt: 5
// native: abort
#include <QLinkedList>

int main() {
    QLinkedList<int> list{1, 2, 3};
    list.removeLast();
    list.clear();
    return list.last() - 2; //~ V0505
}
