// verify: proved
// qt: 5 6
// native: ok
#include <QList>
#include <algorithm>

int main() {
    QList<int> a{2, 1}, b{4, 3};
    std::sort(a.begin(), a.end());
    return a.first() - 1;
}
