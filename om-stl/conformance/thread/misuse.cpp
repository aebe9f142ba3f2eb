// Misuse of threads, locks and what they wait for.
// standards: 14 17 20 23
// model only
#include "misuse.h"
#include <condition_variable>
#include <future>
#include <mutex>
#include <shared_mutex>
#include <thread>
#if __cplusplus >= 202002L
#include <barrier>
#include <latch>
#include <semaphore>
#endif

int main() {
    MISUSE("thread-misuse", std::thread t([] {}));
    MISUSE("thread-misuse", std::thread t([] {}); t = std::thread());
    MISUSE("thread-misuse", std::mutex m; m.lock(); m.lock());
    MISUSE("thread-misuse", std::mutex m; m.unlock());
    MISUSE("thread-misuse", std::mutex m; m.lock(); m.try_lock());
    MISUSE("thread-misuse", std::mutex m; m.lock());
    MISUSE("thread-misuse", std::mutex m; std::lock_guard<std::mutex> a(m); std::lock_guard<std::mutex> b(m));
    MISUSE("thread-misuse", std::mutex m; m.lock(); std::thread t([&m] { m.unlock(); }); t.join());
    MISUSE("thread-misuse", std::recursive_mutex m; m.lock(); m.unlock(); m.unlock());
    MISUSE("thread-misuse", std::shared_timed_mutex m; m.unlock_shared());
    MISUSE("thread-misuse", std::shared_timed_mutex m; m.lock(); m.lock());
    MISUSE("thread-misuse", std::condition_variable c; std::unique_lock<std::mutex> l; c.wait(l));
#if __cplusplus >= 202002L
    MISUSE("thread-misuse", std::latch l(1); l.count_down(2));
    MISUSE("thread-misuse", std::counting_semaphore<2> s(2); s.release());
    MISUSE("thread-misuse", std::latch l(-1));
#endif
    return check::done();
}
