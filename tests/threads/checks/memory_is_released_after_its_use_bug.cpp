// verify: violated
// native: none
#include <atomic>
#include <thread>

static std::atomic<bool> done;

int main() {
    int *shared = new int(1);
    std::thread other([shared] {
        *shared = 2;
        done.store(true, std::memory_order_relaxed);
    });
    while (!done.load(std::memory_order_relaxed)) {
    }
    delete shared; //~ V1110
    other.join();
    return 0;
}
