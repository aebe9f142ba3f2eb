// verify: proved
// qt: 5 6
// native: ok
#include <QSharedPointer>

struct Node {
    int value = 1;
};

int main() {
    Node *const raw = new Node;
    QSharedPointer<Node> one(raw), two;
    two.reset(new Node);
    return two->value == 1 ? 0 : 1;
}
