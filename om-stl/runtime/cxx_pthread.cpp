// POSIX threads: creation, mutexes, once, condition variables. The engine starts and joins threads; everything between
// them goes through atomic operations. Locks know their owner, so that misuse is found.

#include "pthread_model.h"
#include <errno.h>
#include <string.h>

namespace {

using namespace om_pthread;

// What a thread is started with.
struct Start {
    void *(*function)(void *);
    void *argument;
};

// Nothing catches what leaves the function that a thread starts with ([except.terminate]).
void *run_thread(void *given) noexcept {
    Start *start = static_cast<Start *>(given);
    void *(*function)(void *) = start->function;
    void *argument = start->argument;
    __verify_release(start);
    void *result = function(argument);
    __om_end_of_thread();
    return result;
}

// A routine that is left by an exception has not run ([thread.once.callonce]/3).
struct OnceRunning {
    pthread_once_t *once;
    bool ended = false;
    ~OnceRunning() { __atomic_store_n(once, ended ? 1 : 0, __ATOMIC_RELEASE); }
};

// A condition variable is a bit for each thread that waits, and what they wait with. Whoever notifies takes bits away,
// and so does a thread that wakes by itself, which POSIX allows at any time.
struct Condition {
    unsigned long waiting;
    pthread_mutex_t *mutex;
};
static_assert(sizeof(Condition) <= sizeof(pthread_cond_t), "a condition variable has room for its model");

Condition &model_of(pthread_cond_t *condition) { return *reinterpret_cast<Condition *>(condition); }

// Whether somebody notified it; if not, it woke by itself, or its time was over.
bool wait_for(pthread_cond_t *variable, pthread_mutex_t *mutex) {
    __verify_require(holds(mutex), "thread-misuse", "a condition is waited for without its mutex");
    Condition &condition = model_of(variable);
    const unsigned long bit = own_bit();
    __verify_require(__verify_peek(&condition.waiting, sizeof condition.waiting) == 0 ||
                         __verify_peek(&condition.mutex, sizeof condition.mutex) ==
                             reinterpret_cast<unsigned long>(mutex),
                     "condition-with-two-mutexes", "threads wait for a condition with different mutexes");
    __verify_poke(&condition.mutex, sizeof condition.mutex, reinterpret_cast<unsigned long>(mutex));
    // Nobody has to know of a thread that wakes by itself.
    const bool notified = !__verify_choose();
    if (notified)
        __atomic_fetch_or(&condition.waiting, bit, __ATOMIC_RELAXED);
    const unsigned depth = depth_of(mutex);
    set_depth(mutex, 0);
    __atomic_store_n(&owner_of(mutex), 0, __ATOMIC_RELEASE);
    if (notified)
        while (__atomic_load_n(&condition.waiting, __ATOMIC_RELAXED) & bit)
            __verify_await_notification(0);
    else
        __verify_sleeps();
    acquire(mutex);
    set_depth(mutex, depth);
    return notified;
}

int wait_in_time(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    return wait_for(condition, mutex) || !__verify_gives_up() ? 0 : ETIMEDOUT;
}

int lock_in_time(pthread_mutex_t *mutex) {
    for (;;) {
        const int tried = pthread_mutex_trylock(mutex);
        if (tried != EBUSY)
            return tried;
        if (mutex->__data.__kind == PTHREAD_MUTEX_ERRORCHECK_NP && holds(mutex))
            return EDEADLK;
        if (__verify_gives_up())
            return ETIMEDOUT;
        __verify_await(0);
    }
}

} // namespace

extern "C" {

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
                   void *argument) noexcept {
    Start *given = static_cast<Start *>(__verify_allocate(sizeof(Start)));
    given->function = start;
    given->argument = argument;
    const unsigned number = __verify_thread_create(run_thread, given);
    *thread = number;
    int state = PTHREAD_CREATE_JOINABLE;
    if (attributes && pthread_attr_getdetachstate(attributes, &state) == 0 && state == PTHREAD_CREATE_DETACHED)
        __verify_thread_claim(number);
    return 0;
}

