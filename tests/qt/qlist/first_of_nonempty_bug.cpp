// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list;
    list.clear();
    return list.first() - 1; //~ V0505
}
