// verify: proved
// qt: 5 6
// native: ok
// Writing to a shared list detaches it: old iterators stay with the copy.
#include <QList>

int main() {
    QList<int> list{1, 2, 3}, copy = list;
    list[0] = 4;
    QList<int>::const_iterator i = list.constBegin();
    int sum = 0;
    while (i != list.constEnd())
        sum += *i++;
    return sum - 9;
}
