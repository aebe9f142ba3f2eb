// Removing, reversing, rotating, shifting and shuffling ([alg.remove], [alg.unique], [alg.reverse],
// [alg.rotate], [alg.shift], [alg.random.sample], [alg.random.shuffle]).
#ifndef OM_ALGORITHM_REARRANGING_H
#define OM_ALGORITHM_REARRANGING_H

#include <__om/algorithm/copying.h>
#include <__om/algorithm/functors.h>

OM_BEGIN_MODEL

namespace std {

// [alg.remove]
template <class _Iter, class _Predicate>
OM_CONSTEXPR20 _Iter remove_if(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    while (__f != __l && !__pred(*__f))
        ++__f;
    typename __om::unwrapping<_Iter>::type __kept = __f;
    if (__f != __l)
        for (++__f; __f != __l; ++__f)
            if (!__pred(*__f)) {
                *__kept = OM_MOVE(*__f);
                ++__kept;
            }
    return OM_OUTER(_Iter, __first, __kept);
}
template <class _Iter, class _Tp>
OM_CONSTEXPR20 _Iter remove(_Iter __first, _Iter __last, const _Tp &__value) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    while (__f != __l && !(*__f == __value))
        ++__f;
    typename __om::unwrapping<_Iter>::type __kept = __f;
    if (__f != __l)
        for (++__f; __f != __l; ++__f)
            if (!(*__f == __value)) {
                *__kept = OM_MOVE(*__f);
                ++__kept;
            }
    return OM_OUTER(_Iter, __first, __kept);
}
template <class _In, class _Out, class _Tp>
OM_CONSTEXPR20 _Out remove_copy(_In __first, _In __last, _Out __result, const _Tp &__value) {
    OM_RANGE(_In, __first, __last, __f, __l);
    __om::check_disjoint(__f, __l, __om::output_place<_Out>::of(__result));
    for (; __f != __l; ++__f)
        if (!(*__f == __value)) {
            *__result = *__f;
            ++__result;
        }
    return __result;
}
template <class _In, class _Out, class _Predicate>
OM_CONSTEXPR20 _Out remove_copy_if(_In __first, _In __last, _Out __result, _Predicate __pred) {
    OM_RANGE(_In, __first, __last, __f, __l);
    __om::check_disjoint(__f, __l, __om::output_place<_Out>::of(__result));
    for (; __f != __l; ++__f)
        if (!__pred(*__f)) {
            *__result = *__f;
            ++__result;
        }
    return __result;
}

// [alg.unique]
template <class _Iter, class _Predicate>
OM_CONSTEXPR20 _Iter unique(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    if (__f == __l)
        return __last;
    typename __om::unwrapping<_Iter>::type __kept = __f;
    while (++__f != __l) {
        if (__pred(*__kept, *__f))
            continue;
        ++__kept;
        if (__kept != __f)
            *__kept = OM_MOVE(*__f);
    }
    return OM_OUTER(_Iter, __first, ++__kept);
}
template <class _Iter>
OM_CONSTEXPR20 _Iter unique(_Iter __first, _Iter __last) {
    return std::unique(__first, __last, __om::op_equal());
}

} // namespace std

namespace __om {

// What was written last has to be compared with: kept as a value where the input is read only once
// and the output cannot be read.
template <class _In, class _Out, class _Predicate>
OM_CONSTEXPR20 _Out unique_copied(_In __f, _In __l, _Out __result, _Predicate &__pred, std::input_iterator_tag) {
    typename std::iterator_traits<_In>::value_type __last_one = *__f;
    *__result = __last_one;
    while (++__f != __l)
        if (!__pred(__last_one, *__f)) {
            __last_one = *__f;
            *++__result = __last_one;
        }
    return ++__result;
}
template <class _In, class _Out, class _Predicate>
OM_CONSTEXPR20 _Out unique_copied(_In __f, _In __l, _Out __result, _Predicate &__pred, std::forward_iterator_tag) {
    _In __last_one = __f;
    *__result = *__f;
    while (++__f != __l)
        if (!__pred(*__last_one, *__f)) {
            __last_one = __f;
            *++__result = *__f;
        }
    return ++__result;
}

} // namespace __om

