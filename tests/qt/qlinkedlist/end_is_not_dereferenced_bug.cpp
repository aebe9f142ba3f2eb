// verify: violated
// qt: 5
// native: none
#include <QLinkedList>

int main() {
    QLinkedList<int> list{1, 2, 3};
    return *(list.begin() + 3) - 3; //~ V0503
}
