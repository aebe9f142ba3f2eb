// verify: violated
// qt: 5 6
// native: abort
#include <QQueue>

int main() {
    QQueue<int> q;
    q.enqueue(1);
    q.dequeue();
    return q.dequeue() - 2; //~ V0505
}
