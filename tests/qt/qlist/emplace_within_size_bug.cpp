// verify: violated
// qt: 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    list.emplace(4, 4); //~ V0506
}
