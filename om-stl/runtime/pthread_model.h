// What the models of POSIX threads and of C's share: how a mutex keeps its owner.
#ifndef OM_PTHREAD_MODEL_H
#define OM_PTHREAD_MODEL_H

#include <__om/engine.h>
#include <pthread.h>

// What a thread does last: destructors of what it has of its own.
extern "C" void __om_end_of_thread();

namespace om_pthread {

// A lock's state lives where its platform keeps it. How deep it is locked is its owner's alone.
inline int &owner_of(pthread_mutex_t *mutex) { return mutex->__data.__owner; }
inline unsigned depth_of(pthread_mutex_t *mutex) {
    return static_cast<unsigned>(__verify_peek(&mutex->__data.__count, sizeof(unsigned)));
}
inline void set_depth(pthread_mutex_t *mutex, unsigned depth) {
    __verify_poke(&mutex->__data.__count, sizeof(unsigned), depth);
}

inline int self() { return static_cast<int>(__verify_thread_self()) + 1; }

// A bit for the thread that runs.
inline unsigned long own_bit() {
    const unsigned thread = __verify_thread_self();
    if (thread >= 63)
        __verify_unsupported("a synchronisation object with more than 63 threads");
    return 1ul << thread;
}

// Whether this thread has the lock: it knows that without looking at what others do.
inline bool holds(pthread_mutex_t *mutex) {
    return static_cast<int>(__verify_peek(&owner_of(mutex), sizeof(int))) == self();
}

// The owner of a mutex that was destroyed.
constexpr int DESTROYED = -1;

inline bool take(pthread_mutex_t *mutex) {
    int owner = 0;
    const bool taken =
        __atomic_compare_exchange_n(&owner_of(mutex), &owner, self(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
    __verify_require(owner != DESTROYED, "thread-misuse", "a mutex is locked that was destroyed");
    return taken;
}

// Takes the lock, waiting for whoever has it.
inline void acquire(pthread_mutex_t *mutex) {
    __verify_until_free(&owner_of(mutex), sizeof(int));
    OM_AWAIT(take(mutex));
}

} // namespace om_pthread

#endif
