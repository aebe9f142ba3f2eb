// verify: violated
// native: none
#include <atomic>
#include <thread>

struct Node {
    int value;
};
static std::atomic<Node *> shared;

int main() {
    std::thread other([] {
        Node *node = new Node{1};
        shared.store(node, std::memory_order_relaxed);
    });
    if (Node *node = shared.load(std::memory_order_relaxed))
        node->value = 2; //~ V1110
    other.join();
    delete shared.load();
    return 0;
}
