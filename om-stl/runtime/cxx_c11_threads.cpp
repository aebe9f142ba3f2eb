// C's own threads ([C11] 7.26), over the POSIX ones: the objects are the same on this platform.

#include "pthread_model.h"
#include <errno.h>
#include <stdint.h>
#include <time.h>

extern "C" {

typedef pthread_t thrd_t;
typedef int (*thrd_start_t)(void *);
typedef pthread_mutex_t mtx_t;
typedef pthread_cond_t cnd_t;
typedef pthread_key_t tss_t;
typedef pthread_once_t once_flag;
enum { thrd_success, thrd_busy, thrd_error, thrd_nomem, thrd_timedout };
enum { mtx_plain, mtx_recursive, mtx_timed };
}

namespace {

struct Start {
    thrd_start_t function;
    void *argument;
};

void *run(void *given) {
    Start *start = static_cast<Start *>(given);
    const Start own = *start;
    __verify_release(start);
    return reinterpret_cast<void *>(static_cast<intptr_t>(own.function(own.argument)));
}

int result_of(int error) {
    return error == 0 ? thrd_success : error == EBUSY ? thrd_busy : error == ETIMEDOUT ? thrd_timedout : thrd_error;
}

} // namespace

extern "C" {

int thrd_create(thrd_t *thread, thrd_start_t function, void *argument) {
    Start *start = static_cast<Start *>(__verify_allocate(sizeof(Start)));
    start->function = function;
    start->argument = argument;
    return result_of(pthread_create(thread, nullptr, run, start));
}
thrd_t thrd_current() { return pthread_self(); }
int thrd_equal(thrd_t left, thrd_t right) { return left == right; }
int thrd_join(thrd_t thread, int *result) {
    void *returned;
    const int error = pthread_join(thread, &returned);
    if (error == 0 && result)
        *result = static_cast<int>(reinterpret_cast<intptr_t>(returned));
    return result_of(error);
}
int thrd_detach(thrd_t thread) { return result_of(pthread_detach(thread)); }
void thrd_exit(int result) { pthread_exit(reinterpret_cast<void *>(static_cast<intptr_t>(result))); }
void thrd_yield() {}
int thrd_sleep(const struct timespec *, struct timespec *) { return 0; }

int mtx_init(mtx_t *mutex, int type) {
    pthread_mutex_init(mutex, nullptr);
    mutex->__data.__kind = type & mtx_recursive ? PTHREAD_MUTEX_RECURSIVE_NP : PTHREAD_MUTEX_TIMED_NP;
    return thrd_success;
}
void mtx_destroy(mtx_t *mutex) { pthread_mutex_destroy(mutex); }
int mtx_lock(mtx_t *mutex) { return result_of(pthread_mutex_lock(mutex)); }
int mtx_trylock(mtx_t *mutex) { return result_of(pthread_mutex_trylock(mutex)); }
int mtx_timedlock(mtx_t *mutex, const struct timespec *until) {
    return result_of(pthread_mutex_timedlock(mutex, until));
}
int mtx_unlock(mtx_t *mutex) { return result_of(pthread_mutex_unlock(mutex)); }

int cnd_init(cnd_t *condition) { return result_of(pthread_cond_init(condition, nullptr)); }
void cnd_destroy(cnd_t *condition) { pthread_cond_destroy(condition); }
int cnd_signal(cnd_t *condition) { return result_of(pthread_cond_signal(condition)); }
int cnd_broadcast(cnd_t *condition) { return result_of(pthread_cond_broadcast(condition)); }
int cnd_wait(cnd_t *condition, mtx_t *mutex) { return result_of(pthread_cond_wait(condition, mutex)); }
int cnd_timedwait(cnd_t *condition, mtx_t *mutex, const struct timespec *until) {
    return result_of(pthread_cond_timedwait(condition, mutex, until));
}

void call_once(once_flag *flag, void (*function)(void)) { pthread_once(flag, function); }

int tss_create(tss_t *key, void (*destroy)(void *)) { return result_of(pthread_key_create(key, destroy)); }
void tss_delete(tss_t key) { pthread_key_delete(key); }
int tss_set(tss_t key, void *value) { return result_of(pthread_setspecific(key, value)); }
void *tss_get(tss_t key) { return pthread_getspecific(key); }

} // extern "C"
