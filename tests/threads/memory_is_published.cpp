// verify: proved
// native: ok
#include <atomic>
#include <cassert>
#include <thread>

struct Node {
    int value;
};

static std::atomic<Node *> head{nullptr};

int main() {
    std::thread producer([] {
        Node *made = new Node;
        made->value = 5;
        head.store(made, std::memory_order_release);
    });
    if (Node *seen = head.load(std::memory_order_acquire))
        assert(seen->value == 5);
    producer.join();
    delete head.load();
    return 0;
}
