// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    int before = list.indexOf(1);
    if (before > 0)
        return list.at(before - 1);
}
