// Merging sorted ranges and set operations on them ([alg.merge], [alg.set.operations]).
#ifndef OM_ALGORITHM_MERGING_H
#define OM_ALGORITHM_MERGING_H

#include <__om/algorithm/copying.h>
#include <__om/algorithm/order_checks.h>
#include <__om/algorithm/sorting.h>

OM_BEGIN_MODEL

namespace __om {

// A range of input iterators can be walked only once: it is taken on trust.
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void check_sorted_input(const _Iter &__f, const _Iter &__l, _Compare &__comp,
                                       std::forward_iterator_tag) {
    __om::check_sorted(__f, __l, __comp);
}
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void check_sorted_input(const _Iter &, const _Iter &, _Compare &, std::input_iterator_tag) {}

} // namespace __om

// The two sorted ranges of an algorithm, and where their elements go: not into one of them.
#define OM_SORTED_RANGES                                                                                               \
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);                                                                      \
    OM_RANGE(_I2, __first2, __last2, __f2, __l2);                                                                      \
    __om::check_sorted_input(__f1, __l1, __comp, __om::category_of(__first1));                                         \
    __om::check_sorted_input(__f2, __l2, __comp, __om::category_of(__first2))
#define OM_SORTED_RANGES_AND_OUTPUT                                                                                    \
    OM_SORTED_RANGES;                                                                                                  \
    __om::check_apart(__f1, __l1, __om::output_place<_Out>::of(__result));                                             \
    __om::check_apart(__f2, __l2, __om::output_place<_Out>::of(__result))

