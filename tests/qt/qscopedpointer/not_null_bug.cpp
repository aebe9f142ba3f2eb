// verify: violated
// qt: 5 6
// native: ubsan
#include <QScopedPointer>

struct Node {
    int value = 1;
};

int main() {
    QScopedPointer<Node> node;
    return node->value == 1 ? 0 : 1; //~ V0508
}
