// verify: proved
// qt: 5 6
// native: ok
#include <QSet>

int main() {
    QSet<int> set{1, 2, 3};
    QSet<int>::const_iterator i = set.constBegin();
    return *i == 0;
}
