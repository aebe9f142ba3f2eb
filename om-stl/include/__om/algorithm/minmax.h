// Minimum and maximum ([alg.min.max]) and clamp ([alg.clamp]).
#ifndef OM_ALGORITHM_MINMAX_H
#define OM_ALGORITHM_MINMAX_H

#include <__om/algorithm/order_checks.h>
#include <__om/iterator/unwrap.h>
#include <__om/pair.h>
#include <initializer_list>

OM_BEGIN_MODEL

#if OM_CXX11
namespace __om {

// The smallest, the first of its equals, and the largest, the last of its. Two at a time, for three comparisons:
// [alg.min.max] allows 3/2 for each element but one.
template <class _Iter, class _Compare>
inline OM_CONSTEXPR14 std::pair<_Iter, _Iter> minmax_of(_Iter __f, _Iter __l, _Compare &__comp) {
    _Iter __least = __f, __most = __f;
    if (++__f == __l)
        return std::pair<_Iter, _Iter>(__least, __most);
    (__comp(*__f, *__least) ? __least : __most) = __f;
    while (++__f != __l) {
        _Iter __lower = __f, __upper = __f;
        if (++__f == __l) {
            if (__comp(*__lower, *__least))
                __least = __lower;
            else if (!__comp(*__upper, *__most))
                __most = __upper;
            break;
        }
        (__comp(*__f, *__lower) ? __lower : __upper) = __f;
        if (__comp(*__lower, *__least))
            __least = __lower;
        if (!__comp(*__upper, *__most))
            __most = __upper;
    }
    return std::pair<_Iter, _Iter>(__least, __most);
}

} // namespace __om
#endif

