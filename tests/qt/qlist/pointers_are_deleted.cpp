// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int *> list;
    list << new int(1) << new int(2);
    qDeleteAll(list);
    list.clear();
}
