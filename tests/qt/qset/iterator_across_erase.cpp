// verify: proved
// qt: 5 6
// native: ok
#include <QSet>

int main() {
    QSet<int> set{1, 2, 3};
    QSet<int>::iterator i = set.find(2);
    return *i - 2;
}
