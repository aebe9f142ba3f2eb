// verify: proved
// qt: 6
// native: ok
#include <QList>

int main() {
    QList<int *> list;
    list << new int(1);
    qDeleteAll(list);
    list.clear();
    qDeleteAll(list.begin(), list.end());
}
