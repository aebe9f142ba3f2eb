// Heaps ([alg.heap.operations]).
#ifndef OM_ALGORITHM_HEAP_H
#define OM_ALGORITHM_HEAP_H

#include <__om/algorithm/copying.h>
#include <__om/algorithm/order_checks.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Iter, class _Compare>
OM_CONSTEXPR20 std::ptrdiff_t heap_length(_Iter __f, std::ptrdiff_t __n, _Compare &__comp) {
    for (std::ptrdiff_t __i = 1; __i < __n; ++__i)
        if (__comp(__f[(__i - 1) / 2], __f[__i]))
            return __i;
    return __n;
}
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void check_heap(_Iter __f, std::ptrdiff_t __n, _Compare &__comp) {
    if (__n <= __checked_length)
        OM_CHECK("invalid-order", __om::heap_length(__f, __n, __comp) == __n, "the range is no heap by the comparison");
}

// The element at position i rises to where it belongs.
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void sift_up(_Iter __f, std::ptrdiff_t __i, _Compare &__comp) {
    while (__i != 0 && __comp(__f[(__i - 1) / 2], __f[__i])) {
        std::iter_swap(__f + (__i - 1) / 2, __f + __i);
        __i = (__i - 1) / 2;
    }
}
// The element at position i sinks to where it belongs among the first n.
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void sift_down(_Iter __f, std::ptrdiff_t __n, std::ptrdiff_t __i, _Compare &__comp) {
    for (;;) {
        std::ptrdiff_t __child = 2 * __i + 1;
        if (__child >= __n)
            return;
        if (__child + 1 < __n && __comp(__f[__child], __f[__child + 1]))
            ++__child;
        if (!__comp(__f[__i], __f[__child]))
            return;
        std::iter_swap(__f + __i, __f + __child);
        __i = __child;
    }
}
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void build_heap(_Iter __f, std::ptrdiff_t __n, _Compare &__comp) {
    for (std::ptrdiff_t __i = __n / 2; __i != 0; --__i)
        __om::sift_down(__f, __n, __i - 1, __comp);
}
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void unbuild_heap(_Iter __f, std::ptrdiff_t __n, _Compare &__comp) {
    for (; __n > 1; --__n) {
        std::iter_swap(__f, __f + (__n - 1));
        __om::sift_down(__f, __n - 1, 0, __comp);
    }
}

} // namespace __om

namespace std {

// [push.heap]
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void push_heap(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    OM_REQUIRES(__f != __l, "push_heap() of an empty range");
    __om::check_irreflexive(__l - 1, __l, __comp);
    __om::check_heap(__f, __l - __f - 1, __comp);
    __om::sift_up(__f, __l - __f - 1, __comp);
}
template <class _Iter>
OM_CONSTEXPR20 void push_heap(_Iter __first, _Iter __last) {
    std::push_heap(__first, __last, __om::op_less());
}

// [pop.heap]
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void pop_heap(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    OM_REQUIRES(__f != __l, "pop_heap() of an empty range");
    __om::check_heap(__f, __l - __f, __comp);
    if (__l - __f > 1) {
        std::iter_swap(__f, __l - 1);
        __om::sift_down(__f, __l - __f - 1, 0, __comp);
    }
}
template <class _Iter>
OM_CONSTEXPR20 void pop_heap(_Iter __first, _Iter __last) {
    std::pop_heap(__first, __last, __om::op_less());
}

// [make.heap]
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void make_heap(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    __om::check_irreflexive(__f, __l, __comp);
    __om::build_heap(__f, __l - __f, __comp);
}
template <class _Iter>
OM_CONSTEXPR20 void make_heap(_Iter __first, _Iter __last) {
    std::make_heap(__first, __last, __om::op_less());
}

// [sort.heap]
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void sort_heap(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    __om::check_heap(__f, __l - __f, __comp);
    __om::unbuild_heap(__f, __l - __f, __comp);
}
template <class _Iter>
OM_CONSTEXPR20 void sort_heap(_Iter __first, _Iter __last) {
    std::sort_heap(__first, __last, __om::op_less());
}

#if OM_CXX11
// [is.heap]
template <class _Iter, class _Compare>
OM_CONSTEXPR20 _Iter is_heap_until(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    return OM_OUTER(_Iter, __first, __f + __om::heap_length(__f, __l - __f, __comp));
}
template <class _Iter>
OM_CONSTEXPR20 _Iter is_heap_until(_Iter __first, _Iter __last) {
    return std::is_heap_until(__first, __last, __om::op_less());
}
template <class _Iter, class _Compare>
OM_CONSTEXPR20 bool is_heap(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    return __om::heap_length(__f, __l - __f, __comp) == __l - __f;
}
template <class _Iter>
OM_CONSTEXPR20 bool is_heap(_Iter __first, _Iter __last) {
    return std::is_heap(__first, __last, __om::op_less());
}
#endif

} // namespace std

OM_END_MODEL

#endif
