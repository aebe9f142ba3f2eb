// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list;
    list << 1;
    return list.first() - 1;
}
