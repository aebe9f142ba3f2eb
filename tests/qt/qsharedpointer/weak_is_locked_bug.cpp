// verify: violated
// qt: 5 6
// native: ubsan
#include <QSharedPointer>
#include <QWeakPointer>

struct Node {
    int value = 1;
};

int main() {
    QSharedPointer<Node> node(new Node);
    QWeakPointer<Node> weak(node);
    node.clear();
    return weak.lock()->value == 1 ? 0 : 1; //~ V0508
}
