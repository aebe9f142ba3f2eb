// Mutexes, locks and call_once ([thread.mutex], [thread.once]).
// standards: 11 14 17 20 23
#include "check.h"
#include <mutex>
#include <stdexcept>
#include <system_error>
#include <type_traits>

int main() {
    check::section("mutexes");
    std::mutex m;
    m.lock();
    m.unlock();
    CHECK(m.try_lock());
    m.unlock();
    std::recursive_mutex r;
    r.lock();
    r.lock();
    CHECK(r.try_lock());
    r.unlock();
    r.unlock();
    r.unlock();
    std::timed_mutex t;
    CHECK(t.try_lock_for(std::chrono::milliseconds(1)));
    t.unlock();
    CHECK(t.try_lock_until(std::chrono::steady_clock::now()));
    t.unlock();
    std::recursive_timed_mutex rt;
    CHECK(rt.try_lock_for(std::chrono::seconds(1)));
    CHECK(rt.try_lock());
    rt.unlock();
    rt.unlock();
    CHECK((!std::is_copy_constructible<std::mutex>::value));
    CHECK(sizeof(std::mutex) == 40);

    check::section("locks");
    {
        std::lock_guard<std::mutex> guard(m);
    }
    CHECK(m.try_lock());
    {
        std::lock_guard<std::mutex> guard(m, std::adopt_lock);
    }
    {
        std::unique_lock<std::mutex> lock(m);
        CHECK(lock.owns_lock());
        CHECK(static_cast<bool>(lock));
        CHECK(lock.mutex() == &m);
        lock.unlock();
        CHECK(!lock);
        CHECK(lock.try_lock());
        CHECK_THROWS(std::system_error, lock.lock());
        std::unique_lock<std::mutex> moved(std::move(lock));
        CHECK(!lock.owns_lock() && lock.mutex() == nullptr);
        CHECK(moved.owns_lock());
        CHECK_THROWS(std::system_error, lock.lock());
        std::unique_lock<std::mutex> other;
        other.swap(moved);
        CHECK(other.owns_lock());
        CHECK(other.release() == &m);
        CHECK(!other);
        m.unlock();
    }
    {
        std::unique_lock<std::mutex> lock(m, std::defer_lock);
        CHECK(!lock);
        CHECK_THROWS(std::system_error, lock.unlock());
        std::unique_lock<std::mutex> tried(m, std::try_to_lock);
        CHECK(tried.owns_lock());
        std::unique_lock<std::timed_mutex> timed(t, std::chrono::milliseconds(1));
        CHECK(timed.owns_lock());
    }
    std::mutex n;
    std::lock(m, n);
    m.unlock();
    n.unlock();
    CHECK(std::try_lock(m, n) == -1);
    m.unlock();
    n.unlock();
#if __cplusplus >= 201703L
    {
        std::scoped_lock both(m, n);
        std::scoped_lock nothing;
    }
    CHECK(m.try_lock() && n.try_lock());
    {
        std::scoped_lock both(std::adopt_lock, m, n);
    }
#endif

    check::section("once");
    std::once_flag flag;
    int calls = 0;
    std::call_once(flag, [&] { ++calls; });
    std::call_once(flag, [&] { ++calls; });
    CHECK(calls == 1);
    std::once_flag add;
    std::call_once(add, [&](int x, int y) { calls += x + y; }, 2, 3);
    CHECK(calls == 6);
    return check::done();
}
