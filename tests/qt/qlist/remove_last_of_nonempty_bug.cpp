// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list{7};
    list.pop_back();
    list.clear();
    list.removeLast(); //~ V0505
}
