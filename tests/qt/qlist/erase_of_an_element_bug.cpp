// verify: violated
// qt: 5 6
// native: none
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    list.erase(list.end()); //~ V0503
}
