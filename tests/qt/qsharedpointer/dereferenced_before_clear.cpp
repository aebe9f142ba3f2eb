// verify: proved
// qt: 5 6
// native: ok
#include <QSharedPointer>

struct Node {
    int value = 1;
};

int main() {
    QSharedPointer<Node> node(new Node);
    const int value = (*node).value;
    node.clear();
    return value == 1 ? 0 : 1;
}
