// What sorted ranges and comparisons owe the algorithms ([alg.sorting]/3 to 6, [alg.binary.search],
// [alg.heap.operations]), checked on the elements at hand. Ranges beyond some length are taken on
// trust, so that no algorithm becomes slower than the standard allows by more than a constant.
#ifndef OM_ALGORITHM_ORDER_CHECKS_H
#define OM_ALGORITHM_ORDER_CHECKS_H

#include <__om/algorithm/functors.h>
#include <__om/iterator/traits.h>

OM_BEGIN_MODEL

namespace __om {

const std::ptrdiff_t __checked_length = 256;

// No element comes before itself, and no two before each other.
template <class _Tp, class _Up, class _Compare>
inline OM_CONSTEXPR14 void check_strict(const _Tp &__x, const _Up &__y, _Compare &__comp) {
    if (!is_known_order<_Compare, _Tp>::value)
        OM_CHECK("invalid-order", !(__comp(__x, __y) && __comp(__y, __x)),
                 "the comparison is no strict weak order: two elements are each before the other");
}
// A NaN is the value that differs from itself; a type of the program's own need not have an equality.
template <class _Tp>
inline OM_CONSTEXPR14 bool is_number(const _Tp &__x, __yes) {
    return __x == __x;
}
template <class _Tp>
inline OM_CONSTEXPR14 bool is_number(const _Tp &, __no) {
    return true;
}
template <class _Iter, class _Compare>
inline OM_CONSTEXPR14 void check_irreflexive(_Iter __first, _Iter __last, _Compare &__comp) {
    typedef typename std::iterator_traits<_Iter>::value_type _Tp;
    if (is_known_order<_Compare, _Tp>::value)
        return;
    for (; __first != __last; ++__first) {
        OM_CHECK("invalid-order", !__comp(*__first, *__first),
                 "the comparison is no strict weak order: an element is before itself");
        OM_CHECK("invalid-order", __om::is_number(*__first, bool_constant<is_floating<_Tp>::value>()),
                 "a NaN among elements to be ordered");
    }
}

// For algorithms that are promised to compare a certain number of times ([alg.min.max]): neighbours, by
// comparisons that have no state, so that one that counts its calls in itself counts what it was promised.
template <class _Compare>
struct is_stateless : bool_constant<__is_empty(_Compare)> {};
template <class _Result, class _First, class _Second>
struct is_stateless<_Result (*)(_First, _Second)> : __yes {};

template <class _Iter, class _Compare>
inline OM_CONSTEXPR14 void check_neighbours(_Iter __first, _Iter __last, _Compare &__comp, __yes) {
    __om::check_irreflexive(__first, __last, __comp);
    if (__first == __last)
        return;
    for (_Iter __before = __first++; __first != __last; __before = __first++)
        __om::check_strict(*__before, *__first, __comp);
}
template <class _Iter, class _Compare>
inline OM_CONSTEXPR14 void check_neighbours(_Iter, _Iter, _Compare &, __no) {}
template <class _Iter, class _Compare>
inline OM_CONSTEXPR14 void check_neighbours(_Iter __first, _Iter __last, _Compare &__comp) {
    __om::check_neighbours(__first, __last, __comp, bool_constant<is_stateless<_Compare>::value>());
}

// [alg.sorting]/5: sorted with respect to the comparison.
template <class _Iter, class _Compare>
inline OM_CONSTEXPR20 void check_sorted(_Iter __first, _Iter __last, _Compare &__comp) {
    if (__first == __last)
        return;
    _Iter __before = __first;
    for (std::ptrdiff_t __i = 0; ++__first != __last && __i != __checked_length; ++__i) {
        OM_CHECK("invalid-order", !__comp(*__first, *__before), "the range is not sorted by the comparison");
        __before = __first;
    }
}

// What a strict weak order has sorted: an element is before a later one exactly when there is a step up on
// the way. A comparison that is not transitive, or under which being equivalent is not, breaks this somewhere.
// Each element is compared with those up to so many places further on.
template <class _Iter, class _Compare>
inline OM_CONSTEXPR20 void check_weak_order(_Iter __f, std::ptrdiff_t __n, std::ptrdiff_t __reach, _Compare &__comp) {
    for (std::ptrdiff_t __i = 0; __i < __n; ++__i) {
        bool __below = false;
        for (std::ptrdiff_t __j = __i + 1; __j < __n && __j <= __i + __reach; ++__j) {
            __below |= static_cast<bool>(__comp(__f[__j - 1], __f[__j]));
            OM_CHECK("invalid-order",
                     __below == static_cast<bool>(__comp(__f[__i], __f[__j])) && !__comp(__f[__j], __f[__i]),
                     "the comparison is no strict weak order: what it sorts does not end up sorted");
        }
    }
}

} // namespace __om

OM_END_MODEL

#endif
