// Binary searches ([alg.binary.search]).
#ifndef OM_ALGORITHM_SEARCHING_SORTED_H
#define OM_ALGORITHM_SEARCHING_SORTED_H

#include <__om/algorithm/order_checks.h>
#include <__om/iterator/operations.h>
#include <__om/iterator/unwrap.h>
#include <__om/pair.h>

OM_BEGIN_MODEL

namespace __om {

// [lower.bound]/1: those before the value come before those that are not.
template <class _Iter, class _Tp, class _Compare>
OM_CONSTEXPR20 void check_partitioned_below(_Iter __f, std::ptrdiff_t __n, const _Tp &__value, _Compare &__comp) {
    if (__n > __checked_length)
        return;
    bool __below = true;
    for (; __n != 0; --__n, (void)++__f) {
        const bool __b = __comp(*__f, __value);
        OM_CHECK("invalid-order", __below || !__b, "binary search in a range that is not sorted by the comparison");
        __below = __b;
    }
}
template <class _Iter, class _Tp, class _Compare>
OM_CONSTEXPR20 void check_partitioned_above(_Iter __f, std::ptrdiff_t __n, const _Tp &__value, _Compare &__comp) {
    if (__n > __checked_length)
        return;
    bool __above = false;
    for (; __n != 0; --__n, (void)++__f) {
        const bool __a = __comp(__value, *__f);
        OM_CHECK("invalid-order", __a || !__above, "binary search in a range that is not sorted by the comparison");
        __above = __a;
    }
}

template <class _Iter, class _Tp, class _Compare>
OM_CONSTEXPR20 _Iter lower_bound_of(_Iter __f, std::ptrdiff_t __n, const _Tp &__value, _Compare &__comp) {
    while (__n != 0) {
        const std::ptrdiff_t __half = __n / 2;
        _Iter __middle = __f;
        std::advance(__middle, __half);
        if (__comp(*__middle, __value)) {
            __f = ++__middle;
            __n -= __half + 1;
        } else {
            __n = __half;
        }
    }
    return __f;
}
template <class _Iter, class _Tp, class _Compare>
OM_CONSTEXPR20 _Iter upper_bound_of(_Iter __f, std::ptrdiff_t __n, const _Tp &__value, _Compare &__comp) {
    while (__n != 0) {
        const std::ptrdiff_t __half = __n / 2;
        _Iter __middle = __f;
        std::advance(__middle, __half);
        if (__comp(__value, *__middle)) {
            __n = __half;
        } else {
            __f = ++__middle;
            __n -= __half + 1;
        }
    }
    return __f;
}

} // namespace __om

namespace std {

// [lower.bound]
template <class _Iter, class _Tp, class _Compare>
OM_CONSTEXPR20 _Iter lower_bound(_Iter __first, _Iter __last, const _Tp &__value, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    const ptrdiff_t __n = std::distance(__f, __l);
    __om::check_partitioned_below(__f, __n, __value, __comp);
    return OM_OUTER(_Iter, __first, __om::lower_bound_of(__f, __n, __value, __comp));
}
template <class _Iter, class _Tp>
OM_CONSTEXPR20 _Iter lower_bound(_Iter __first, _Iter __last, const _Tp &__value) {
    return std::lower_bound(__first, __last, __value, __om::op_less());
}

// [upper.bound]
template <class _Iter, class _Tp, class _Compare>
OM_CONSTEXPR20 _Iter upper_bound(_Iter __first, _Iter __last, const _Tp &__value, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    const ptrdiff_t __n = std::distance(__f, __l);
    __om::check_partitioned_above(__f, __n, __value, __comp);
    return OM_OUTER(_Iter, __first, __om::upper_bound_of(__f, __n, __value, __comp));
}
template <class _Iter, class _Tp>
OM_CONSTEXPR20 _Iter upper_bound(_Iter __first, _Iter __last, const _Tp &__value) {
    return std::upper_bound(__first, __last, __value, __om::op_less());
}

// [equal.range]
template <class _Iter, class _Tp, class _Compare>
OM_CONSTEXPR20 pair<_Iter, _Iter> equal_range(_Iter __first, _Iter __last, const _Tp &__value, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    const ptrdiff_t __n = std::distance(__f, __l);
    __om::check_partitioned_below(__f, __n, __value, __comp);
    __om::check_partitioned_above(__f, __n, __value, __comp);
    return pair<_Iter, _Iter>(OM_OUTER(_Iter, __first, __om::lower_bound_of(__f, __n, __value, __comp)),
                              OM_OUTER(_Iter, __first, __om::upper_bound_of(__f, __n, __value, __comp)));
}
template <class _Iter, class _Tp>
OM_CONSTEXPR20 pair<_Iter, _Iter> equal_range(_Iter __first, _Iter __last, const _Tp &__value) {
    return std::equal_range(__first, __last, __value, __om::op_less());
}

// [binary.search]
template <class _Iter, class _Tp, class _Compare>
OM_CONSTEXPR20 bool binary_search(_Iter __first, _Iter __last, const _Tp &__value, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    const ptrdiff_t __n = std::distance(__f, __l);
    __om::check_partitioned_below(__f, __n, __value, __comp);
    __om::check_partitioned_above(__f, __n, __value, __comp);
    typename __om::unwrapping<_Iter>::type __i = __om::lower_bound_of(__f, __n, __value, __comp);
    return __i != __l && !__comp(__value, *__i);
}
template <class _Iter, class _Tp>
OM_CONSTEXPR20 bool binary_search(_Iter __first, _Iter __last, const _Tp &__value) {
    return std::binary_search(__first, __last, __value, __om::op_less());
}

} // namespace std

OM_END_MODEL

#endif
