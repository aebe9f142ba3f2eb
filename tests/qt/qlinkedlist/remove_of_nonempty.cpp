// verify: proved
// qt: 5
// native: ok
#include <QLinkedList>

int main() {
    QLinkedList<int> list;
    if (!list.isEmpty())
        list.removeFirst();
}
