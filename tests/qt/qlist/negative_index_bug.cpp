// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    int before = list.indexOf(1);
    if (before >= 0)
        return list.at(before - 1); //~ V0506
}
