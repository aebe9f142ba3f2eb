// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1};
    list.append(2);
    int &first = list[0];
    first = 3;
}
