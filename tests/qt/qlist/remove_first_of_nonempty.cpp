// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list;
    if (!list.isEmpty())
        list.removeFirst();
}
