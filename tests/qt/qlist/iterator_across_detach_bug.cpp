// verify: violated
// qt: 5 6
// native: none
// Writing to a shared list detaches it: old iterators stay with the copy.
#include <QList>

int main() {
    QList<int> list{1, 2, 3}, copy = list;
    QList<int>::const_iterator i = list.constBegin();
    list[0] = 4;
    int sum = 0;
    while (i != list.constEnd()) //~ V0504
        sum += *i++;
    return sum - 9;
}
