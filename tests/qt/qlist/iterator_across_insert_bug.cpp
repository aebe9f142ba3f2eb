// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QList<int>::iterator i = list.begin() + 1;
    list.insert(i, 9);
    return *i - 9; //~ V0502
}
