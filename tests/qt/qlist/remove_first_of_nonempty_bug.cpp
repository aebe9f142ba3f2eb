// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list;
    if (list.isEmpty())
        list.removeFirst(); //~ V0505
}
