// What the models of threads stand on: who runs, and what is waited for. Threads run side by side; models share memory
// with atomic operations, and wait with OM_AWAIT.
#ifndef OM_THREAD_WAITING_H
#define OM_THREAD_WAITING_H

#include <__om/config.h>

OM_BEGIN_MODEL

// What a thread does last: the runtime destroys what it has of its own.
extern "C" void __om_end_of_thread();

namespace __om {

// The thread that runs; the main thread is 1, and nobody is 0.
inline unsigned long current_thread() { return __verify_thread_self() + 1ul; }

// How many locks a thread holds that it may not end with.
template <class _Unused>
struct locks_of_thread {
    static thread_local long __held;
};
template <class _Unused>
thread_local long locks_of_thread<_Unused>::__held = 0;
typedef locks_of_thread<void> held_locks;

// What a thread begins and ends with.
struct thread_task {
    void (*__body)(thread_task *);

    explicit thread_task(void (*__b)(thread_task *)) : __body(__b) {}
};

// [thread.thread.constr]: an exception that leaves the thread's function ends the program.
inline void *run_task(void *__t) noexcept {
    thread_task *__task = static_cast<thread_task *>(__t);
    __task->__body(__task);
    __om_end_of_thread();
    // Whoever joins it looks at it.
    return reinterpret_cast<void *>(held_locks::__held);
}

// Starts a thread; its number, as `current_thread` counts.
inline unsigned long start(thread_task *__t) { return __verify_thread_create(&run_task, __t) + 1ul; }

// A lock of the models' own, for what no machine does at once.
class spin_lock {
    mutable unsigned __taken;

public:
    constexpr spin_lock() noexcept : __taken(0) {}
    void lock() const {
        unsigned __free = 0;
        __verify_until_free(&__taken, sizeof(__taken));
        OM_AWAIT((__free = 0,
                  __atomic_compare_exchange_n(&__taken, &__free, 1u, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)));
    }
    void unlock() const { __atomic_store_n(&__taken, 0u, __ATOMIC_RELEASE); }
};

struct spin_guard {
    const spin_lock &__lock;

    explicit spin_guard(const spin_lock &__l) : __lock(__l) { __lock.lock(); }
    ~spin_guard() { __lock.unlock(); }
    spin_guard(const spin_guard &) = delete;
    spin_guard &operator=(const spin_guard &) = delete;
};

} // namespace __om

OM_END_MODEL

#endif
