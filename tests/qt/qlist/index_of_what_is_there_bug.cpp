// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    int at = list.indexOf(9);
    if (at == -2)
        return 0;
    return list.at(at); //~ V0506
}
