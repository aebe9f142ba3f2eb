// verify: violated
// qt: 5 6
// native: abort
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    int sum = 0;
    for (int i = 0; i < 4; ++i)
        sum += list.takeFirst(); //~ V0505
    return sum - 6;
}
