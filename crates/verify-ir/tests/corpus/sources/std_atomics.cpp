// Atomics and threads of the standard library.
#include <atomic>
#include <mutex>
#include <thread>
// expect function: `int count_up()` at 9
// expect opcode: atomicrmw cmpxchg load invoke
std::atomic<int> counter{0};
std::mutex lock;
int count_up() {
    int before = counter.load(std::memory_order_acquire);
    while (!counter.compare_exchange_weak(before, before + 1, std::memory_order_release))
        ;
    std::thread other([] { std::lock_guard<std::mutex> hold(lock); counter.fetch_add(2); });
    other.join();
    return counter.exchange(5);
}
