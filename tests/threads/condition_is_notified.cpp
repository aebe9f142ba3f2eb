// verify: proved
// native: ok
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex guard;
static std::condition_variable changed;
static bool ready;

int main() {
    std::thread other([] {
        std::lock_guard<std::mutex> lock(guard);
        ready = true;
        changed.notify_one();
    });
    {
        std::unique_lock<std::mutex> lock(guard);
        changed.wait(lock, [] { return ready; });
        assert(ready);
    }
    other.join();
    return 0;
}
