// verify: violated
// qt: 5
// native: abort
#include <QLinkedList>

int main() {
    QLinkedList<int> list;
    return list.first() - 1; //~ V0505
}
