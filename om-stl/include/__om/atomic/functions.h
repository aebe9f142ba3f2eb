// The functions on atomic objects ([atomics.nonmembers]).
#ifndef OM_ATOMIC_FUNCTIONS_H
#define OM_ATOMIC_FUNCTIONS_H

#include <__om/atomic/atomic.h>

OM_BEGIN_MODEL

#define ATOMIC_VAR_INIT(value) {value}

namespace std {

template <class _Tp>
inline bool atomic_is_lock_free(const volatile atomic<_Tp> *__a) noexcept {
    return __a->is_lock_free();
}
template <class _Tp>
inline void atomic_init(volatile atomic<_Tp> *__a, typename atomic<_Tp>::value_type __v) noexcept {
    __a->store(__v, memory_order_relaxed);
}
template <class _Tp>
inline void atomic_store(volatile atomic<_Tp> *__a, typename atomic<_Tp>::value_type __v) noexcept {
    __a->store(__v);
}
template <class _Tp>
inline void atomic_store_explicit(volatile atomic<_Tp> *__a, typename atomic<_Tp>::value_type __v,
                                  memory_order __o) noexcept {
    __a->store(__v, __o);
}
template <class _Tp>
inline _Tp atomic_load(const volatile atomic<_Tp> *__a) noexcept {
    return __a->load();
}
template <class _Tp>
inline _Tp atomic_load_explicit(const volatile atomic<_Tp> *__a, memory_order __o) noexcept {
    return __a->load(__o);
}
template <class _Tp>
inline _Tp atomic_exchange(volatile atomic<_Tp> *__a, typename atomic<_Tp>::value_type __v) noexcept {
    return __a->exchange(__v);
}
template <class _Tp>
inline _Tp atomic_exchange_explicit(volatile atomic<_Tp> *__a, typename atomic<_Tp>::value_type __v,
                                    memory_order __o) noexcept {
    return __a->exchange(__v, __o);
}
template <class _Tp>
inline bool atomic_compare_exchange_weak(volatile atomic<_Tp> *__a, typename atomic<_Tp>::value_type *__e,
                                         typename atomic<_Tp>::value_type __d) noexcept {
    return __a->compare_exchange_weak(*__e, __d);
}
template <class _Tp>
inline bool atomic_compare_exchange_strong(volatile atomic<_Tp> *__a, typename atomic<_Tp>::value_type *__e,
                                           typename atomic<_Tp>::value_type __d) noexcept {
    return __a->compare_exchange_strong(*__e, __d);
}
template <class _Tp>
inline bool atomic_compare_exchange_weak_explicit(volatile atomic<_Tp> *__a, typename atomic<_Tp>::value_type *__e,
                                                  typename atomic<_Tp>::value_type __d, memory_order __success,
                                                  memory_order __failure) noexcept {
    return __a->compare_exchange_weak(*__e, __d, __success, __failure);
}
template <class _Tp>
inline bool atomic_compare_exchange_strong_explicit(volatile atomic<_Tp> *__a, typename atomic<_Tp>::value_type *__e,
                                                    typename atomic<_Tp>::value_type __d, memory_order __success,
                                                    memory_order __failure) noexcept {
    return __a->compare_exchange_strong(*__e, __d, __success, __failure);
}
#define OM_ATOMIC_FETCH(name, argument)                                                                                \
    template <class _Tp>                                                                                               \
    inline _Tp atomic_##name(volatile atomic<_Tp> *__a, typename atomic<_Tp>::argument __v) noexcept {                 \
        return __a->name(__v);                                                                                         \
    }                                                                                                                  \
    template <class _Tp>                                                                                               \
    inline _Tp atomic_##name##_explicit(volatile atomic<_Tp> *__a, typename atomic<_Tp>::argument __v,                 \
                                        memory_order __o) noexcept {                                                   \
        return __a->name(__v, __o);                                                                                    \
    }
OM_ATOMIC_FETCH(fetch_add, difference_type)
OM_ATOMIC_FETCH(fetch_sub, difference_type)
OM_ATOMIC_FETCH(fetch_and, value_type)
OM_ATOMIC_FETCH(fetch_or, value_type)
OM_ATOMIC_FETCH(fetch_xor, value_type)
#undef OM_ATOMIC_FETCH
#if OM_CXX20
template <class _Tp>
inline void atomic_wait(const atomic<_Tp> *__a, typename atomic<_Tp>::value_type __old) noexcept {
    __a->wait(__old);
}
template <class _Tp>
inline void atomic_wait_explicit(const atomic<_Tp> *__a, typename atomic<_Tp>::value_type __old,
                                 memory_order __o) noexcept {
    __a->wait(__old, __o);
}
template <class _Tp>
inline void atomic_notify_one(atomic<_Tp> *__a) noexcept {
    __a->notify_one();
}
template <class _Tp>
inline void atomic_notify_all(atomic<_Tp> *__a) noexcept {
    __a->notify_all();
}
#endif

} // namespace std

OM_END_MODEL

#endif
