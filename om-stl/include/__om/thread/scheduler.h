// How the model runs threads: one after the other. A thread that is started waits until somebody waits for
// something it may bring about (join, a lock, a condition, a future), and then runs until it ends or waits
// itself. That is one of the executions the standard allows; where it gets nowhere though another order
// would, the limit is the model's and is reported as such.
#ifndef OM_THREAD_SCHEDULER_H
#define OM_THREAD_SCHEDULER_H

#include <__om/config.h>

OM_BEGIN_MODEL

namespace __om {

struct thread_task {
    thread_task *__next;
    void (*__body)(thread_task *);
    unsigned long __id;
    bool __started;
    bool __done;
    bool __owned; // by a std::thread that will join it

    explicit thread_task(void (*__b)(thread_task *))
        : __next(nullptr), __body(__b), __id(0), __started(false), __done(false), __owned(true) {}
};

template <class _Unused>
struct thread_state {
    static thread_task *__first;     // of those not started yet
    static unsigned long __current;  // the thread that runs; the main thread is 1
    static unsigned long __last_id;
};
template <class _Unused>
thread_task *thread_state<_Unused>::__first = nullptr;
template <class _Unused>
unsigned long thread_state<_Unused>::__current = 1;
template <class _Unused>
unsigned long thread_state<_Unused>::__last_id = 1;
typedef thread_state<void> threads;

inline void start_later(thread_task *__t) {
    __verify_assumed("threads run one after the other");
    __t->__id = ++threads::__last_id;
    thread_task **__place = &threads::__first;
    while (*__place)
        __place = &(*__place)->__next;
    *__place = __t;
}

// [thread.thread.constr]: an exception that leaves the thread's function ends the program.
inline void run_task(thread_task *__t) noexcept {
    const unsigned long __before = threads::__current;
    threads::__current = __t->__id;
    __t->__started = true;
    __t->__body(__t);
    threads::__current = __before;
}

// Lets one thread run that has not run yet; whether there was one.
inline bool run_another() {
    thread_task *__t = threads::__first;
    if (!__t)
        return false;
    threads::__first = __t->__next;
    __t->__next = nullptr;
    run_task(__t);
    return true;
}

// The running thread waits for somebody else.
inline void wait_for_others(const char *__what) {
    if (!run_another())
        __verify_unsupported(__what);
}

} // namespace __om

OM_END_MODEL

#endif
