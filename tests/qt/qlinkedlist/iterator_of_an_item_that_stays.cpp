// verify: proved
// qt: 5
// native: ok
#include <QLinkedList>

int main() {
    QLinkedList<int> list{1, 2, 3};
    QLinkedList<int>::iterator i = list.begin();
    list.append(4);
    list.erase(list.begin() + 1);
    return *i - 1;
}
