// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    list.replace(list.size() - 1, 4);
}
