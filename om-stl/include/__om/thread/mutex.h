// The mutexes ([thread.mutex.requirements]) and shared mutexes ([thread.sharedmutex.requirements]).
//
// Each keeps who holds it: locking what the same thread holds, or unlocking what it does not hold, is a misuse.
#ifndef OM_THREAD_MUTEX_H
#define OM_THREAD_MUTEX_H

#include <__om/chrono/clocks.h>
#include <__om/thread/waiting.h>

OM_BEGIN_MODEL

namespace __om {

// Both keep who holds them: nobody is 0. A thread knows of itself whether it does.
inline unsigned long lock_holder(const unsigned long &__holder) { return __verify_peek(&__holder, sizeof(__holder)); }
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
        OM_CHECK("locked-twice", lock_holder(__holder) != current_thread(),
                 "mutex locked again by the thread that holds it");
        __verify_until_free(&__holder, sizeof(__holder));
        OM_AWAIT(take_lock(__holder));
        ++held_locks::__held;
    }
    bool try_lock() {
        OM_CHECK("locked-twice", lock_holder(__holder) != current_thread(),
                 "try_lock() of a mutex by the thread that holds it");
        if (!take_lock(__holder))
            return false;
        ++held_locks::__held;
        return true;
    }
    void unlock() {
        OM_CHECK("unlock-without-lock", lock_holder(__holder) == current_thread(),
                 "mutex unlocked by a thread that does not hold it");
        --held_locks::__held;
        leave_lock(__holder);
    }
};

class recursive_lock {
    unsigned long __holder;
    unsigned long __depth; // the holder's alone

    void __entered() { __verify_poke(&__depth, sizeof(__depth), __verify_peek(&__depth, sizeof(__depth)) + 1); }

public:
    constexpr recursive_lock() noexcept : __holder(0), __depth(0) {}

    bool held() const { return lock_holder(__holder) != 0; }
    void lock() {
        if (lock_holder(__holder) != current_thread()) {
            __verify_until_free(&__holder, sizeof(__holder));
            OM_AWAIT(take_lock(__holder));
            ++held_locks::__held;
        }
        __entered();
    }
    bool try_lock() {
        if (lock_holder(__holder) != current_thread()) {
            if (!take_lock(__holder))
                return false;
            ++held_locks::__held;
        }
        __entered();
        return true;
    }
    void unlock() {
        OM_CHECK("unlock-without-lock", lock_holder(__holder) == current_thread(),
                 "recursive mutex unlocked by a thread that does not hold it");
        const unsigned long __left = __verify_peek(&__depth, sizeof(__depth)) - 1;
        __verify_poke(&__depth, sizeof(__depth), __left);
        if (__left == 0) {
            --held_locks::__held;
            leave_lock(__holder);
        }
    }
};

// The timed forms: what cannot be had at once is waited for, and may be given up at any time.
template <class _Lock>
bool lock_in_time(_Lock &__l) {
    while (!__l.try_lock()) {
        if (__verify_gives_up())
            return false;
        __verify_await(0);
    }
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
        ~name() { OM_CHECK("lock-destroyed-held", !__lock.held(), #name " destroyed while it is locked"); }            \
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
