// lock_guard, scoped_lock, unique_lock and the functions that lock several ([thread.lock]).
#ifndef OM_THREAD_LOCKS_H
#define OM_THREAD_LOCKS_H

#include <__om/chrono/duration.h>
#include <__om/move.h>
#include <__om/thread/mutex.h>
#include <system_error>
#include <tuple>

OM_BEGIN_MODEL

namespace std {

struct defer_lock_t {
    explicit defer_lock_t() = default;
};
struct try_to_lock_t {
    explicit try_to_lock_t() = default;
};
struct adopt_lock_t {
    explicit adopt_lock_t() = default;
};
OM_INLINE_VARIABLE constexpr defer_lock_t defer_lock = defer_lock_t();
OM_INLINE_VARIABLE constexpr try_to_lock_t try_to_lock = try_to_lock_t();
OM_INLINE_VARIABLE constexpr adopt_lock_t adopt_lock = adopt_lock_t();

// [thread.lock.guard]
template <class _Mutex>
class lock_guard {
    _Mutex &__m;

public:
    typedef _Mutex mutex_type;
    explicit lock_guard(_Mutex &__mutex) : __m(__mutex) { __m.lock(); }
    lock_guard(_Mutex &__mutex, adopt_lock_t) : __m(__mutex) {}
    ~lock_guard() { __m.unlock(); }
    lock_guard(const lock_guard &) = delete;
    lock_guard &operator=(const lock_guard &) = delete;
};

// [thread.lock.unique]
template <class _Mutex>
class unique_lock {
    _Mutex *__m;
    bool __owns;

    void __check_lockable(const char *__where) const {
        if (!__m)
            OM_THROW(system_error(make_error_code(errc::operation_not_permitted), __where));
        if (__owns)
            OM_THROW(system_error(make_error_code(errc::resource_deadlock_would_occur), __where));
    }

public:
    typedef _Mutex mutex_type;

    unique_lock() noexcept : __m(nullptr), __owns(false) {}
    explicit unique_lock(_Mutex &__mutex) : __m(__builtin_addressof(__mutex)), __owns(false) {
        __m->lock();
        __owns = true;
    }
    unique_lock(_Mutex &__mutex, defer_lock_t) noexcept : __m(__builtin_addressof(__mutex)), __owns(false) {}
    unique_lock(_Mutex &__mutex, try_to_lock_t) : __m(__builtin_addressof(__mutex)), __owns(__mutex.try_lock()) {}
    unique_lock(_Mutex &__mutex, adopt_lock_t) : __m(__builtin_addressof(__mutex)), __owns(true) {}
    template <class _Clock, class _Duration>
    unique_lock(_Mutex &__mutex, const chrono::time_point<_Clock, _Duration> &__t)
        : __m(__builtin_addressof(__mutex)), __owns(__mutex.try_lock_until(__t)) {}
    template <class _Rep, class _Period>
    unique_lock(_Mutex &__mutex, const chrono::duration<_Rep, _Period> &__d)
        : __m(__builtin_addressof(__mutex)), __owns(__mutex.try_lock_for(__d)) {}
    ~unique_lock() {
        if (__owns)
            __m->unlock();
    }
    unique_lock(const unique_lock &) = delete;
    unique_lock &operator=(const unique_lock &) = delete;
    unique_lock(unique_lock &&__u) noexcept : __m(__u.__m), __owns(__u.__owns) {
        __u.__m = nullptr;
        __u.__owns = false;
    }
    unique_lock &operator=(unique_lock &&__u) {
        if (__owns)
            __m->unlock();
        __m = __u.__m;
        __owns = __u.__owns;
        __u.__m = nullptr;
        __u.__owns = false;
        return *this;
    }

    void lock() {
        __check_lockable("unique_lock::lock()");
        __m->lock();
        __owns = true;
    }
    bool try_lock() {
        __check_lockable("unique_lock::try_lock()");
        __owns = __m->try_lock();
        return __owns;
    }
    template <class _Rep, class _Period>
    bool try_lock_for(const chrono::duration<_Rep, _Period> &__d) {
        __check_lockable("unique_lock::try_lock_for()");
        __owns = __m->try_lock_for(__d);
        return __owns;
    }
    template <class _Clock, class _Duration>
    bool try_lock_until(const chrono::time_point<_Clock, _Duration> &__t) {
        __check_lockable("unique_lock::try_lock_until()");
        __owns = __m->try_lock_until(__t);
        return __owns;
    }
    void unlock() {
        if (!__owns)
            OM_THROW(system_error(make_error_code(errc::operation_not_permitted), "unique_lock::unlock()"));
        __m->unlock();
        __owns = false;
    }
    void swap(unique_lock &__u) noexcept {
        std::swap(__m, __u.__m);
        std::swap(__owns, __u.__owns);
    }
    _Mutex *release() noexcept {
        _Mutex *__mutex = __m;
        __m = nullptr;
        __owns = false;
        return __mutex;
    }
    bool owns_lock() const noexcept { return __owns; }
    explicit operator bool() const noexcept { return __owns; }
    _Mutex *mutex() const noexcept { return __m; }
};
template <class _Mutex>
inline void swap(unique_lock<_Mutex> &__x, unique_lock<_Mutex> &__y) noexcept {
    __x.swap(__y);
}
#if OM_CXX17
template <class _Mutex>
lock_guard(_Mutex &) -> lock_guard<_Mutex>;
template <class _Mutex>
unique_lock(_Mutex &) -> unique_lock<_Mutex>;
#endif

} // namespace std

