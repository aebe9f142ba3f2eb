// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    int sum = 0;
    while (!list.isEmpty())
        sum += list.takeLast();
    return sum - 6;
}
