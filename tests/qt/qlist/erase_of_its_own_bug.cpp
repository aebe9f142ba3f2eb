// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QList<int> other = list;
    other.detach();
    list.erase(other.begin()); //~ V0504
}
