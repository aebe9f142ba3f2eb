// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QListIterator<int> i(list);
    int sum = 0;
    while (sum < 7)
        sum += i.next(); //~ V0503
    return sum - 6;
}
