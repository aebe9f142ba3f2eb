// POSIX threads. Where the engine explores threads side by side, it starts and joins them, and everything between them
// goes through atomic operations. Elsewhere they run one after another: a thread runs to its end when it is created.
// That is one of the schedules a program may see, and the verdict says that no other was looked at. Locks know their
// owner, so that misuse which shows in this schedule is found.

#include <__om/engine.h>
#include <errno.h>
#include <pthread.h>
#include <string.h>

namespace {

// Threads that have ended, by their number less one: what they returned.
constexpr unsigned MOST = 64;
void *results[MOST];
bool joined[MOST];
unsigned created = 0;
// The running thread; 0 is the program's first one.
pthread_t running = 0;

// Nothing catches what leaves the function that a thread starts with ([except.terminate]).
void *run(void *(*start)(void *), void *argument) noexcept { return start(argument); }

// A lock's state lives where its platform keeps the owner.
int &owner_of(pthread_mutex_t *mutex) { return mutex->__data.__owner; }
unsigned &count_of(pthread_mutex_t *mutex) { return mutex->__data.__count; }

int self() { return static_cast<int>(__verify_concurrent() ? __verify_thread_self() : running) + 1; }

// What a thread that runs beside others is started with.
struct Start {
    void *(*function)(void *);
    void *argument;
};

void *run_beside(void *given) noexcept {
    Start *start = static_cast<Start *>(given);
    void *(*function)(void *) = start->function;
    void *argument = start->argument;
    __verify_release(start);
    return function(argument);
}

// Takes the lock, waiting for whoever has it.
void acquire(pthread_mutex_t *mutex) {
    int nobody = 0;
    const bool taken =
        __atomic_compare_exchange_n(&owner_of(mutex), &nobody, self(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
    __verify_await(taken);
}

// Who has the lock, as far as this thread knows: it knows of itself.
int known_owner(pthread_mutex_t *mutex) {
    return __verify_concurrent() ? __atomic_load_n(&owner_of(mutex), __ATOMIC_RELAXED) : owner_of(mutex);
}

// A routine that is left by an exception has not run ([thread.once.callonce]/3).
struct OnceRunning {
    pthread_once_t *once;
    bool ended = false;
    ~OnceRunning() { __atomic_store_n(once, ended ? 1 : 0, __ATOMIC_RELEASE); }
};

// How often a condition was notified.
unsigned long *notified(pthread_cond_t *condition) { return reinterpret_cast<unsigned long *>(condition); }

void notify(pthread_cond_t *condition) {
    if (__verify_concurrent())
        __atomic_fetch_add(notified(condition), 1ul, __ATOMIC_RELAXED);
}

void wait_beside(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    __verify_assumed("a condition variable wakes every thread that waits, and none without a notification");
    const unsigned long before = __atomic_load_n(notified(condition), __ATOMIC_RELAXED);
    const unsigned depth = count_of(mutex);
    __atomic_store_n(&owner_of(mutex), 0, __ATOMIC_RELEASE);
    __verify_await(__atomic_load_n(notified(condition), __ATOMIC_RELAXED) != before);
    acquire(mutex);
    count_of(mutex) = depth;
}

// No clock orders threads that run side by side.
void needs_turns() {
    if (__verify_concurrent())
        __verify_unsupported("a wait with a time limit, beside other threads");
}

void require_held(pthread_mutex_t *mutex) {
    __verify_require(known_owner(mutex) == self(), "thread-misuse", "a condition is waited for without its mutex");
}

} // namespace

extern "C" {

int pthread_create(pthread_t *thread, const pthread_attr_t *, void *(*start)(void *), void *argument) noexcept {
    if (__verify_concurrent()) {
        Start *given = static_cast<Start *>(__verify_allocate(sizeof(Start)));
        given->function = start;
        given->argument = argument;
        *thread = __verify_thread_create(run_beside, given);
        return 0;
    }
    __verify_assumed("threads run one after another, each when it is created");
    if (created == MOST)
        return EAGAIN;
    unsigned number = created++;
    *thread = number + 1;
    pthread_t before = running;
    running = number + 1;
    results[number] = run(start, argument);
    running = before;
    return 0;
}

int pthread_join(pthread_t thread, void **result) {
    if (__verify_concurrent()) {
        if (thread == __verify_thread_self())
            return EDEADLK;
        __verify_require(__verify_thread_claim(static_cast<unsigned>(thread)), "thread-misuse",
                         "pthread_join: there is no such thread, or it was joined or detached before");
        void *returned = __verify_thread_join(static_cast<unsigned>(thread));
        if (result)
            *result = returned;
        return 0;
    }
    __verify_require(thread >= 1 && thread <= created, "thread-misuse", "pthread_join: there is no such thread");
    __verify_require(!joined[thread - 1], "thread-misuse", "pthread_join: the thread was joined or detached before");
    joined[thread - 1] = true;
    if (result)
        *result = results[thread - 1];
    return 0;
}

int pthread_detach(pthread_t thread) noexcept {
    if (__verify_concurrent()) {
        __verify_require(__verify_thread_claim(static_cast<unsigned>(thread)), "thread-misuse",
                         "pthread_detach: there is no such thread, or it was joined or detached before");
        return 0;
    }
    __verify_require(thread >= 1 && thread <= created, "thread-misuse", "pthread_detach: there is no such thread");
    __verify_require(!joined[thread - 1], "thread-misuse", "pthread_detach: the thread was joined or detached before");
    joined[thread - 1] = true;
    return 0;
}

void pthread_exit(void *) { __verify_unsupported("pthread_exit, which ends a thread from within"); }

pthread_t pthread_self() noexcept { return __verify_concurrent() ? __verify_thread_self() : running; }
int pthread_equal(pthread_t left, pthread_t right) noexcept { return left == right; }

int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *) noexcept {
    memset(mutex, 0, sizeof *mutex);
    return 0;
}

int pthread_mutex_destroy(pthread_mutex_t *mutex) noexcept {
    __verify_require(known_owner(mutex) == 0, "thread-misuse", "pthread_mutex_destroy: the mutex is locked");
    return 0;
}

int pthread_mutex_lock(pthread_mutex_t *mutex) noexcept {
    const bool own = known_owner(mutex) == self();
    if (mutex->__data.__kind == PTHREAD_MUTEX_RECURSIVE_NP && own) {
        count_of(mutex)++;
        return 0;
    }
    if (mutex->__data.__kind == PTHREAD_MUTEX_ERRORCHECK_NP && own)
        return EDEADLK;
    __verify_require(!own, "thread-misuse", "pthread_mutex_lock: the thread holds the mutex already");
    if (__verify_concurrent()) {
        acquire(mutex);
        count_of(mutex) = 1;
        return 0;
    }
    // Held by a thread that waits for this one, or by one that ended: this thread would wait for ever.
    __verify_assume(owner_of(mutex) == 0);
    owner_of(mutex) = self();
    count_of(mutex) = 1;
    return 0;
}

int pthread_mutex_trylock(pthread_mutex_t *mutex) noexcept {
    if (__verify_concurrent()) {
        if (mutex->__data.__kind == PTHREAD_MUTEX_RECURSIVE_NP && known_owner(mutex) == self()) {
            count_of(mutex)++;
            return 0;
        }
        int nobody = 0;
        if (!__atomic_compare_exchange_n(&owner_of(mutex), &nobody, self(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
            return EBUSY;
        count_of(mutex) = 1;
        return 0;
    }
    if (owner_of(mutex) != 0)
        return EBUSY;
    owner_of(mutex) = self();
    count_of(mutex) = 1;
    return 0;
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) noexcept {
    const bool own = known_owner(mutex) == self();
    if (mutex->__data.__kind == PTHREAD_MUTEX_ERRORCHECK_NP && !own)
        return EPERM;
    __verify_require(own, "thread-misuse", "pthread_mutex_unlock: the thread does not hold the mutex");
    if (--count_of(mutex) == 0)
        __atomic_store_n(&owner_of(mutex), 0, __ATOMIC_RELEASE);
    return 0;
}

int pthread_once(pthread_once_t *once, void (*routine)()) {
    if (__verify_concurrent()) {
        // 2 while the routine runs
        int before = 0;
        if (!__atomic_compare_exchange_n(once, &before, 2, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {
            __verify_await(before == 1);
            return 0;
        }
        OnceRunning now{once};
        routine();
        now.ended = true;
        return 0;
    }
    if (*once == 0) {
        OnceRunning now{once};
        routine();
        now.ended = true;
    }
    return 0;
}

int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *) noexcept {
    memset(condition, 0, sizeof *condition);
    return 0;
}
int pthread_cond_destroy(pthread_cond_t *) noexcept { return 0; }

// Nobody waits: other threads have ended, or go on only after this one.
int pthread_cond_signal(pthread_cond_t *condition) noexcept {
    notify(condition);
    return 0;
}
int pthread_cond_broadcast(pthread_cond_t *condition) noexcept {
    notify(condition);
    return 0;
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    require_held(mutex);
    if (__verify_concurrent()) {
        wait_beside(condition, mutex);
        return 0;
    }
    __verify_unsupported(
        "a condition is waited for that no thread is left to bring about, in the order the model runs them");
}
int pthread_cond_timedwait(pthread_cond_t *, pthread_mutex_t *mutex, const struct timespec *) {
    require_held(mutex);
    needs_turns();
    return ETIMEDOUT;
}
int pthread_cond_clockwait(pthread_cond_t *, pthread_mutex_t *mutex, clockid_t, const struct timespec *) {
    require_held(mutex);
    needs_turns();
    return ETIMEDOUT;
}

} // extern "C"
