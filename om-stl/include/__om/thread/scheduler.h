// How the model runs threads where they are not explored side by side: one after the other. A thread that is started waits until somebody waits for
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
    static thread_task *__first; // of those not started yet
    static unsigned long __current; // the thread that runs; the main thread is 1
    static unsigned long __last_id;
};
template <class _Unused>
thread_task *thread_state<_Unused>::__first = nullptr;
template <class _Unused>
unsigned long thread_state<_Unused>::__current = 1;
template <class _Unused>
unsigned long thread_state<_Unused>::__last_id = 1;
typedef thread_state<void> threads;

// The thread that runs; the main thread is 1.
inline unsigned long current_thread() {
    return __verify_concurrent() ? __verify_thread_self() + 1ul : threads::__current;
}

// What the model has only for threads that run one after the other.
inline void needs_turns(const char *__what) {
    if (__verify_concurrent())
        __verify_unsupported(__what);
}

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

// A thread that runs beside others.
inline void *run_beside(void *__t) noexcept {
    thread_task *__task = static_cast<thread_task *>(__t);
    __task->__body(__task);
    return nullptr;
}

// Starts a thread: at once beside this one, or when somebody waits for it. Its number.
inline unsigned long start(thread_task *__t) {
    if (__verify_concurrent())
        return __verify_thread_create(&run_beside, __t) + 1ul;
    start_later(__t);
    return __t->__id;
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
