// verify: proved
// qt: 5
// native: ok
#include <QLinkedList>

int main() {
    QLinkedList<int> list{1, 2, 3};
    list.erase(list.begin());
}
