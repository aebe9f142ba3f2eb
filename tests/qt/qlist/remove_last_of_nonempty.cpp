// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{7};
    list.pop_back();
    list.append(8);
    list.removeLast();
}
