// verify: proved
// qt: 5 6
// native: ok
#include <QSharedPointer>

struct Node {
    int value = 1;
};

int main() {
    QSharedPointer<Node> node(new Node);
    int &value = node->value;
    value = 2;
    node.reset();
    return 0;
}
