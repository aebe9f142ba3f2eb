// verify: violated
// native: none
#include <atomic>

int main() {
    std::atomic<int> n(0);
    return n.load(std::memory_order_release); //~ V0501
}
