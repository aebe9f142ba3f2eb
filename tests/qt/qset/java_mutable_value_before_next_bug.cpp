// verify: violated
// qt: 5 6
// native: none
#include <QSet>

int main() {
    QSet<int> set{1, 2, 3};
    QMutableSetIterator<int> i(set);
    return i.value() == 0; //~ V0503
}
