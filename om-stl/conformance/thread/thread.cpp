// Threads whose outcome does not depend on how they are interleaved ([thread.threads]).
// standards: 11 14 17 20 23
#include "check.h"
#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <type_traits>
#include <vector>

static int shared = 0;
static void add(int x, int y) { shared = x + y; }
struct Counter {
    int count = 0;
    void step(int by) { count += by; }
};

int main() {
    check::section("thread");
    std::thread none;
    CHECK(!none.joinable());
    CHECK(none.get_id() == std::thread::id());
    CHECK_THROWS(std::system_error, none.join());
    CHECK_THROWS(std::system_error, none.detach());
    std::thread t(add, 2, 3);
    CHECK(t.joinable());
    CHECK(t.get_id() != std::thread::id());
    CHECK(t.get_id() != std::this_thread::get_id());
    t.join();
    CHECK(!t.joinable());
    CHECK(shared == 5);
    int local = 0;
    std::thread u([&local](int by) { local += by; }, 4);
    std::thread v(std::move(u));
    CHECK(!u.joinable() && v.joinable());
    v.join();
    CHECK(local == 4);
    Counter counter;
    std::thread member(&Counter::step, &counter, 7);
    member.join();
    CHECK(counter.count == 7);
    std::thread by_reference([](int &x) { x = 9; }, std::ref(local));
    by_reference.join();
    CHECK(local == 9);
    std::unique_ptr<int> owned(new int(3));
    std::thread moved([&local](std::unique_ptr<int> p) { local = *p; }, std::move(owned));
    moved.join();
    CHECK(local == 3);
    std::mutex m;
    int total = 0;
    std::vector<std::thread> many;
    for (int i = 0; i < 4; ++i)
        many.emplace_back([&m, &total, i] {
            std::lock_guard<std::mutex> lock(m);
            total += i;
        });
    for (std::thread &each : many)
        each.join();
    CHECK(total == 6);
    std::thread a([] {}), b;
    swap(a, b);
    CHECK(!a.joinable() && b.joinable());
    a = std::move(b);
    CHECK(a.joinable());
    a.join();
    std::thread::id inside;
    std::thread c([&inside] { inside = std::this_thread::get_id(); });
    std::thread::id outside = c.get_id();
    c.join();
    CHECK(inside == outside);
    CHECK(std::hash<std::thread::id>()(inside) == std::hash<std::thread::id>()(outside));
    std::this_thread::yield();
    std::this_thread::sleep_for(std::chrono::nanoseconds(1));
    CHECK((!std::is_copy_constructible<std::thread>::value));
    CHECK(sizeof(std::thread) == sizeof(void *));
#if __cplusplus >= 202002L
    check::section("jthread");
    bool stopped = false;
    {
        std::jthread j([&stopped](std::stop_token token) {
            while (!token.stop_requested())
                std::this_thread::yield();
            stopped = true;
        });
        CHECK(j.joinable());
        CHECK(j.request_stop());
        CHECK(!j.request_stop());
    }
    CHECK(stopped);
    std::jthread k([&stopped] { stopped = false; });
    k.join();
    CHECK(!stopped);
#endif
    return check::done();
}
