// Latches, barriers, semaphores and stop tokens ([thread.coord], [thread.sema], [thread.stoptoken]).
// standards: 20 23
#include "check.h"
#include <barrier>
#include <latch>
#include <semaphore>
#include <stop_token>
#include <thread>

int main() {
    check::section("latch");
    std::latch l(2);
    CHECK(!l.try_wait());
    l.count_down();
    std::thread t([&l] { l.count_down(); });
    l.wait();
    CHECK(l.try_wait());
    t.join();
    std::latch both(2);
    int sum = 0;
    std::thread arriving([&] {
        sum = 3;
        both.arrive_and_wait();
    });
    both.arrive_and_wait();
    CHECK(sum == 3);
    arriving.join();
    std::latch none(0);
    CHECK(none.try_wait());

    check::section("barrier");
    int completions = 0;
    auto completed = [&completions]() noexcept { ++completions; };
    std::barrier single(1, completed);
    single.arrive_and_wait();
    single.arrive_and_wait();
    CHECK(completions == 2);
    std::barrier pair(2);
    auto token = pair.arrive();
    std::thread second([&pair] { pair.arrive_and_wait(); });
    pair.wait(std::move(token));
    second.join();
    std::barrier shrinking(2);
    shrinking.arrive_and_drop();
    shrinking.arrive_and_wait();
    shrinking.arrive_and_wait();
    CHECK(true);

    check::section("semaphore");
    std::counting_semaphore<4> s(1);
    s.acquire();
    CHECK(!s.try_acquire());
    s.release(2);
    CHECK(s.try_acquire());
    CHECK(s.try_acquire_for(std::chrono::milliseconds(1)));
    CHECK(!s.try_acquire_for(std::chrono::milliseconds(1)));
    CHECK(std::counting_semaphore<4>::max() >= 4);
    std::binary_semaphore go(0);
    int seen = 0;
    std::thread waiter([&] {
        go.acquire();
        seen = 1;
    });
    go.release();
    waiter.join();
    CHECK(seen == 1);

    check::section("stop");
    std::stop_source source;
    std::stop_token stop = source.get_token();
    CHECK(stop.stop_possible());
    CHECK(!stop.stop_requested());
    int called = 0;
    {
        std::stop_callback callback(stop, [&called] { ++called; });
        CHECK(source.request_stop());
        CHECK(called == 1);
        CHECK(!source.request_stop());
        CHECK(called == 1);
    }
    CHECK(stop.stop_requested());
    std::stop_callback late(stop, [&called] { ++called; });
    CHECK(called == 2);
    CHECK(stop == source.get_token());
    std::stop_token never;
    CHECK(!never.stop_possible());
    CHECK(!std::stop_source(std::nostopstate).stop_possible());
    std::stop_source other;
    {
        std::stop_callback removed(other.get_token(), [&called] { ++called; });
    }
    other.request_stop();
    CHECK(called == 2);
    return check::done();
}
