// verify: violated
// qt: 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    return list.first(4).size() - 3; //~ V0506
}
