// verify: unknown
// clang: -std=c++17
// flags: --memory-model rc11
// native: ok
#include <shared_mutex>
#include <thread>

static std::shared_mutex guard;
static int value;

int main() {
    std::thread other([] {
        std::shared_lock<std::shared_mutex> lock(guard);
        (void)value;
    });
    {
        std::lock_guard<std::shared_mutex> lock(guard);
        value = 1;
    }
    other.join();
    return 0;
}
