// verify: proved
// system-headers: bounded
// native: ok
#include <memory>

struct Node {
    int value;
};

int main() {
    std::unique_ptr<Node> p(new Node{0});
    return p->value;
}
