// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    list.takeAt(2);
    return list.takeAt(2) - 3; //~ V0506
}