namespace __om {

// Tries one after the other; the position of the one that was not to be had, after unlocking the others.
inline int try_locks(int) { return -1; }
template <class _L1, class... _Ls>
int try_locks(int __position, _L1 &__first, _Ls &...__rest) {
    if (!__first.try_lock())
        return __position;
    const int __failed = __om::try_locks(__position + 1, __rest...);
    if (__failed != -1)
        __first.unlock();
    return __failed;
}
// Any lock, whatever its type.
struct any_lock {
    void *__lock;
    void (*__take)(void *);
    bool (*__try)(void *);
    void (*__leave)(void *);

    template <class _Lock>
    explicit any_lock(_Lock &__l)
        : __lock(__builtin_addressof(__l)), __take([](void *__p) { static_cast<_Lock *>(__p)->lock(); }),
          __try([](void *__p) -> bool { return static_cast<_Lock *>(__p)->try_lock(); }),
          __leave([](void *__p) { static_cast<_Lock *>(__p)->unlock(); }) {}
};
// Waits for one and tries the others; the position of the one that was not to be had, after unlocking the others.
inline int lock_from(const any_lock *__all, int __n, int __first) {
    __all[__first].__take(__all[__first].__lock);
    for (int __at = 0; __at < __n; ++__at)
        if (__at != __first && !__all[__at].__try(__all[__at].__lock)) {
            for (int __taken = 0; __taken < __at; ++__taken)
                if (__taken != __first)
                    __all[__taken].__leave(__all[__taken].__lock);
            __all[__first].__leave(__all[__first].__lock);
            return __at;
        }
    return -1;
}
inline void unlock_all() {}
template <class _L1, class... _Ls>
void unlock_all(_L1 &__first, _Ls &...__rest) {
    __first.unlock();
    __om::unlock_all(__rest...);
}

} // namespace __om

namespace std {

// [thread.lock.algorithm]
template <class _L1, class _L2, class... _Ls>
int try_lock(_L1 &__l1, _L2 &__l2, _Ls &...__rest) {
    return __om::try_locks(0, __l1, __l2, __rest...);
}
template <class _L1, class _L2, class... _Ls>
void lock(_L1 &__l1, _L2 &__l2, _Ls &...__rest) {
    const __om::any_lock __all[] = {__om::any_lock(__l1), __om::any_lock(__l2), __om::any_lock(__rest)...};
    const int __n = 2 + static_cast<int>(sizeof...(__rest));
    // One is waited for, any of them, and the others are tried. Where one of those is not to be had, all are given back: that
    // comes to nothing until it is free, and is not looked at any further.
    int __first = 0;
    while (__first + 1 < __n && __verify_choose())
        ++__first;
    while ((__first = __om::lock_from(__all, __n, __first)) != -1)
        __verify_await(0);
}

#if OM_CXX17
// [thread.lock.scoped]
template <class... _Mutexes>
class scoped_lock {
    tuple<_Mutexes &...> __all;

public:
    explicit scoped_lock(_Mutexes &...__m) : __all(__m...) {
        if constexpr (sizeof...(_Mutexes) > 1)
            std::lock(__m...);
    }
    explicit scoped_lock(adopt_lock_t, _Mutexes &...__m) : __all(__m...) {}
    ~scoped_lock() {
        std::apply([](_Mutexes &...__m) { __om::unlock_all(__m...); }, __all);
    }
    scoped_lock(const scoped_lock &) = delete;
    scoped_lock &operator=(const scoped_lock &) = delete;
};
template <class _Mutex>
class scoped_lock<_Mutex> {
    _Mutex &__m;

public:
    typedef _Mutex mutex_type;
    explicit scoped_lock(_Mutex &__mutex) : __m(__mutex) { __m.lock(); }
    explicit scoped_lock(adopt_lock_t, _Mutex &__mutex) : __m(__mutex) {}
    ~scoped_lock() { __m.unlock(); }
    scoped_lock(const scoped_lock &) = delete;
    scoped_lock &operator=(const scoped_lock &) = delete;
};
template <class... _Mutexes>
scoped_lock(_Mutexes &...) -> scoped_lock<_Mutexes...>;
#endif

// [thread.once]
struct once_flag {
    constexpr once_flag() noexcept : __state(0) {}
    once_flag(const once_flag &) = delete;
    once_flag &operator=(const once_flag &) = delete;

    int __state; // 2 when the function has run; above while a thread runs it
};

} // namespace std

namespace __om {

// The flag is reset when the function throws: the next call tries again.
struct once_attempt {
    std::once_flag &__flag;
    bool __finished;

    explicit once_attempt(std::once_flag &__f) : __flag(__f), __finished(false) {}
    ~once_attempt() { __atomic_store_n(&__flag.__state, __finished ? 2 : 0, __ATOMIC_RELEASE); }
};

} // namespace __om

namespace std {

template <class _Fn, class... _Args>
void call_once(once_flag &__flag, _Fn &&__f, _Args &&...__args) {
    const int __mine = static_cast<int>(__om::current_thread()) + 2;
    for (;;) {
        int __before = 0;
        if (__atomic_compare_exchange_n(&__flag.__state, &__before, __mine, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE))
            break;
        OM_CHECK("thread-misuse", __before != __mine, "call_once() from inside the function it calls");
        if (__before == 2)
            return;
        // Another thread is at it.
        __verify_await(0);
    }
    __om::once_attempt __attempt(__flag);
    __om::call(std::forward<_Fn>(__f), std::forward<_Args>(__args)...);
    __attempt.__finished = true;
}

} // namespace std

OM_END_MODEL

#endif
