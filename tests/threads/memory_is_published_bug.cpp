// verify: violated
// native: none
#include <atomic>
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
    int got = 5;
    if (Node *seen = head.load(std::memory_order_relaxed))
        got = seen->value; //~ V1110
    producer.join();
    delete head.load();
    return got == 5 ? 0 : 1;
}
