// verify: proved
// native: ok
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

static int total;
static std::mutex guard;
static std::atomic<int> visits{0};

static void add(int amount) {
    visits.fetch_add(1, std::memory_order_relaxed);
    std::lock_guard<std::mutex> lock(guard);
    total += amount;
}

int main() {
    std::thread other(add, 3);
    add(4);
    other.join();
    assert(total == 7 && visits.load() == 2);
    return 0;
}
