// verify: violated
// qt: 5 6
// native: abort
#include <QQueue>

int main() {
    QQueue<int> q;
    return q.head() - 1; //~ V0505
}
