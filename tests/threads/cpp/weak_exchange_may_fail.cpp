// verify: proved
// native: ok
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> value;

static void add() {
    int seen = value.load();
    while (!value.compare_exchange_weak(seen, seen + 1)) {
    }
}

int main() {
    std::thread other(add);
    add();
    other.join();
    assert(value == 2);
    return 0;
}
