// verify: proved
// native: ok
#include <atomic>
#include <thread>

static std::atomic<bool> done;

int main() {
    int *shared = new int(1);
    std::thread other([shared] {
        *shared = 2;
        done.store(true, std::memory_order_release);
    });
    while (!done.load(std::memory_order_acquire)) {
    }
    delete shared;
    other.join();
    return 0;
}
