// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QList<int>::iterator i = list.begin();
    list.append(4);
    return *i - 1; //~ V0502
}
