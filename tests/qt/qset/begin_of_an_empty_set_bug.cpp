// verify: violated
// qt: 5 6
// native: none
#include <QSet>

int main() {
    QSet<int> set;
    set.remove(0);
    return *set.begin(); //~ V0503
}
