// verify: violated
// qt: 5 6
// native: none
#include <QList>
#include <algorithm>

int main() {
    QList<int> a{2, 1}, b{4, 3};
    std::sort(a.begin(), b.end()); //~ V0504
    return a.first() - 1;
}
