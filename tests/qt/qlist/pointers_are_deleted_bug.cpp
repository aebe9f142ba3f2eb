// verify: violated
// qt: 5 6
// native: leak
#include <QList>

int main() {
    QList<int *> list;
    list << new int(1) << new int(2); //~ V0110
    list.clear();
}
