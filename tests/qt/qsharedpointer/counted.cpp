// verify: proved
// qt: 5 6
// native: ok
#include <QSharedPointer>
#include <cassert>

struct Node {
    int value = 1;
};

int main() {
    QSharedPointer<Node> a(new Node);
    QSharedPointer<Node> b(a);
    a.clear();
    assert(b);
}
