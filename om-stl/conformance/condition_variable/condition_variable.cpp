// Condition variables ([thread.condition]).
// standards: 11 14 17 20 23
#include "check.h"
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

int main() {
    std::mutex m;
    std::condition_variable changed;
    bool ready = false;
    std::thread setter([&] {
        std::lock_guard<std::mutex> lock(m);
        ready = true;
        changed.notify_one();
    });
    {
        std::unique_lock<std::mutex> lock(m);
        changed.wait(lock, [&] { return ready; });
        CHECK(ready);
        CHECK(lock.owns_lock());
    }
    setter.join();
    {
        std::unique_lock<std::mutex> lock(m);
        CHECK(!changed.wait_for(lock, std::chrono::milliseconds(1), [] { return false; }));
        CHECK(changed.wait_for(lock, std::chrono::milliseconds(1), [] { return true; }));
        CHECK(changed.wait_until(lock, std::chrono::steady_clock::now(), [] { return true; }));
    }
    std::queue<int> items;
    bool closed = false;
    int sum = 0;
    std::thread consumer([&] {
        for (;;) {
            std::unique_lock<std::mutex> lock(m);
            changed.wait(lock, [&] { return !items.empty() || closed; });
            if (items.empty())
                return;
            sum += items.front();
            items.pop();
        }
    });
    for (int i = 1; i <= 4; ++i) {
        std::lock_guard<std::mutex> lock(m);
        items.push(i);
        changed.notify_all();
    }
    {
        std::lock_guard<std::mutex> lock(m);
        closed = true;
    }
    changed.notify_all();
    consumer.join();
    CHECK(sum == 10);
    std::condition_variable_any any;
    bool flag = false;
    std::thread other([&] {
        std::lock_guard<std::mutex> lock(m);
        flag = true;
        any.notify_all();
    });
    {
        std::unique_lock<std::mutex> lock(m);
        any.wait(lock, [&] { return flag; });
    }
    other.join();
    CHECK(flag);
    CHECK(sizeof(std::condition_variable) == 48);
    return check::done();
}
