// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QList<int> other = list;
    other.detach();
    list.erase(list.begin());
}
