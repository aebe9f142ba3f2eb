// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    list.removeAll(1);
    list.removeAll(2);
    return list.last() - 3;
}
