// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    for (int x : list) //~ V0502
        list.append(x + 3);
}
