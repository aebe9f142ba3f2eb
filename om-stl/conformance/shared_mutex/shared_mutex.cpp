// <shared_mutex> ([shared.mutex.syn]).
// standards: 14 17 20 23
#include "check.h"
#include <mutex>
#include <shared_mutex>
#include <system_error>

int main() {
    std::shared_timed_mutex t;
    t.lock_shared();
    CHECK(t.try_lock_shared());
    CHECK(t.try_lock_shared_for(std::chrono::milliseconds(1)));
    t.unlock_shared();
    t.unlock_shared();
    t.unlock_shared();
    t.lock();
    t.unlock();
    CHECK(t.try_lock_for(std::chrono::milliseconds(1)));
    t.unlock();
    {
        std::shared_lock<std::shared_timed_mutex> a(t);
        std::shared_lock<std::shared_timed_mutex> b(t, std::defer_lock);
        CHECK(a.owns_lock());
        CHECK(!b.owns_lock());
        CHECK(b.try_lock());
        CHECK_THROWS(std::system_error, b.lock());
        std::shared_lock<std::shared_timed_mutex> c(std::move(a));
        CHECK(!a && c);
        CHECK(a.mutex() == nullptr && c.mutex() == &t);
        c.unlock();
        CHECK(!c);
        b.swap(c);
        CHECK(c && !b);
    }
    CHECK(t.try_lock());
    t.unlock();
#if __cplusplus >= 201703L
    std::shared_mutex m;
    m.lock();
    m.unlock();
    m.lock_shared();
    CHECK(m.try_lock_shared());
    m.unlock_shared();
    m.unlock_shared();
    {
        std::unique_lock lock(m);
        CHECK(lock.owns_lock());
    }
    CHECK(m.try_lock());
    m.unlock();
#endif
    return check::done();
}
