// The mutexes ([thread.mutex.requirements]) and shared mutexes ([thread.sharedmutex.requirements]).
//
// Each keeps who holds it. Locking what another thread holds lets other threads run first; locking what the
// same thread holds, or unlocking what it does not hold, is a misuse.
#ifndef OM_THREAD_MUTEX_H
#define OM_THREAD_MUTEX_H

#include <__om/chrono/clocks.h>
#include <__om/thread/scheduler.h>

OM_BEGIN_MODEL

namespace __om {

class exclusive_lock {
    unsigned long __holder; // 0: nobody

public:
    constexpr exclusive_lock() noexcept : __holder(0) {}

    bool held() const { return __holder != 0; }
    void lock() {
        OM_CHECK("thread-misuse", __holder != threads::__current, "mutex locked again by the thread that holds it");
        while (__holder != 0)
            wait_for_others("a mutex is waited for whose holder waits itself, in the order the model runs threads");
        __holder = threads::__current;
    }
    bool try_lock() {
        OM_CHECK("thread-misuse", __holder != threads::__current, "try_lock() of a mutex by the thread that holds it");
        if (__holder != 0)
            return false;
        __holder = threads::__current;
        return true;
    }
    void unlock() {
        OM_CHECK("thread-misuse", __holder == threads::__current, "mutex unlocked by a thread that does not hold it");
        __holder = 0;
    }
};

class recursive_lock {
    unsigned long __holder;
    unsigned long __depth;

public:
    constexpr recursive_lock() noexcept : __holder(0), __depth(0) {}

    bool held() const { return __depth != 0; }
    void lock() {
        while (__depth != 0 && __holder != threads::__current)
            wait_for_others("a recursive mutex is waited for whose holder waits itself, in the order the model runs threads");
        __holder = threads::__current;
        ++__depth;
    }
    bool try_lock() {
        if (__depth != 0 && __holder != threads::__current)
            return false;
        __holder = threads::__current;
        ++__depth;
        return true;
    }
    void unlock() {
        OM_CHECK("thread-misuse", __depth != 0 && __holder == threads::__current,
                 "recursive mutex unlocked by a thread that does not hold it");
        --__depth;
    }
};

// The timed forms: what cannot be had at once is waited for while other threads run, then given up.
template <class _Lock>
bool lock_in_time(_Lock &__l) {
    while (!__l.try_lock())
        if (!run_another())
            return false;
    return true;
}

} // namespace __om

namespace std {

#define OM_MUTEX(name, lock_type, words)                                                           \
    class name {                                                                                   \
        __om::lock_type __lock;                                                                    \
        unsigned long __padding[words];                                                            \
                                                                                                   \
    public:                                                                                        \
        OM_MUTEX_CONSTRUCTOR name() noexcept : __lock(), __padding() {}                            \
        ~name() { OM_CHECK("thread-misuse", !__lock.held(), #name " destroyed while it is locked"); } \
        name(const name &) = delete;                                                               \
        name &operator=(const name &) = delete;                                                    \
        void lock() { __lock.lock(); }                                                             \
        bool try_lock() { return __lock.try_lock(); }                                              \
        void unlock() { __lock.unlock(); }

// [thread.mutex.class]: as large as the real library's
#define OM_MUTEX_CONSTRUCTOR constexpr
OM_MUTEX(mutex, exclusive_lock, 4)
    typedef void *native_handle_type;
    native_handle_type native_handle() { return this; }
};
#undef OM_MUTEX_CONSTRUCTOR
#define OM_MUTEX_CONSTRUCTOR

// [thread.mutex.recursive]
OM_MUTEX(recursive_mutex, recursive_lock, 3)
    typedef void *native_handle_type;
    native_handle_type native_handle() { return this; }
};

#define OM_TIMED                                                                                   \
    template <class _Rep, class _Period>                                                           \
    bool try_lock_for(const chrono::duration<_Rep, _Period> &) {                                   \
        return __om::lock_in_time(__lock);                                                         \
    }                                                                                              \
    template <class _Clock, class _Duration>                                                       \
    bool try_lock_until(const chrono::time_point<_Clock, _Duration> &) {                           \
        return __om::lock_in_time(__lock);                                                         \
    }

// [thread.timedmutex.class], [thread.timedmutex.recursive]
OM_MUTEX(timed_mutex, exclusive_lock, 4)
    OM_TIMED
};
OM_MUTEX(recursive_timed_mutex, recursive_lock, 3)
    OM_TIMED
};
#undef OM_TIMED
#undef OM_MUTEX
#undef OM_MUTEX_CONSTRUCTOR

} // namespace std

OM_END_MODEL

#endif
