// Futures, promises, tasks ([futures]).
// standards: 11 14 17 20 23
#include "check.h"
#include <future>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>

static int twice(int x) { return 2 * x; }

int main() {
    check::section("promise");
    std::promise<int> p;
    std::future<int> f = p.get_future();
    CHECK(f.valid());
    CHECK_THROWS(std::future_error, p.get_future());
    CHECK(f.wait_for(std::chrono::seconds(0)) == std::future_status::timeout);
    p.set_value(5);
    CHECK_THROWS(std::future_error, p.set_value(6));
    CHECK(f.wait_for(std::chrono::seconds(0)) == std::future_status::ready);
    CHECK(f.get() == 5);
    CHECK(!f.valid());
    std::promise<std::string> failing;
    std::future<std::string> failed = failing.get_future();
    failing.set_exception(std::make_exception_ptr(std::runtime_error("no")));
    CHECK_THROWS(std::runtime_error, failed.get());
    std::future<int> broken;
    {
        std::promise<int> gone;
        broken = gone.get_future();
    }
    CHECK_THROWS(std::future_error, broken.get());
    int target = 1;
    std::promise<int &> reference;
    std::future<int &> by_reference = reference.get_future();
    reference.set_value(target);
    by_reference.get() = 7;
    CHECK(target == 7);
    std::promise<void> nothing;
    std::future<void> done = nothing.get_future();
    nothing.set_value();
    done.get();
    CHECK(!done.valid());
    std::promise<std::unique_ptr<int>> owner;
    owner.set_value(std::unique_ptr<int>(new int(3)));
    CHECK(*owner.get_future().get() == 3);

    check::section("shared");
    std::promise<int> q;
    std::shared_future<int> s = q.get_future().share();
    std::shared_future<int> again = s;
    q.set_value(8);
    CHECK(s.get() == 8);
    CHECK(again.get() == 8);
    CHECK(s.valid());

    check::section("task");
    std::packaged_task<int(int)> task(twice);
    CHECK(task.valid());
    std::future<int> result = task.get_future();
    task(4);
    CHECK(result.get() == 8);
    CHECK_THROWS(std::future_error, task(4));
    task.reset();
    result = task.get_future();
    std::thread runner(std::move(task), 5);
    runner.join();
    CHECK(result.get() == 10);
    std::packaged_task<int()> throwing([]() -> int { throw std::logic_error("x"); });
    std::future<int> thrown = throwing.get_future();
    throwing();
    CHECK_THROWS(std::logic_error, thrown.get());
    std::packaged_task<void()> empty;
    CHECK(!empty.valid());

    check::section("async");
    CHECK(std::async(twice, 6).get() == 12);
    CHECK(std::async(std::launch::async, twice, 7).get() == 14);
    std::future<int> later = std::async(std::launch::deferred, [] { return 1; });
    CHECK(later.wait_for(std::chrono::seconds(0)) == std::future_status::deferred);
    CHECK(later.get() == 1);
    CHECK_THROWS(std::logic_error, std::async([]() -> int { throw std::logic_error("y"); }).get());
    CHECK(std::async(std::launch::async, [](std::string a, std::string b) { return a + b; }, "x", "y").get() == "xy");
    std::promise<int> cross;
    std::future<int> waiting = std::async(std::launch::async, [&cross] { return cross.get_future().get() + 1; });
    cross.set_value(1);
    CHECK(waiting.get() == 2);
    try {
        std::future<int> invalid;
        std::promise<int> taken;
        taken.get_future();
        taken.get_future();
    } catch (const std::future_error &e) {
        CHECK(e.code() == std::future_errc::future_already_retrieved);
        CHECK(e.code().category() == std::future_category());
    }
    return check::done();
}
