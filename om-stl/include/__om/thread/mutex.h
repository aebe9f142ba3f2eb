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

// Both keep who holds them: nobody is 0.
inline unsigned long lock_holder(const unsigned long &__holder) {
    return __verify_concurrent() ? __atomic_load_n(&__holder, __ATOMIC_RELAXED) : __holder;
}
// Whether this thread holds it now, which nobody held before.
inline bool take_lock(unsigned long &__holder) {
    unsigned long __nobody = 0;
    return __atomic_compare_exchange_n(&__holder, &__nobody, current_thread(), false, __ATOMIC_ACQUIRE,
                                       __ATOMIC_RELAXED);
}
inline void leave_lock(unsigned long &__holder) { __atomic_store_n(&__holder, 0ul, __ATOMIC_RELEASE); }

class exclusive_lock {
    unsigned long __holder;

public:
    constexpr exclusive_lock() noexcept : __holder(0) {}

    bool held() const { return lock_holder(__holder) != 0; }
    void lock() {
        OM_CHECK("thread-misuse", lock_holder(__holder) != current_thread(),
                 "mutex locked again by the thread that holds it");
        if (__verify_concurrent()) {
            __verify_await(take_lock(__holder));
            return;
        }
        while (__holder != 0)
            wait_for_others("a mutex is waited for whose holder waits itself, in the order the model runs threads");
        __holder = current_thread();
    }
    bool try_lock() {
        OM_CHECK("thread-misuse", lock_holder(__holder) != current_thread(),
                 "try_lock() of a mutex by the thread that holds it");
        return take_lock(__holder);
    }
    void unlock() {
        OM_CHECK("thread-misuse", lock_holder(__holder) == current_thread(),
                 "mutex unlocked by a thread that does not hold it");
        leave_lock(__holder);
    }
};

class recursive_lock {
    unsigned long __holder;
    unsigned long __depth;

public:
    constexpr recursive_lock() noexcept : __holder(0), __depth(0) {}

    bool held() const { return lock_holder(__holder) != 0; }
    void lock() {
        if (lock_holder(__holder) != current_thread()) {
            if (__verify_concurrent())
                __verify_await(take_lock(__holder));
            else
                while (!take_lock(__holder))
                    wait_for_others("a recursive mutex is waited for whose holder waits itself, in the order the model "
                                    "runs threads");
        }
        ++__depth;
    }
    bool try_lock() {
        if (lock_holder(__holder) != current_thread() && !take_lock(__holder))
            return false;
        ++__depth;
        return true;
    }
    void unlock() {
        OM_CHECK("thread-misuse", lock_holder(__holder) == current_thread(),
                 "recursive mutex unlocked by a thread that does not hold it");
        if (--__depth == 0)
            leave_lock(__holder);
    }
};

// The timed forms: what cannot be had at once is waited for while other threads run, then given up.
template <class _Lock>
bool lock_in_time(_Lock &__l) {
    if (__verify_concurrent())
        return __l.try_lock();
    while (!__l.try_lock())
        if (!run_another())
            return false;
    return true;
}

} // namespace __om

namespace std {

#define OM_MUTEX(name, lock_type, words)                                                                               \
    class name {                                                                                                       \
        __om::lock_type __lock;                                                                                        \
        unsigned long __padding[words];                                                                                \
                                                                                                                       \
    public:                                                                                                            \
        OM_MUTEX_CONSTRUCTOR name() noexcept : __lock(), __padding() {}                                                \
        ~name() { OM_CHECK("thread-misuse", !__lock.held(), #name " destroyed while it is locked"); }                  \
        name(const name &) = delete;                                                                                   \
        name &operator=(const name &) = delete;                                                                        \
        void lock() { __lock.lock(); }                                                                                 \
        bool try_lock() { return __lock.try_lock(); }                                                                  \
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
}
;

#define OM_TIMED                                                                                                       \
    template <class _Rep, class _Period>                                                                               \
    bool try_lock_for(const chrono::duration<_Rep, _Period> &) {                                                       \
        return __om::lock_in_time(__lock);                                                                             \
    }                                                                                                                  \
    template <class _Clock, class _Duration>                                                                           \
    bool try_lock_until(const chrono::time_point<_Clock, _Duration> &) {                                               \
        return __om::lock_in_time(__lock);                                                                             \
    }

// [thread.timedmutex.class], [thread.timedmutex.recursive]
OM_MUTEX(timed_mutex, exclusive_lock, 4)
OM_TIMED
}
;
OM_MUTEX(recursive_timed_mutex, recursive_lock, 3)
OM_TIMED
}
;
#undef OM_TIMED
#undef OM_MUTEX
#undef OM_MUTEX_CONSTRUCTOR

} // namespace std

OM_END_MODEL

#endif
