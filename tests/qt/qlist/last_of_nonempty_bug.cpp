// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    list.removeAll(1);
    list.removeAll(2), list.removeAll(3);
    return list.last() - 3; //~ V0505
}