int pthread_join(pthread_t thread, void **result) {
    if (thread == __verify_thread_self())
        return EDEADLK;
    __verify_require(__verify_thread_claim(static_cast<unsigned>(thread)), "thread-misuse",
                     "pthread_join: there is no such thread, or it was joined or detached before");
    void *returned = __verify_thread_join(static_cast<unsigned>(thread));
    if (result)
        *result = returned;
    return 0;
}

int pthread_detach(pthread_t thread) noexcept {
    __verify_require(__verify_thread_claim(static_cast<unsigned>(thread)), "thread-misuse",
                     "pthread_detach: there is no such thread, or it was joined or detached before");
    return 0;
}

void pthread_exit(void *result) {
    __om_end_of_thread();
    __verify_thread_exit(result);
}

pthread_t pthread_self() noexcept { return __verify_thread_self(); }
int pthread_equal(pthread_t left, pthread_t right) noexcept { return left == right; }

// Threads that are cancelled end at points of their own choosing: not modelled.
int pthread_cancel(pthread_t) { __verify_unsupported("pthread_cancel: cancellation of threads"); }
int pthread_setcancelstate(int, int *old) {
    if (old)
        *old = PTHREAD_CANCEL_ENABLE;
    return 0;
}
int pthread_setcanceltype(int, int *old) {
    if (old)
        *old = PTHREAD_CANCEL_DEFERRED;
    return 0;
}
void pthread_testcancel() {}

int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes) noexcept {
    memset(mutex, 0, sizeof *mutex);
    if (attributes)
        pthread_mutexattr_gettype(attributes, &mutex->__data.__kind);
    return 0;
}

int pthread_mutex_destroy(pthread_mutex_t *mutex) noexcept {
    const int owner = __atomic_exchange_n(&owner_of(mutex), DESTROYED, __ATOMIC_RELAXED);
    __verify_require(owner != DESTROYED, "thread-misuse", "pthread_mutex_destroy: the mutex was destroyed before");
    __verify_require(owner == 0, "lock-destroyed-held", "pthread_mutex_destroy: the mutex is locked");
    return 0;
}

int pthread_mutex_lock(pthread_mutex_t *mutex) noexcept {
    if (holds(mutex)) {
        if (mutex->__data.__kind == PTHREAD_MUTEX_RECURSIVE_NP) {
            set_depth(mutex, depth_of(mutex) + 1);
            return 0;
        }
        if (mutex->__data.__kind == PTHREAD_MUTEX_ERRORCHECK_NP)
            return EDEADLK;
        __verify_require(false, "locked-twice", "pthread_mutex_lock: the thread holds the mutex already");
    }
    acquire(mutex);
    set_depth(mutex, 1);
    return 0;
}

int pthread_mutex_trylock(pthread_mutex_t *mutex) noexcept {
    if (mutex->__data.__kind == PTHREAD_MUTEX_RECURSIVE_NP && holds(mutex)) {
        set_depth(mutex, depth_of(mutex) + 1);
        return 0;
    }
    if (!take(mutex))
        return EBUSY;
    set_depth(mutex, 1);
    return 0;
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *) noexcept { return lock_in_time(mutex); }
int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t, const struct timespec *) noexcept {
    return lock_in_time(mutex);
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) noexcept {
    const bool own = holds(mutex);
    if (mutex->__data.__kind == PTHREAD_MUTEX_ERRORCHECK_NP && !own)
        return EPERM;
    __verify_require(own, "unlock-without-lock", "pthread_mutex_unlock: the thread does not hold the mutex");
    const unsigned left = depth_of(mutex) - 1;
    set_depth(mutex, left);
    if (left == 0)
        __atomic_store_n(&owner_of(mutex), 0, __ATOMIC_RELEASE);
    return 0;
}

