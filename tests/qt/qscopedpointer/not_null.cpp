// verify: proved
// qt: 5 6
// native: ok
#include <QScopedPointer>

struct Node {
    int value = 1;
};

int main() {
    QScopedPointer<Node> node(new Node);
    return node->value == 1 ? 0 : 1;
}
