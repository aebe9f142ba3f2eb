// verify: proved
// qt: 5
// native: ok
#include <QLinkedList>

int main() {
    QLinkedList<int> list{1, 2, 3};
    int sum = 0;
    for (int i = 0; i < 3; ++i)
        sum += list.takeFirst();
    return sum - 6;
}
