// verify: proved
// qt: 5 6
// native: ok
#include <QSet>

int main() {
    QSet<int> set{1, 2, 3};
    QSet<int> other{1};
    return set.find(1) != set.find(1);
}
