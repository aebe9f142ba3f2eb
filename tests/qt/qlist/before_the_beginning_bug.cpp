// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QList<int>::iterator i = list.begin() + 1;
    --i;
    --i; //~ V0503
    return *i - 2;
}
