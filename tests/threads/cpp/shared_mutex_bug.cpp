// verify: violated
// clang: -std=c++17
// native: none
#include <cassert>
#include <shared_mutex>
#include <thread>

static std::shared_mutex guard;
static int value;

int main() {
    std::thread other([] {
        std::shared_lock<std::shared_mutex> lock(guard);
        value = 2; //~ V1101
    });
    {
        std::shared_lock<std::shared_mutex> lock(guard);
        value = 1;
    }
    other.join();
    return 0;
}
