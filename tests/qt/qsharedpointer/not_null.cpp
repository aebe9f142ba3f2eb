// verify: proved
// qt: 5 6
// native: ok
#include <QSharedPointer>

struct Node {
    int value = 1;
};

int main() {
    QSharedPointer<Node> node(new Node);
    return node->value == 1 ? 0 : 1;
}
