// verify: violated
// qt: 6
// native: abort
#include <QList>

int main() {
    QList<int> list;
    list.resize(2);
    list.resize(list.size() - 3); //~ V0501
}
