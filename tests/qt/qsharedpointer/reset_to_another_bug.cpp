// verify: violated
// qt: 5 6
// native: asan
#include <QSharedPointer>

struct Node {
    int value = 1;
};

int main() {
    Node *const raw = new Node;
    QSharedPointer<Node> one(raw), two;
    two.reset(raw); //~ V0501
    return two->value == 1 ? 0 : 1;
}
