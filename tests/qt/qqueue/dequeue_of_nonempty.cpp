// verify: proved
// qt: 5 6
// native: ok
#include <QQueue>

int main() {
    QQueue<int> q;
    q.enqueue(1);
    q.enqueue(2);
    q.dequeue();
    return q.dequeue() - 2;
}
