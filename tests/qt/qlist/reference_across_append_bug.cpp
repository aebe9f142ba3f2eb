// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1};
    int &first = list[0];
    list.append(2);
    first = 3; //~ V0104
}
