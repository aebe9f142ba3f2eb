// The operations on the bytes of an atomic object. Types the machine can handle at once go through the
// compiler's atomic builtins; any other type is copied under a lock.
#ifndef OM_ATOMIC_OPERATIONS_H
#define OM_ATOMIC_OPERATIONS_H

#include <__om/memory_order.h>
#include <__om/thread/waiting.h>
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
    OM_REQUIRES(__o != std::memory_order_acquire && __o != std::memory_order_consume &&
                    __o != std::memory_order_acq_rel,
                "atomic store with an order that acquires");
}
inline void check_failure_order(std::memory_order __o) {
    OM_REQUIRES(__o != std::memory_order_release && __o != std::memory_order_acq_rel,
                "atomic compare-exchange whose order on failure releases");
}

// [atomics.types.operations]: what an exchange that fails is ordered by where one order is given for both.
inline std::memory_order failure_order(std::memory_order __o) {
    return __o == std::memory_order_acq_rel   ? std::memory_order_acquire
           : __o == std::memory_order_release ? std::memory_order_relaxed
                                              : __o;
}

// The builtins know the alignment of the type only, not that of the object.
template <class _Tp, bool = is_machine_atomic<_Tp>::value && alignof(_Tp) == sizeof(_Tp)>
struct atomic_bytes {
    static _Tp load(const _Tp *__p, std::memory_order __o = std::memory_order_seq_cst) {
        _Tp __value;
        __atomic_load(const_cast<_Tp *>(__p), __builtin_addressof(__value), static_cast<int>(__o));
        return __value;
    }
    static void store(_Tp *__p, _Tp __value, std::memory_order __o = std::memory_order_seq_cst) {
        __atomic_store(__p, __builtin_addressof(__value), static_cast<int>(__o));
    }
    static _Tp exchange(_Tp *__p, _Tp __value, std::memory_order __o = std::memory_order_seq_cst) {
        _Tp __old;
        __atomic_exchange(__p, __builtin_addressof(__value), __builtin_addressof(__old), static_cast<int>(__o));
        return __old;
    }
    static bool compare_exchange(_Tp *__p, _Tp &__expected, _Tp __desired, bool __weak, std::memory_order __success,
                                 std::memory_order __failure) {
        if (__weak)
            return __atomic_compare_exchange(__p, __builtin_addressof(__expected), __builtin_addressof(__desired), true,
                                             static_cast<int>(__success), static_cast<int>(__failure));
        return __atomic_compare_exchange(__p, __builtin_addressof(__expected), __builtin_addressof(__desired), false,
                                         static_cast<int>(__success), static_cast<int>(__failure));
    }
};
// One lock for all objects that need one.
template <class _Unused>
struct object_lock {
    static spin_lock __all;
};
template <class _Unused>
spin_lock object_lock<_Unused>::__all;

template <class _Tp>
struct atomic_bytes<_Tp, false> {
    static _Tp load(const _Tp *__p, std::memory_order = std::memory_order_seq_cst) {
        const spin_guard __guard(object_lock<void>::__all);
        return *__p;
    }
    static void store(_Tp *__p, _Tp __value, std::memory_order = std::memory_order_seq_cst) {
        const spin_guard __guard(object_lock<void>::__all);
        *__p = __value;
    }
    static _Tp exchange(_Tp *__p, _Tp __value, std::memory_order = std::memory_order_seq_cst) {
        const spin_guard __guard(object_lock<void>::__all);
        _Tp __old = *__p;
        *__p = __value;
        return __old;
    }
    static bool compare_exchange(_Tp *__p, _Tp &__expected, _Tp __desired, bool, std::memory_order, std::memory_order) {
        const spin_guard __guard(object_lock<void>::__all);
        if (__builtin_memcmp(__p, __builtin_addressof(__expected), sizeof(_Tp)) == 0) {
            *__p = __desired;
            return true;
        }
        __expected = *__p;
        return false;
    }
};

template <class _Tp>
_Tp atomic_read(const _Tp *__p, std::memory_order __o = std::memory_order_seq_cst) {
    return atomic_bytes<_Tp>::load(__p, __o);
}
// Adds by reading and exchanging until nobody came between.
template <class _Tp, class _Difference>
_Tp atomic_add(_Tp *__p, _Difference __n, std::memory_order __o) {
    _Tp __old = atomic_bytes<_Tp>::load(__p, std::memory_order_relaxed);
    while (!atomic_bytes<_Tp>::compare_exchange(__p, __old, __old + __n, false, __o, failure_order(__o))) {
    }
    return __old;
}
template <class _Tp>
void atomic_wait_while(const _Tp *__p, _Tp __old, std::memory_order __o = std::memory_order_seq_cst) {
    for (;;) {
        const _Tp __now = atomic_bytes<_Tp>::load(__p, __o);
        if (__builtin_memcmp(__builtin_addressof(__now), __builtin_addressof(__old), sizeof(_Tp)) != 0)
            return;
        __verify_await(0);
    }
}

} // namespace __om

OM_END_MODEL

#endif
