// verify: proved
// qt: 5 6
// native: ok
#include <QQueue>

int main() {
    QQueue<int> q;
    q.enqueue(1);
    return q.head() - 1;
}
