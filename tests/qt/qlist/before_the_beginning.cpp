// verify: proved
// qt: 5 6
// native: ok
#include <QList>

int main() {
    QList<int> list{1, 2, 3};
    QList<int>::iterator i = list.begin() + 1;
    --i;
    ++i;
    return *i - 2;
}
