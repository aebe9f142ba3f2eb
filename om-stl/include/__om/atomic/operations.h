// The operations on the bytes of an atomic object. Types the machine can handle at once go through the
// compiler's atomic builtins; any other type is copied, which is as atomic as threads are run here.
#ifndef OM_ATOMIC_OPERATIONS_H
#define OM_ATOMIC_OPERATIONS_H

#include <__om/memory_order.h>
#include <__om/thread/scheduler.h>
#include <type_traits>

OM_BEGIN_MODEL

namespace __om {

template <class _Tp>
struct is_machine_atomic
    : std::integral_constant<bool, sizeof(_Tp) == 1 || sizeof(_Tp) == 2 || sizeof(_Tp) == 4 || sizeof(_Tp) == 8> {};

// [atomics.types.operations]: the orders that a load, a store and a failed exchange may have.
inline void check_load_order(std::memory_order __o) {
    OM_REQUIRES(__o != std::memory_order_release && __o != std::memory_order_acq_rel,
                "atomic load with an order that releases");
}
inline void check_store_order(std::memory_order __o) {
    OM_REQUIRES(__o != std::memory_order_acquire && __o != std::memory_order_consume && __o != std::memory_order_acq_rel,
                "atomic store with an order that acquires");
}
inline void check_failure_order(std::memory_order __o) {
    OM_REQUIRES(__o != std::memory_order_release && __o != std::memory_order_acq_rel,
                "atomic compare-exchange whose order on failure releases");
}

// The builtins know the alignment of the type only, not that of the object.
template <class _Tp, bool = is_machine_atomic<_Tp>::value && alignof(_Tp) == sizeof(_Tp)>
struct atomic_bytes {
    static _Tp load(const _Tp *__p) {
        _Tp __value;
        __atomic_load(const_cast<_Tp *>(__p), __builtin_addressof(__value), __ATOMIC_SEQ_CST);
        return __value;
    }
    static void store(_Tp *__p, _Tp __value) { __atomic_store(__p, __builtin_addressof(__value), __ATOMIC_SEQ_CST); }
    static _Tp exchange(_Tp *__p, _Tp __value) {
        _Tp __old;
        __atomic_exchange(__p, __builtin_addressof(__value), __builtin_addressof(__old), __ATOMIC_SEQ_CST);
        return __old;
    }
    static bool compare_exchange(_Tp *__p, _Tp &__expected, _Tp __desired) {
        return __atomic_compare_exchange(__p, __builtin_addressof(__expected), __builtin_addressof(__desired), false,
                                         __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    }
};
template <class _Tp>
struct atomic_bytes<_Tp, false> {
    static _Tp load(const _Tp *__p) { return *__p; }
    static void store(_Tp *__p, _Tp __value) { *__p = __value; }
    static _Tp exchange(_Tp *__p, _Tp __value) {
        _Tp __old = *__p;
        *__p = __value;
        return __old;
    }
    static bool compare_exchange(_Tp *__p, _Tp &__expected, _Tp __desired) {
        if (__builtin_memcmp(__p, __builtin_addressof(__expected), sizeof(_Tp)) == 0) {
            *__p = __desired;
            return true;
        }
        __expected = *__p;
        return false;
    }
};

// A loop that waits for another thread reads an atomic; that is when others get their turn.
template <class _Tp>
_Tp atomic_read(const _Tp *__p) {
    if (threads::__first)
        run_another();
    return atomic_bytes<_Tp>::load(__p);
}
template <class _Tp>
void atomic_wait_while(const _Tp *__p, _Tp __old) {
    for (;;) {
        const _Tp __now = atomic_bytes<_Tp>::load(__p);
        if (__builtin_memcmp(__builtin_addressof(__now), __builtin_addressof(__old), sizeof(_Tp)) != 0)
            return;
        wait_for_others("an atomic is waited for that no thread is left to change, in the order the model runs them");
    }
}

} // namespace __om

OM_END_MODEL

#endif
