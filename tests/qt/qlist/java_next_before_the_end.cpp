// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QListIterator<int> i(list);
    int sum = 0;
    while (i.hasNext())
        sum += i.next();
    return sum - 6;
}
