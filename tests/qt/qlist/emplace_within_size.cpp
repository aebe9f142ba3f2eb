// verify: proved
// qt: 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    list.emplace(3, 4);
}
