// verify: violated
// native: none
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> value;

int main() {
    std::thread other([] {});
    int seen = 0;
    value.compare_exchange_weak(seen, 1);
    other.join();
    assert(value == 1); //~ V0001
    return 0;
}
