// verify: violated
// qt: 5
// native: none
#include <QLinkedList>

int main() {
    QLinkedList<int> list{1, 2, 3};
    QLinkedListIterator<int> i(list);
    int sum = 0;
    while (sum < 7)
        sum += i.next(); //~ V0503
    return sum - 6;
}
