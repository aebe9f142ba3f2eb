// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QList<int>::const_iterator i = list.constBegin();
    list.clear();
    return *i - 1; //~ V0502
}
