// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex guard;
static int value;

int main() {
    std::thread other([] {
        std::shared_lock<std::shared_mutex> lock(guard);
        assert(value == 0 || value == 1);
    });
    {
        std::lock_guard<std::shared_mutex> lock(guard);
        value = 1;
    }
    other.join();
    return 0;
}