namespace std {

template <class _In, class _Out, class _Predicate>
OM_CONSTEXPR20 _Out unique_copy(_In __first, _In __last, _Out __result, _Predicate __pred) {
    OM_RANGE(_In, __first, __last, __f, __l);
    __om::check_disjoint(__f, __l, __om::output_place<_Out>::of(__result));
    if (__f == __l)
        return __result;
    return __om::unique_copied(__f, __l, __result, __pred, __om::category_of(__first));
}
template <class _In, class _Out>
OM_CONSTEXPR20 _Out unique_copy(_In __first, _In __last, _Out __result) {
    return std::unique_copy(__first, __last, __result, __om::op_equal());
}

// [alg.reverse]
template <class _Iter>
OM_CONSTEXPR20 void reverse(_Iter __first, _Iter __last) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    while (__f != __l && __f != --__l) {
        std::iter_swap(__f, __l);
        ++__f;
    }
}
template <class _Iter, class _Out>
OM_CONSTEXPR20 _Out reverse_copy(_Iter __first, _Iter __last, _Out __result) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    OM_OUTPUT(_Iter, __first, __last, _Out, __result, __o);
    __om::check_disjoint(__f, __l, __o);
    for (; __l != __f; ++__o)
        *__o = *--__l;
    return OM_SECOND_OUTER(_Iter, _Out, __result, __o);
}

// [alg.rotate]
template <class _Iter>
OM_CONSTEXPR20 _Iter
#if !OM_CXX11
__rotate(_Iter __first, _Iter __middle, _Iter __last)
#else
rotate(_Iter __first, _Iter __middle, _Iter __last)
#endif
{
    __om::unwrapping<_Iter>::check_range(__first, __middle);
    __om::unwrapping<_Iter>::check_range(__middle, __last);
    typename __om::unwrapping<_Iter>::type __f = __om::unwrapping<_Iter>::inner(__first);
    typename __om::unwrapping<_Iter>::type __m = __om::unwrapping<_Iter>::inner(__middle);
    typename __om::unwrapping<_Iter>::type __l = __om::unwrapping<_Iter>::inner(__last);
    if (__f == __m)
        return __last;
    if (__m == __l)
        return __first;
    // Swaps the two parts piece by piece; where the second part runs out first, the answer is found.
    typename __om::unwrapping<_Iter>::type __next = __m;
    do {
        std::iter_swap(__f, __next);
        ++__f;
        ++__next;
        if (__f == __m)
            __m = __next;
    } while (__next != __l);
    typename __om::unwrapping<_Iter>::type __result = __f;
    __next = __m;
    while (__next != __l) {
        std::iter_swap(__f, __next);
        ++__f;
        ++__next;
        if (__f == __m)
            __m = __next;
        else if (__next == __l)
            __next = __m;
    }
    return OM_OUTER(_Iter, __first, __result);
}
#if !OM_CXX11
template <class _Iter>
void rotate(_Iter __first, _Iter __middle, _Iter __last) {
    std::__rotate(__first, __middle, __last);
}
#endif
template <class _Iter, class _Out>
OM_CONSTEXPR20 _Out rotate_copy(_Iter __first, _Iter __middle, _Iter __last, _Out __result) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    __om::check_disjoint(__f, __l, __om::output_place<_Out>::of(__result));
    return std::copy(__first, __middle, std::copy(__middle, __last, __result));
}

#if OM_CXX20
// [alg.shift]
template <class _Iter>
constexpr _Iter shift_left(_Iter __first, _Iter __last, typename iterator_traits<_Iter>::difference_type __n) {
    OM_REQUIRES(__n >= 0, "shift_left() by a negative number of places");
    if (__n == 0)
        return __last;
    _Iter __from = __first;
    for (; __n != 0; --__n) {
        if (__from == __last)
            return __first;
        ++__from;
    }
    return std::move(__from, __last, __first);
}
template <class _Iter>
constexpr _Iter shift_right(_Iter __first, _Iter __last, typename iterator_traits<_Iter>::difference_type __n) {
    OM_REQUIRES(__n >= 0, "shift_right() by a negative number of places");
    if (__n == 0)
        return __first;
    const auto __length = std::distance(__first, __last);
    if (__n >= __length)
        return __last;
    if constexpr (__om::is_bidirectional_iterator<_Iter>::value) {
        return std::move_backward(__first, std::next(__first, __length - __n), __last);
    } else {
        // The last n elements go; the others rotate behind them.
        return std::rotate(__first, std::next(__first, __length - __n), __last);
    }
}
#endif

} // namespace std

OM_END_MODEL

#endif
