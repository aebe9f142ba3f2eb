// verify: violated
// qt: 5
// native: none
#include <QLinkedList>

int main() {
    QLinkedList<int> list{1, 2, 3};
    QLinkedList<int>::iterator i = list.begin();
    list.append(4);
    list.erase(list.begin());
    return *i - 1; //~ V0502
}
