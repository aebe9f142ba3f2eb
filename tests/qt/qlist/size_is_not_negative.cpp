// verify: proved
// qt: 6
// native: ok
#include <QList>

int main() {
    QList<int> list;
    list.resize(2);
    list.resize(list.size() - 2);
}
