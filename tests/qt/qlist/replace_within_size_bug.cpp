// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    list.replace(list.size(), 4); //~ V0506
}
