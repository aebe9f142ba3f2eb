// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list;
    list << 1 << 2 << 3;
    return list.at(3) - 3; //~ V0506
}