namespace std {

// [alg.merge]
template <class _I1, class _I2, class _Out, class _Compare>
OM_CONSTEXPR20 _Out merge(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Out __result, _Compare __comp) {
    OM_SORTED_RANGES_AND_OUTPUT;
    for (; __f1 != __l1 && __f2 != __l2; ++__result) {
        if (__comp(*__f2, *__f1)) {
            *__result = *__f2;
            ++__f2;
        } else {
            *__result = *__f1;
            ++__f1;
        }
    }
    for (; __f1 != __l1; ++__f1, (void)++__result)
        *__result = *__f1;
    for (; __f2 != __l2; ++__f2, (void)++__result)
        *__result = *__f2;
    return __result;
}
template <class _I1, class _I2, class _Out>
OM_CONSTEXPR20 _Out merge(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Out __result) {
    return std::merge(__first1, __last1, __first2, __last2, __result, __om::op_less());
}

template <class _Iter, class _Compare>
void inplace_merge(_Iter __first, _Iter __middle, _Iter __last, _Compare __comp) {
    __om::unwrapping<_Iter>::check_range(__first, __middle);
    __om::unwrapping<_Iter>::check_range(__middle, __last);
    OM_RANGE(_Iter, __first, __last, __f, __l);
    typename __om::unwrapping<_Iter>::type __m = __om::unwrapping<_Iter>::inner(__middle);
    __om::check_sorted(__f, __m, __comp);
    __om::check_sorted(__m, __l, __comp);
    if (__f != __m && __m != __l)
        __om::merge_with_buffer(__f, __m, __l, std::distance(__f, __m), __comp);
}
template <class _Iter>
void inplace_merge(_Iter __first, _Iter __middle, _Iter __last) {
    std::inplace_merge(__first, __middle, __last, __om::op_less());
}

// [includes]
template <class _I1, class _I2, class _Compare>
OM_CONSTEXPR20 bool includes(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Compare __comp) {
    OM_SORTED_RANGES;
    for (; __f2 != __l2; ++__f1) {
        if (__f1 == __l1 || __comp(*__f2, *__f1))
            return false;
        if (!__comp(*__f1, *__f2))
            ++__f2;
    }
    return true;
}
template <class _I1, class _I2>
OM_CONSTEXPR20 bool includes(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    return std::includes(__first1, __last1, __first2, __last2, __om::op_less());
}

// [set.union]
template <class _I1, class _I2, class _Out, class _Compare>
OM_CONSTEXPR20 _Out set_union(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Out __result, _Compare __comp) {
    OM_SORTED_RANGES_AND_OUTPUT;
    for (; __f1 != __l1 && __f2 != __l2; ++__result) {
        if (__comp(*__f2, *__f1)) {
            *__result = *__f2;
            ++__f2;
        } else {
            *__result = *__f1;
            if (!__comp(*__f1, *__f2))
                ++__f2;
            ++__f1;
        }
    }
    for (; __f1 != __l1; ++__f1, (void)++__result)
        *__result = *__f1;
    for (; __f2 != __l2; ++__f2, (void)++__result)
        *__result = *__f2;
    return __result;
}
template <class _I1, class _I2, class _Out>
OM_CONSTEXPR20 _Out set_union(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Out __result) {
    return std::set_union(__first1, __last1, __first2, __last2, __result, __om::op_less());
}

// [set.intersection]
template <class _I1, class _I2, class _Out, class _Compare>
OM_CONSTEXPR20 _Out set_intersection(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Out __result,
                                     _Compare __comp) {
    OM_SORTED_RANGES_AND_OUTPUT;
    while (__f1 != __l1 && __f2 != __l2) {
        if (__comp(*__f1, *__f2)) {
            ++__f1;
        } else {
            if (!__comp(*__f2, *__f1)) {
                *__result = *__f1;
                ++__result;
                ++__f1;
            }
            ++__f2;
        }
    }
    return __result;
}
template <class _I1, class _I2, class _Out>
OM_CONSTEXPR20 _Out set_intersection(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Out __result) {
    return std::set_intersection(__first1, __last1, __first2, __last2, __result, __om::op_less());
}

// [set.difference]
template <class _I1, class _I2, class _Out, class _Compare>
OM_CONSTEXPR20 _Out set_difference(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Out __result,
                                   _Compare __comp) {
    OM_SORTED_RANGES_AND_OUTPUT;
    while (__f1 != __l1 && __f2 != __l2) {
        if (__comp(*__f1, *__f2)) {
            *__result = *__f1;
            ++__result;
            ++__f1;
        } else {
            if (!__comp(*__f2, *__f1))
                ++__f1;
            ++__f2;
        }
    }
    for (; __f1 != __l1; ++__f1, (void)++__result)
        *__result = *__f1;
    return __result;
}
template <class _I1, class _I2, class _Out>
OM_CONSTEXPR20 _Out set_difference(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Out __result) {
    return std::set_difference(__first1, __last1, __first2, __last2, __result, __om::op_less());
}

// [set.symmetric.difference]
template <class _I1, class _I2, class _Out, class _Compare>
OM_CONSTEXPR20 _Out set_symmetric_difference(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Out __result,
                                             _Compare __comp) {
    OM_SORTED_RANGES_AND_OUTPUT;
    while (__f1 != __l1 && __f2 != __l2) {
        if (__comp(*__f1, *__f2)) {
            *__result = *__f1;
            ++__result;
            ++__f1;
        } else if (__comp(*__f2, *__f1)) {
            *__result = *__f2;
            ++__result;
            ++__f2;
        } else {
            ++__f1;
            ++__f2;
        }
    }
    for (; __f1 != __l1; ++__f1, (void)++__result)
        *__result = *__f1;
    for (; __f2 != __l2; ++__f2, (void)++__result)
        *__result = *__f2;
    return __result;
}
template <class _I1, class _I2, class _Out>
OM_CONSTEXPR20 _Out set_symmetric_difference(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Out __result) {
    return std::set_symmetric_difference(__first1, __last1, __first2, __last2, __result, __om::op_less());
}

} // namespace std

#undef OM_SORTED_RANGES_AND_OUTPUT
#undef OM_SORTED_RANGES

OM_END_MODEL

#endif
