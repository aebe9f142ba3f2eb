// verify: proved
// native: ok
#include <cassert>
#include <chrono>
#include <mutex>
#include <thread>

static std::timed_mutex guard;
static int count;

int main() {
    std::thread other([] {
        std::lock_guard<std::timed_mutex> lock(guard);
        count++;
    });
    if (guard.try_lock_for(std::chrono::seconds(1))) {
        count++;
        guard.unlock();
    }
    other.join();
    assert(count == 1 || count == 2);
    return 0;
}
