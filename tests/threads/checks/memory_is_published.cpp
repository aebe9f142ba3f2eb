// verify: proved
// native: ok
#include <atomic>
#include <thread>

struct Node {
    int value;
};
static std::atomic<Node *> shared;

int main() {
    std::thread other([] {
        Node *node = new Node{1};
        shared.store(node, std::memory_order_release);
    });
    if (Node *node = shared.load(std::memory_order_acquire))
        node->value = 2;
    other.join();
    delete shared.load();
    return 0;
}
