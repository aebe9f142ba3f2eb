// The atomic_… functions on shared_ptr ([depr.util.smartptr.shared.atomic]). One thread runs here, so
// that plain reads and writes are atomic.
#ifndef OM_MEMORY_ATOMIC_ACCESS_H
#define OM_MEMORY_ATOMIC_ACCESS_H

#include <__om/memory/shared_ptr.h>
#include <__om/memory_order.h>

OM_BEGIN_MODEL

namespace std {

template <class _Tp>
inline bool atomic_is_lock_free(const shared_ptr<_Tp> *) {
    return false;
}
template <class _Tp>
inline shared_ptr<_Tp> atomic_load(const shared_ptr<_Tp> *__p) {
    return *__p;
}
template <class _Tp>
inline shared_ptr<_Tp> atomic_load_explicit(const shared_ptr<_Tp> *__p, memory_order) {
    return *__p;
}
template <class _Tp>
inline void atomic_store(shared_ptr<_Tp> *__p, shared_ptr<_Tp> __r) {
    __p->swap(__r);
}
template <class _Tp>
inline void atomic_store_explicit(shared_ptr<_Tp> *__p, shared_ptr<_Tp> __r, memory_order) {
    __p->swap(__r);
}
template <class _Tp>
inline shared_ptr<_Tp> atomic_exchange(shared_ptr<_Tp> *__p, shared_ptr<_Tp> __r) {
    __p->swap(__r);
    return __r;
}
template <class _Tp>
inline shared_ptr<_Tp> atomic_exchange_explicit(shared_ptr<_Tp> *__p, shared_ptr<_Tp> __r, memory_order) {
    __p->swap(__r);
    return __r;
}
template <class _Tp>
inline bool atomic_compare_exchange_strong(shared_ptr<_Tp> *__p, shared_ptr<_Tp> *__expected, shared_ptr<_Tp> __w) {
    if (*__p == *__expected && !__p->owner_before(*__expected) && !__expected->owner_before(*__p)) {
        __p->swap(__w);
        return true;
    }
    *__expected = *__p;
    return false;
}
template <class _Tp>
inline bool atomic_compare_exchange_weak(shared_ptr<_Tp> *__p, shared_ptr<_Tp> *__expected, shared_ptr<_Tp> __w) {
    return std::atomic_compare_exchange_strong(__p, __expected, std::move(__w));
}
template <class _Tp>
inline bool atomic_compare_exchange_strong_explicit(shared_ptr<_Tp> *__p, shared_ptr<_Tp> *__expected,
                                                    shared_ptr<_Tp> __w, memory_order, memory_order) {
    return std::atomic_compare_exchange_strong(__p, __expected, std::move(__w));
}
template <class _Tp>
inline bool atomic_compare_exchange_weak_explicit(shared_ptr<_Tp> *__p, shared_ptr<_Tp> *__expected,
                                                  shared_ptr<_Tp> __w, memory_order, memory_order) {
    return std::atomic_compare_exchange_strong(__p, __expected, std::move(__w));
}

} // namespace std

OM_END_MODEL

#endif
