// verify: proved
// qt: 5 6
// native: ok
#include <QSet>

int main() {
    QSet<int> set{1, 2, 3};
    QMutableSetIterator<int> i(set);
    i.next();
    i.remove();
    return set.size() > 3;
}
