// verify: proved
// qt: 5
// native: ok
#include <QLinkedList>

int main() {
    QLinkedList<int> list{1, 2, 3};
    QLinkedListIterator<int> i(list);
    int sum = 0;
    while (i.hasNext())
        sum += i.next();
    return sum - 6;
}