int pthread_mutexattr_init(pthread_mutexattr_t *attributes) noexcept {
    memset(attributes, 0, sizeof *attributes);
    return 0;
}
int pthread_mutexattr_destroy(pthread_mutexattr_t *) noexcept { return 0; }
int pthread_mutexattr_settype(pthread_mutexattr_t *attributes, int type) noexcept {
    if (type < PTHREAD_MUTEX_NORMAL || type > PTHREAD_MUTEX_ADAPTIVE_NP)
        return EINVAL;
    memcpy(attributes, &type, sizeof type);
    return 0;
}
int pthread_mutexattr_gettype(const pthread_mutexattr_t *attributes, int *type) noexcept {
    memcpy(type, attributes, sizeof *type);
    return 0;
}

int pthread_attr_init(pthread_attr_t *attributes) noexcept {
    memset(attributes, 0, sizeof *attributes);
    return 0;
}
int pthread_attr_destroy(pthread_attr_t *) noexcept { return 0; }
int pthread_attr_setdetachstate(pthread_attr_t *attributes, int state) noexcept {
    if (state != PTHREAD_CREATE_JOINABLE && state != PTHREAD_CREATE_DETACHED)
        return EINVAL;
    memcpy(attributes, &state, sizeof state);
    return 0;
}
int pthread_attr_getdetachstate(const pthread_attr_t *attributes, int *state) noexcept {
    memcpy(state, attributes, sizeof *state);
    return 0;
}
// How large stacks are makes no difference here.
int pthread_attr_setstacksize(pthread_attr_t *, size_t) noexcept { return 0; }

int pthread_once(pthread_once_t *once, void (*routine)()) {
    // 1 when it has run; while it runs, two more than the number of the thread that runs it
    const int mine = static_cast<int>(__verify_thread_self()) + 2;
    for (;;) {
        int before = 0;
        if (__atomic_compare_exchange_n(once, &before, mine, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE))
            break;
        __verify_require(before != mine, "thread-misuse", "pthread_once from inside the routine that it calls");
        if (before == 1)
            return 0;
        __verify_await(0);
    }
    OnceRunning now{once};
    routine();
    now.ended = true;
    return 0;
}

int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *) noexcept {
    memset(condition, 0, sizeof *condition);
    return 0;
}
int pthread_cond_destroy(pthread_cond_t *condition) noexcept {
    __verify_require(__verify_peek(&model_of(condition).waiting, sizeof(unsigned long)) == 0, "thread-misuse",
                     "pthread_cond_destroy: a thread waits for the condition");
    return 0;
}
int pthread_condattr_init(pthread_condattr_t *attributes) noexcept {
    memset(attributes, 0, sizeof *attributes);
    return 0;
}
int pthread_condattr_destroy(pthread_condattr_t *) noexcept { return 0; }
int pthread_condattr_setclock(pthread_condattr_t *, clockid_t) noexcept { return 0; }

// Any of those that wait.
int pthread_cond_signal(pthread_cond_t *variable) noexcept {
    unsigned long &waiting = model_of(variable).waiting;
    unsigned long now = __atomic_load_n(&waiting, __ATOMIC_RELAXED);
    while (now != 0) {
        unsigned long chosen = now & -now;
        for (unsigned long rest = now ^ chosen; rest != 0 && __verify_choose(); rest &= rest - 1)
            chosen = rest & -rest;
        if (__atomic_compare_exchange_n(&waiting, &now, now & ~chosen, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            break;
    }
    return 0;
}
int pthread_cond_broadcast(pthread_cond_t *condition) noexcept {
    __atomic_store_n(&model_of(condition).waiting, 0ul, __ATOMIC_RELAXED);
    return 0;
}
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    wait_for(condition, mutex);
    return 0;
}
int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *) {
    return wait_in_time(condition, mutex);
}
int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t, const struct timespec *) {
    return wait_in_time(condition, mutex);
}

} // extern "C"
