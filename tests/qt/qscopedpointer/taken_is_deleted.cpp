// verify: proved
// qt: 5 6
// native: ok
#include <QScopedPointer>

struct Node {
    int value = 1;
};

int main() {
    QScopedPointer<Node> node(new Node);
    Node *const raw = node.take();
    const int value = raw->value;
    delete raw;
    return value == 1 ? 0 : 1;
}
