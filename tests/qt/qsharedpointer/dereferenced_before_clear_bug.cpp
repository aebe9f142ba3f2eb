// verify: violated
// qt: 5 6
// native: ubsan
#include <QSharedPointer>

struct Node {
    int value = 1;
};

int main() {
    QSharedPointer<Node> node(new Node);
    node.clear();
    const int value = (*node).value; //~ V0508
    return value == 1 ? 0 : 1;
}
