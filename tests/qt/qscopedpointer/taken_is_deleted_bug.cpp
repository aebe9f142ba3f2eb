// verify: violated
// qt: 5 6
// native: leak
#include <QScopedPointer>

struct Node {
    int value = 1;
};

int main() {
    QScopedPointer<Node> node(new Node); //~ V0110
    Node *const raw = node.take();
    const int value = raw->value;
    return value == 1 ? 0 : 1;
}
