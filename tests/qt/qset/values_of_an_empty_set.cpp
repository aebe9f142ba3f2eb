// verify: proved
// qt: 5 6
// native: ok
#include <QSet>

int main() {
    QSet<int> set;
    set << 0;
    return set.values().first();
}
