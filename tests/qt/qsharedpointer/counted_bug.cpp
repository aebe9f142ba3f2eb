// verify: violated
// qt: 5 6
// native: abort
#include <QSharedPointer>
#include <cassert>

struct Node {
    int value = 1;
};

int main() {
    QSharedPointer<Node> a(new Node);
    QSharedPointer<Node> b(a);
    a.clear();
    assert(a); //~ V0001
}