namespace std {

template <class _Tp>
OM_NODISCARD20 inline OM_CONSTEXPR14 const _Tp &min(const _Tp &__a, const _Tp &__b) {
    return __b < __a ? __b : __a;
}
template <class _Tp, class _Compare>
OM_NODISCARD20 inline OM_CONSTEXPR14 const _Tp &min(const _Tp &__a, const _Tp &__b, _Compare __comp) {
    return __comp(__b, __a) ? __b : __a;
}
template <class _Tp>
OM_NODISCARD20 inline OM_CONSTEXPR14 const _Tp &max(const _Tp &__a, const _Tp &__b) {
    return __a < __b ? __b : __a;
}
template <class _Tp, class _Compare>
OM_NODISCARD20 inline OM_CONSTEXPR14 const _Tp &max(const _Tp &__a, const _Tp &__b, _Compare __comp) {
    return __comp(__a, __b) ? __b : __a;
}

template <class _Iter, class _Compare>
OM_CONSTEXPR17 _Iter min_element(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    if (__f == __l)
        return __last;
    __om::check_neighbours(__f, __l, __comp);
    typename __om::unwrapping<_Iter>::type __best = __f;
    while (++__f != __l)
        if (__comp(*__f, *__best))
            __best = __f;
    return OM_OUTER(_Iter, __first, __best);
}
template <class _Iter>
OM_CONSTEXPR17 _Iter min_element(_Iter __first, _Iter __last) {
    return std::min_element(__first, __last, __om::op_less());
}
template <class _Iter, class _Compare>
OM_CONSTEXPR17 _Iter max_element(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    if (__f == __l)
        return __last;
    __om::check_neighbours(__f, __l, __comp);
    typename __om::unwrapping<_Iter>::type __best = __f;
    while (++__f != __l)
        if (__comp(*__best, *__f))
            __best = __f;
    return OM_OUTER(_Iter, __first, __best);
}
template <class _Iter>
OM_CONSTEXPR17 _Iter max_element(_Iter __first, _Iter __last) {
    return std::max_element(__first, __last, __om::op_less());
}

#if OM_CXX11
template <class _Tp>
OM_NODISCARD20 inline OM_CONSTEXPR14 pair<const _Tp &, const _Tp &> minmax(const _Tp &__a, const _Tp &__b) {
    return __b < __a ? pair<const _Tp &, const _Tp &>(__b, __a) : pair<const _Tp &, const _Tp &>(__a, __b);
}
template <class _Tp, class _Compare>
OM_NODISCARD20 inline OM_CONSTEXPR14 pair<const _Tp &, const _Tp &> minmax(const _Tp &__a, const _Tp &__b,
                                                                           _Compare __comp) {
    return __comp(__b, __a) ? pair<const _Tp &, const _Tp &>(__b, __a) : pair<const _Tp &, const _Tp &>(__a, __b);
}
template <class _Iter, class _Compare>
OM_CONSTEXPR17 pair<_Iter, _Iter> minmax_element(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    if (__f == __l)
        return pair<_Iter, _Iter>(__first, __first);
    __om::check_neighbours(__f, __l, __comp);
    const pair<typename __om::unwrapping<_Iter>::type, typename __om::unwrapping<_Iter>::type> __both =
        __om::minmax_of(__f, __l, __comp);
    return pair<_Iter, _Iter>(OM_OUTER(_Iter, __first, __both.first), OM_OUTER(_Iter, __first, __both.second));
}
template <class _Iter>
OM_CONSTEXPR17 pair<_Iter, _Iter> minmax_element(_Iter __first, _Iter __last) {
    return std::minmax_element(__first, __last, __om::op_less());
}

template <class _Tp, class _Compare>
OM_NODISCARD20 inline OM_CONSTEXPR14 _Tp min(initializer_list<_Tp> __t, _Compare __comp) {
    OM_REQUIRES(__t.size() != 0, "min() of an empty list");
    __om::check_neighbours(__t.begin(), __t.end(), __comp);
    const _Tp *__best = __t.begin();
    for (const _Tp *__i = __best + 1; __i != __t.end(); ++__i)
        if (__comp(*__i, *__best))
            __best = __i;
    return *__best;
}
template <class _Tp>
OM_NODISCARD20 inline OM_CONSTEXPR14 _Tp min(initializer_list<_Tp> __t) {
    return std::min(__t, __om::op_less());
}
template <class _Tp, class _Compare>
OM_NODISCARD20 inline OM_CONSTEXPR14 _Tp max(initializer_list<_Tp> __t, _Compare __comp) {
    OM_REQUIRES(__t.size() != 0, "max() of an empty list");
    __om::check_neighbours(__t.begin(), __t.end(), __comp);
    const _Tp *__best = __t.begin();
    for (const _Tp *__i = __best + 1; __i != __t.end(); ++__i)
        if (__comp(*__best, *__i))
            __best = __i;
    return *__best;
}
template <class _Tp>
OM_NODISCARD20 inline OM_CONSTEXPR14 _Tp max(initializer_list<_Tp> __t) {
    return std::max(__t, __om::op_less());
}
template <class _Tp, class _Compare>
OM_NODISCARD20 inline OM_CONSTEXPR14 pair<_Tp, _Tp> minmax(initializer_list<_Tp> __t, _Compare __comp) {
    OM_REQUIRES(__t.size() != 0, "minmax() of an empty list");
    __om::check_neighbours(__t.begin(), __t.end(), __comp);
    const pair<const _Tp *, const _Tp *> __both = __om::minmax_of(__t.begin(), __t.end(), __comp);
    return pair<_Tp, _Tp>(*__both.first, *__both.second);
}
template <class _Tp>
OM_NODISCARD20 inline OM_CONSTEXPR14 pair<_Tp, _Tp> minmax(initializer_list<_Tp> __t) {
    return std::minmax(__t, __om::op_less());
}
#endif

#if OM_CXX17
// [alg.clamp]
template <class _Tp, class _Compare>
OM_NODISCARD20 constexpr const _Tp &clamp(const _Tp &__v, const _Tp &__lo, const _Tp &__hi, _Compare __comp) {
    OM_REQUIRES(!__comp(__hi, __lo), "clamp(): the upper bound is below the lower one");
    return __comp(__v, __lo) ? __lo : __comp(__hi, __v) ? __hi : __v;
}
template <class _Tp>
OM_NODISCARD20 constexpr const _Tp &clamp(const _Tp &__v, const _Tp &__lo, const _Tp &__hi) {
    return std::clamp(__v, __lo, __hi, __om::op_less());
}
#endif

} // namespace std

OM_END_MODEL

#endif
