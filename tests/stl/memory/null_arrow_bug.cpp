// verify: violated
// system-headers: violated
// native: none
#include <memory>

struct Node {
    int value;
};

int main() {
    std::unique_ptr<Node> p;
    return p->value; //~ V0508
}
