// Atomic operations with every ordering, volatile ones, fences, exchanges of both strengths.
// expect function: `int bump(_Atomic(int) *)` at 7
// expect function: `_Bool replace(long *, long *, long)` at 13
// expect opcode: atomicrmw cmpxchg fence load store

#include <stdatomic.h>
int bump(_Atomic int *counter) {
    atomic_fetch_add_explicit(counter, 2, memory_order_relaxed);
    atomic_fetch_or_explicit(counter, 8, memory_order_acq_rel);
    return atomic_exchange(counter, 7) + atomic_load_explicit(counter, memory_order_acquire);
}

_Bool replace(long *place, long *expected, long desired) {
    atomic_thread_fence(memory_order_seq_cst);
    __atomic_signal_fence(__ATOMIC_RELEASE);
    return __atomic_compare_exchange_n(place, expected, desired, 1, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)
        || __atomic_compare_exchange_n(place, expected, desired, 0, __ATOMIC_SEQ_CST, __ATOMIC_ACQUIRE);
}

unsigned reduce(volatile _Atomic unsigned *p, unsigned x) {
    __c11_atomic_fetch_min(p, x, memory_order_release);
    __c11_atomic_fetch_and(p, x, memory_order_seq_cst);
    *p = x;
    return *p;
}

float accumulate(_Atomic float *p) {
    return *p += 1.5f;
}
