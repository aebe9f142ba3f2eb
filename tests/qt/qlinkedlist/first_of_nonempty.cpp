// verify: proved
// qt: 5
// native: ok
#include <QLinkedList>

int main() {
    QLinkedList<int> list;
    list << 1;
    return list.first() - 1;
}
