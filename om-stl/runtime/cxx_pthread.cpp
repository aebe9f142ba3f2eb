// POSIX threads, one after another: a thread runs to its end when it is created. That is one of the
// schedules a program may see, and the verdict says that no other was looked at. Locks know their
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

int self() { return static_cast<int>(running) + 1; }

// A routine that is left by an exception has not run ([thread.once.callonce]/3).
struct OnceRunning {
    pthread_once_t *once;
    bool ended = false;
    ~OnceRunning() { *once = ended ? 1 : 0; }
};

void require_held(pthread_mutex_t *mutex) {
    __verify_require(owner_of(mutex) == self(), "thread-misuse", "a condition is waited for without its mutex");
}


} // namespace

extern "C" {

int pthread_create(pthread_t *thread, const pthread_attr_t *, void *(*start)(void *), void *argument) noexcept {
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
    __verify_require(thread >= 1 && thread <= created, "thread-misuse", "pthread_join: there is no such thread");
    __verify_require(!joined[thread - 1], "thread-misuse", "pthread_join: the thread was joined or detached before");
    joined[thread - 1] = true;
    if (result)
        *result = results[thread - 1];
    return 0;
}

int pthread_detach(pthread_t thread) noexcept {
    __verify_require(thread >= 1 && thread <= created, "thread-misuse", "pthread_detach: there is no such thread");
    __verify_require(!joined[thread - 1], "thread-misuse", "pthread_detach: the thread was joined or detached before");
    joined[thread - 1] = true;
    return 0;
}

pthread_t pthread_self() noexcept { return running; }
int pthread_equal(pthread_t left, pthread_t right) noexcept { return left == right; }

int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *) noexcept {
    memset(mutex, 0, sizeof *mutex);
    return 0;
}

int pthread_mutex_destroy(pthread_mutex_t *mutex) noexcept {
    __verify_require(owner_of(mutex) == 0, "thread-misuse", "pthread_mutex_destroy: the mutex is locked");
    return 0;
}

int pthread_mutex_lock(pthread_mutex_t *mutex) noexcept {
    if (mutex->__data.__kind == PTHREAD_MUTEX_RECURSIVE_NP && owner_of(mutex) == self()) {
        count_of(mutex)++;
        return 0;
    }
    __verify_require(owner_of(mutex) != self(), "thread-misuse", "pthread_mutex_lock: the thread holds the mutex already");
    // Held by a thread that waits for this one, or by one that ended: this thread would wait for ever.
    __verify_assume(owner_of(mutex) == 0);
    owner_of(mutex) = self();
    count_of(mutex) = 1;
    return 0;
}

int pthread_mutex_trylock(pthread_mutex_t *mutex) noexcept {
    if (owner_of(mutex) != 0)
        return EBUSY;
    owner_of(mutex) = self();
    count_of(mutex) = 1;
    return 0;
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) noexcept {
    __verify_require(owner_of(mutex) == self(), "thread-misuse", "pthread_mutex_unlock: the thread does not hold the mutex");
    if (--count_of(mutex) == 0)
        owner_of(mutex) = 0;
    return 0;
}

int pthread_once(pthread_once_t *once, void (*routine)()) {
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
int pthread_cond_signal(pthread_cond_t *) noexcept { return 0; }
int pthread_cond_broadcast(pthread_cond_t *) noexcept { return 0; }

int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *mutex) {
    require_held(mutex);
    __verify_unsupported("a condition is waited for that no thread is left to bring about, in the order the model runs them");
}
int pthread_cond_timedwait(pthread_cond_t *, pthread_mutex_t *mutex, const struct timespec *) {
    require_held(mutex);
    return ETIMEDOUT;
}
int pthread_cond_clockwait(pthread_cond_t *, pthread_mutex_t *mutex, clockid_t, const struct timespec *) {
    require_held(mutex);
    return ETIMEDOUT;
}

} // extern "C"
