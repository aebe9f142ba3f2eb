// verify: violated
// qt: 5 6
// native: asan
#include <QSet>

int main() {
    QSet<int> set{1, 2, 3};
    QSet<int>::const_iterator i = set.constBegin();
    set.clear();
    return *i == 0; //~ V0502
}
