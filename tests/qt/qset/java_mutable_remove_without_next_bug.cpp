// verify: violated
// qt: 5 6
// native: ok
#include <QSet>

int main() {
    QSet<int> set{1, 2, 3};
    QMutableSetIterator<int> i(set);
    i.remove(); //~ V0501
    return set.size() > 3;
}
