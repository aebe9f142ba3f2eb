// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    int at = list.indexOf(9);
    if (at == -1)
        return 0;
    return list.at(at);
}
