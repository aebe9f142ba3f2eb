// verify: violated
// qt: 5
// native: none
#include <QLinkedList>

int main() {
    QLinkedList<int> list{1, 2, 3};
    list.erase(list.end()); //~ V0503
}
