// verify: violated
// qt: 6
// native: asan
#include <QList>

int main() {
    QList<int *> list;
    list << new int(1);
    qDeleteAll(list);
    list.squeeze();
    qDeleteAll(list.begin(), list.end()); //~ V0107
}
