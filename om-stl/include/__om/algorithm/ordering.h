// Lexicographical comparison and permutations ([alg.lex.comparison], [alg.three.way],
// [alg.permutation.generators]).
#ifndef OM_ALGORITHM_ORDERING_H
#define OM_ALGORITHM_ORDERING_H

#include <__om/algorithm/rearranging.h>
#include <__om/three_way.h>

OM_BEGIN_MODEL

namespace std {

// [alg.lex.comparison]
template <class _I1, class _I2, class _Compare>
OM_CONSTEXPR20 bool lexicographical_compare(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Compare __comp) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_RANGE(_I2, __first2, __last2, __f2, __l2);
    for (; __f1 != __l1 && __f2 != __l2; ++__f1, (void)++__f2) {
        if (__comp(*__f1, *__f2))
            return true;
        if (__comp(*__f2, *__f1))
            return false;
    }
    return __f1 == __l1 && __f2 != __l2;
}
template <class _I1, class _I2>
OM_CONSTEXPR20 bool lexicographical_compare(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    return std::lexicographical_compare(__first1, __last1, __first2, __last2, __om::op_less());
}

#if OM_CXX20
// [alg.three.way]
template <class _I1, class _I2, class _Compare>
constexpr auto lexicographical_compare_three_way(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2, _Compare __comp)
    -> decltype(__comp(*__first1, *__first2)) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_RANGE(_I2, __first2, __last2, __f2, __l2);
    for (; __f1 != __l1 && __f2 != __l2; ++__f1, (void)++__f2)
        if (auto __c = __comp(*__f1, *__f2); __c != 0)
            return __c;
    return __f1 != __l1 ? strong_ordering::greater : __f2 != __l2 ? strong_ordering::less : strong_ordering::equal;
}
template <class _I1, class _I2>
constexpr auto lexicographical_compare_three_way(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    return std::lexicographical_compare_three_way(__first1, __last1, __first2, __last2, compare_three_way());
}
#endif

// [alg.permutation.generators]
template <class _Iter, class _Compare>
OM_CONSTEXPR20 bool next_permutation(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    if (__f == __l)
        return false;
    typename __om::unwrapping<_Iter>::type __i = __l;
    if (__f == --__i)
        return false;
    for (;;) {
        typename __om::unwrapping<_Iter>::type __after = __i;
        if (__comp(*--__i, *__after)) {
            typename __om::unwrapping<_Iter>::type __larger = __l;
            while (!__comp(*__i, *--__larger)) {
            }
            std::iter_swap(__i, __larger);
            std::reverse(__after, __l);
            return true;
        }
        if (__i == __f) {
            std::reverse(__f, __l);
            return false;
        }
    }
}
template <class _Iter>
OM_CONSTEXPR20 bool next_permutation(_Iter __first, _Iter __last) {
    return std::next_permutation(__first, __last, __om::op_less());
}
template <class _Iter, class _Compare>
OM_CONSTEXPR20 bool prev_permutation(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    if (__f == __l)
        return false;
    typename __om::unwrapping<_Iter>::type __i = __l;
    if (__f == --__i)
        return false;
    for (;;) {
        typename __om::unwrapping<_Iter>::type __after = __i;
        if (__comp(*__after, *--__i)) {
            typename __om::unwrapping<_Iter>::type __smaller = __l;
            while (!__comp(*--__smaller, *__i)) {
            }
            std::iter_swap(__i, __smaller);
            std::reverse(__after, __l);
            return true;
        }
        if (__i == __f) {
            std::reverse(__f, __l);
            return false;
        }
    }
}
template <class _Iter>
OM_CONSTEXPR20 bool prev_permutation(_Iter __first, _Iter __last) {
    return std::prev_permutation(__first, __last, __om::op_less());
}

} // namespace std

OM_END_MODEL

#endif
