// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    foreach (int x, list)
        list.append(x + 3);
}
