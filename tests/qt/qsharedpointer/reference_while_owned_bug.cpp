// verify: violated
// qt: 5 6
// native: asan
#include <QSharedPointer>

struct Node {
    int value = 1;
};

int main() {
    QSharedPointer<Node> node(new Node);
    int &value = node->value;
    node.reset();
    value = 2; //~ V0104
    return 0;
}
