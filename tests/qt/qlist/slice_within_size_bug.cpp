// verify: violated
// qt: 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    return list.sliced(1, 3).size() - 2; //~ V0506
}
