// verify: proved
// qt: 5 6
// native: ok
#include <QSharedPointer>
#include <QWeakPointer>

struct Node {
    int value = 1;
};

int main() {
    QSharedPointer<Node> node(new Node);
    QWeakPointer<Node> weak(node);
    return weak.lock()->value == 1 ? 0 : 1;
}
