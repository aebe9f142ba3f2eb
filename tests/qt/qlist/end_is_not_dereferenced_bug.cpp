// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QList<int>::iterator i = list.end();
    return *i - 3; //~ V0503
}
