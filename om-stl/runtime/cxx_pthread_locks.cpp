// POSIX locks beside mutexes: readers and writers, barriers, spinlocks, semaphores.

#include "pthread_model.h"
#include <errno.h>
#include <limits.h>
#include <semaphore.h>
#include <string.h>

namespace {

using om_pthread::own_bit;

// Who holds a lock: a bit for each thread that reads, and above them the one that writes. Beside it, how often each of
// them locked it to read, in four bits a thread, which are that thread's alone.
constexpr unsigned long WRITING = 1ul << 63;
struct ReadersWriter {
    unsigned long holders;
    unsigned char depths[sizeof(pthread_rwlock_t) - sizeof(unsigned long)];
};
ReadersWriter &model_of(pthread_rwlock_t *lock) { return *reinterpret_cast<ReadersWriter *>(lock); }
unsigned long known(ReadersWriter &lock) { return __verify_peek(&lock.holders, sizeof lock.holders); }

unsigned *depth_of(ReadersWriter &lock) {
    const unsigned thread = __verify_thread_self();
    if ((thread + 1) * sizeof(unsigned) > sizeof lock.depths)
        __verify_unsupported("a lock for readers and writers with more than 11 threads");
    return reinterpret_cast<unsigned *>(lock.depths) + thread;
}

int try_read(ReadersWriter &lock) {
    unsigned *depth = depth_of(lock);
    const unsigned long mine = known(lock) & (WRITING | own_bit());
    if (mine == (WRITING | own_bit()))
        return EDEADLK;
    if (mine == own_bit()) {
        __verify_poke(depth, sizeof *depth, __verify_peek(depth, sizeof *depth) + 1);
        return 0;
    }
    unsigned long now = __atomic_load_n(&lock.holders, __ATOMIC_RELAXED);
    while (!(now & WRITING))
        if (__atomic_compare_exchange_n(&lock.holders, &now, now | own_bit(), false, __ATOMIC_ACQUIRE,
                                        __ATOMIC_RELAXED)) {
            __verify_poke(depth, sizeof *depth, 1);
            return 0;
        }
    return EBUSY;
}

int try_write(ReadersWriter &lock) {
    if (known(lock) & own_bit())
        return EDEADLK;
    unsigned long nobody = 0;
    return __atomic_compare_exchange_n(&lock.holders, &nobody, WRITING | own_bit(), false, __ATOMIC_ACQUIRE,
                                       __ATOMIC_RELAXED)
               ? 0
               : EBUSY;
}

template <int (*attempt)(ReadersWriter &)>
int wait(pthread_rwlock_t *lock) {
    for (;;) {
        const int tried = attempt(model_of(lock));
        __verify_require(tried != EDEADLK, "locked-twice",
                         "a lock for readers and writers is waited for by its holder");
        if (tried != EBUSY)
            return tried;
        __verify_await(0);
    }
}

template <int (*attempt)(ReadersWriter &)>
int wait_in_time(pthread_rwlock_t *lock) {
    for (;;) {
        const int tried = attempt(model_of(lock));
        if (tried != EBUSY)
            return tried;
        if (__verify_gives_up())
            return ETIMEDOUT;
        __verify_await(0);
    }
}

// How many threads meet, how many have come, and above them how often they have met: one number, that all change
// together.
struct Barrier {
    unsigned long state;
    unsigned threads;
};
Barrier &model_of(pthread_barrier_t *barrier) { return *reinterpret_cast<Barrier *>(barrier); }
constexpr unsigned PHASE = 32;

} // namespace

extern "C" {

int pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *) noexcept {
    memset(lock, 0, sizeof *lock);
    return 0;
}
int pthread_rwlock_destroy(pthread_rwlock_t *lock) noexcept {
    __verify_require(known(model_of(lock)) == 0, "lock-destroyed-held", "pthread_rwlock_destroy: the lock is held");
    return 0;
}
int pthread_rwlock_rdlock(pthread_rwlock_t *lock) noexcept { return wait<try_read>(lock); }
int pthread_rwlock_wrlock(pthread_rwlock_t *lock) noexcept { return wait<try_write>(lock); }
int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) noexcept { return try_read(model_of(lock)) == 0 ? 0 : EBUSY; }
int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) noexcept { return try_write(model_of(lock)) == 0 ? 0 : EBUSY; }
int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *) noexcept {
    return wait_in_time<try_read>(lock);
}
int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *) noexcept {
    return wait_in_time<try_write>(lock);
}
int pthread_rwlock_clockrdlock(pthread_rwlock_t *lock, clockid_t, const struct timespec *) noexcept {
    return wait_in_time<try_read>(lock);
}
int pthread_rwlock_clockwrlock(pthread_rwlock_t *lock, clockid_t, const struct timespec *) noexcept {
    return wait_in_time<try_write>(lock);
}
int pthread_rwlock_unlock(pthread_rwlock_t *of) noexcept {
    ReadersWriter &lock = model_of(of);
    const unsigned long mine = known(lock);
    __verify_require(mine & own_bit(), "unlock-without-lock",
                     "pthread_rwlock_unlock: the thread does not hold the lock");
    if (mine & WRITING) {
        __atomic_store_n(&lock.holders, 0ul, __ATOMIC_RELEASE);
        return 0;
    }
    unsigned *depth = depth_of(lock);
    const unsigned long left = __verify_peek(depth, sizeof *depth) - 1;
    __verify_poke(depth, sizeof *depth, left);
    if (left == 0)
        __atomic_fetch_and(&lock.holders, ~own_bit(), __ATOMIC_RELEASE);
    return 0;
}

int pthread_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *, unsigned threads) noexcept {
    if (threads == 0)
        return EINVAL;
    memset(barrier, 0, sizeof *barrier);
    model_of(barrier).threads = threads;
    return 0;
}
int pthread_barrier_destroy(pthread_barrier_t *of) noexcept {
    Barrier &barrier = model_of(of);
    __verify_require((__verify_peek(&barrier.state, sizeof barrier.state) & 0xfffffffful) == 0, "thread-misuse",
                     "pthread_barrier_destroy: threads wait at the barrier");
    return 0;
}
int pthread_barrier_wait(pthread_barrier_t *of) noexcept {
    Barrier &barrier = model_of(of);
    const unsigned threads = barrier.threads;
    const unsigned long before = __atomic_fetch_add(&barrier.state, 1ul, __ATOMIC_ACQ_REL);
    const unsigned long phase = before >> PHASE;
    if ((before & 0xfffffffful) + 1 == threads) {
        __atomic_store_n(&barrier.state, (phase + 1) << PHASE, __ATOMIC_RELEASE);
        return PTHREAD_BARRIER_SERIAL_THREAD;
    }
    OM_AWAIT(__atomic_load_n(&barrier.state, __ATOMIC_ACQUIRE) >> PHASE != phase);
    return 0;
}

int pthread_spin_init(pthread_spinlock_t *lock, int) noexcept {
    *lock = 0;
    return 0;
}
int pthread_spin_destroy(pthread_spinlock_t *lock) noexcept {
    __verify_require(__verify_peek(const_cast<int *>(lock), sizeof(int)) == 0, "lock-destroyed-held",
                     "pthread_spin_destroy: the lock is held");
    return 0;
}
int pthread_spin_trylock(pthread_spinlock_t *lock) noexcept {
    int nobody = 0;
    return __atomic_compare_exchange_n(lock, &nobody, om_pthread::self(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)
               ? 0
               : EBUSY;
}
int pthread_spin_lock(pthread_spinlock_t *lock) noexcept {
    __verify_require(static_cast<int>(__verify_peek(const_cast<int *>(lock), sizeof(int))) != om_pthread::self(),
                     "locked-twice", "pthread_spin_lock: the thread holds the lock already");
    OM_AWAIT(pthread_spin_trylock(lock) == 0);
    return 0;
}
int pthread_spin_unlock(pthread_spinlock_t *lock) noexcept {
    __verify_require(static_cast<int>(__verify_peek(const_cast<int *>(lock), sizeof(int))) == om_pthread::self(),
                     "unlock-without-lock", "pthread_spin_unlock: the thread does not hold the lock");
    __atomic_store_n(lock, 0, __ATOMIC_RELEASE);
    return 0;
}

static int &count_of(sem_t *semaphore) { return *reinterpret_cast<int *>(semaphore); }

int sem_init(sem_t *semaphore, int, unsigned value) noexcept {
    if (value > INT_MAX) {
        errno = EINVAL;
        return -1;
    }
    memset(semaphore, 0, sizeof *semaphore);
    count_of(semaphore) = static_cast<int>(value);
    return 0;
}
int sem_destroy(sem_t *) noexcept { return 0; }
int sem_post(sem_t *semaphore) noexcept {
    __atomic_fetch_add(&count_of(semaphore), 1, __ATOMIC_RELEASE);
    return 0;
}
int sem_trywait(sem_t *semaphore) noexcept {
    int now = __atomic_load_n(&count_of(semaphore), __ATOMIC_RELAXED);
    while (now != 0)
        if (__atomic_compare_exchange_n(&count_of(semaphore), &now, now - 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
            return 0;
    errno = EAGAIN;
    return -1;
}
int sem_wait(sem_t *semaphore) {
    OM_AWAIT(sem_trywait(semaphore) == 0);
    return 0;
}
static int wait_for_semaphore(sem_t *semaphore) {
    while (sem_trywait(semaphore) != 0) {
        if (__verify_gives_up()) {
            errno = ETIMEDOUT;
            return -1;
        }
        __verify_await(0);
    }
    return 0;
}
int sem_timedwait(sem_t *semaphore, const struct timespec *) { return wait_for_semaphore(semaphore); }
int sem_clockwait(sem_t *semaphore, clockid_t, const struct timespec *) { return wait_for_semaphore(semaphore); }
int sem_getvalue(sem_t *semaphore, int *value) noexcept {
    *value = __atomic_load_n(&count_of(semaphore), __ATOMIC_RELAXED);
    return 0;
}

} // extern "C"
