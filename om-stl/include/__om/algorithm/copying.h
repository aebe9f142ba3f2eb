// Copying and moving ([alg.copy], [alg.move]), filling, generating and transforming ([alg.fill],
// [alg.generate], [alg.transform]), swapping ([alg.swap]) and replacing ([alg.replace]).
#ifndef OM_ALGORITHM_COPYING_H
#define OM_ALGORITHM_COPYING_H

#include <__om/iterator/operations.h>
#include <__om/iterator/unwrap.h>
#include <__om/move.h>

OM_BEGIN_MODEL

namespace __om {

// How many bytes an output begins behind its input, and how many that has. Only addresses in one object
// can overlap; everything else is taken for no bytes at no distance.
struct overlap {
    std::ptrdiff_t __behind;
    std::ptrdiff_t __length;

    OM_CONSTEXPR20 overlap() : __behind(0), __length(0) {}
};
template <class _In, class _Out>
inline OM_CONSTEXPR20 overlap overlap_of(const _In &, const _In &, const _Out &) {
    return overlap();
}
template <class _Tp>
inline OM_CONSTEXPR20 overlap overlap_of(_Tp *__first, _Tp *__last, typename remove_const<_Tp>::type *__out) {
    overlap __found;
    if (!__builtin_is_constant_evaluated() && __verify_same_object((const void *)__first, (const void *)__out)) {
        __found.__behind = static_cast<std::ptrdiff_t>(reinterpret_cast<__UINTPTR_TYPE__>(__out) -
                                                       reinterpret_cast<__UINTPTR_TYPE__>(__first));
        __found.__length = (__last - __first) * static_cast<std::ptrdiff_t>(sizeof(_Tp));
    }
    return __found;
}

// [alg.copy]/1: the output of copy must not begin inside its input.
template <class _In, class _Out>
inline OM_CONSTEXPR20 void check_apart(const _In &__first, const _In &__last, const _Out &__out) {
    const overlap __o = __om::overlap_of(__first, __last, __out);
    OM_CHECK("overlapping-copy", __o.__behind < 0 || __o.__behind >= __o.__length,
             "the output begins inside the range that is copied");
}
// [alg.copy]/23: that of copy_backward must not end there.
template <class _In, class _Out>
inline OM_CONSTEXPR20 void check_apart_backwards(const _In &__first, const _In &__last, const _Out &__out) {
    const overlap __o = __om::overlap_of(__first, __last, __out);
    OM_CHECK("overlapping-copy", __o.__behind <= 0 || __o.__behind > __o.__length,
             "the output ends inside the range that is copied");
}
// An output as long as the input has no element in common with it ([alg.swap], [alg.remove], [alg.reverse]).
template <class _In, class _Out>
inline OM_CONSTEXPR20 void check_disjoint(const _In &__first, const _In &__last, const _Out &__out) {
    const overlap __o = __om::overlap_of(__first, __last, __out);
    OM_CHECK("overlapping-copy", __o.__behind <= -__o.__length || __o.__behind >= __o.__length,
             "the output overlaps the range that is read");
}

template <class _In, class _Out>
inline OM_CONSTEXPR20 _Out copy_range(_In __f, _In __l, _Out __o) {
    __om::check_apart(__f, __l, __o);
    for (; __f != __l; ++__f, (void)++__o)
        *__o = *__f;
    return __o;
}

} // namespace __om

namespace std {

// [alg.copy]
template <class _In, class _Out>
OM_CONSTEXPR20 _Out copy(_In __first, _In __last, _Out __result) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_OUTPUT(_In, __first, __last, _Out, __result, __o);
    return OM_SECOND_OUTER(_In, _Out, __result, __om::copy_range(__f, __l, __o));
}
template <class _I1, class _I2>
OM_CONSTEXPR20 _I2 copy_backward(_I1 __first, _I1 __last, _I2 __result) {
    OM_RANGE(_I1, __first, __last, __f, __l);
    __om::check_apart_backwards(__f, __l, __om::output_place<_I2>::of(__result));
    while (__l != __f)
        *--__result = *--__l;
    return __result;
}
#if OM_CXX11
template <class _In, class _Size, class _Out>
OM_CONSTEXPR20 _Out copy_n(_In __first, _Size __n, _Out __result) {
    __om::unwrapping<_In>::check_length(__first, static_cast<ptrdiff_t>(__n));
    __om::unwrapping<_Out>::check_room(__result, static_cast<ptrdiff_t>(__n));
    typename __om::unwrapping<_In>::type __f = __om::unwrapping<_In>::inner(__first);
    typename __om::unwrapping<_Out>::type __o = __om::unwrapping<_Out>::inner(__result);
    // An input iterator must not be advanced past the last element that is read.
    if (__n > 0) {
        *__o = *__f;
        for (++__o; --__n > 0; ++__o)
            *__o = *++__f;
    }
    return __om::unwrapping<_Out>::outer(__result, __o);
}
template <class _In, class _Out, class _Predicate>
OM_CONSTEXPR20 _Out copy_if(_In __first, _In __last, _Out __result, _Predicate __pred) {
    OM_RANGE(_In, __first, __last, __f, __l);
    __om::check_disjoint(__f, __l, __om::output_place<_Out>::of(__result));
    for (; __f != __l; ++__f)
        if (__pred(*__f)) {
            *__result = *__f;
            ++__result;
        }
    return __result;
}

// [alg.move]
template <class _In, class _Out>
OM_CONSTEXPR20 _Out move(_In __first, _In __last, _Out __result) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_OUTPUT(_In, __first, __last, _Out, __result, __o);
    __om::check_apart(__f, __l, __o);
    for (; __f != __l; ++__f, (void)++__o)
        *__o = std::move(*__f);
    return OM_SECOND_OUTER(_In, _Out, __result, __o);
}
template <class _I1, class _I2>
OM_CONSTEXPR20 _I2 move_backward(_I1 __first, _I1 __last, _I2 __result) {
    OM_RANGE(_I1, __first, __last, __f, __l);
    __om::check_apart_backwards(__f, __l, __om::output_place<_I2>::of(__result));
    while (__l != __f)
        *--__result = std::move(*--__l);
    return __result;
}
#endif

// [alg.swap]
template <class _I1, class _I2>
OM_CONSTEXPR20 void iter_swap(_I1 __a, _I2 __b) {
    swap(*__a, *__b);
}
template <class _I1, class _I2>
OM_CONSTEXPR20 _I2 swap_ranges(_I1 __first1, _I1 __last1, _I2 __first2) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_OUTPUT(_I1, __first1, __last1, _I2, __first2, __f2);
    __om::check_disjoint(__f1, __l1, __f2);
    for (; __f1 != __l1; ++__f1, (void)++__f2)
        std::iter_swap(__f1, __f2);
    return OM_SECOND_OUTER(_I1, _I2, __first2, __f2);
}

// [alg.transform]
template <class _In, class _Out, class _Function>
OM_CONSTEXPR20 _Out transform(_In __first, _In __last, _Out __result, _Function __op) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_OUTPUT(_In, __first, __last, _Out, __result, __o);
    for (; __f != __l; ++__f, (void)++__o)
        *__o = __op(*__f);
    return OM_SECOND_OUTER(_In, _Out, __result, __o);
}
template <class _I1, class _I2, class _Out, class _Function>
OM_CONSTEXPR20 _Out transform(_I1 __first1, _I1 __last1, _I2 __first2, _Out __result, _Function __op) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_SECOND(_I1, __first1, __last1, _I2, __first2, __f2);
    OM_OUTPUT(_I1, __first1, __last1, _Out, __result, __o);
    for (; __f1 != __l1; ++__f1, (void)++__f2, (void)++__o)
        *__o = __op(*__f1, *__f2);
    return OM_SECOND_OUTER(_I1, _Out, __result, __o);
}

// [alg.replace]
template <class _Iter, class _Tp>
OM_CONSTEXPR20 void replace(_Iter __first, _Iter __last, const _Tp &__old_value, const _Tp &__new_value) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f)
        if (*__f == __old_value)
            *__f = __new_value;
}
template <class _Iter, class _Predicate, class _Tp>
OM_CONSTEXPR20 void replace_if(_Iter __first, _Iter __last, _Predicate __pred, const _Tp &__new_value) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f)
        if (__pred(*__f))
            *__f = __new_value;
}
template <class _In, class _Out, class _Tp>
OM_CONSTEXPR20 _Out replace_copy(_In __first, _In __last, _Out __result, const _Tp &__old_value,
                                 const _Tp &__new_value) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_OUTPUT(_In, __first, __last, _Out, __result, __o);
    __om::check_disjoint(__f, __l, __o);
    for (; __f != __l; ++__f, (void)++__o)
        if (*__f == __old_value)
            *__o = __new_value;
        else
            *__o = *__f;
    return OM_SECOND_OUTER(_In, _Out, __result, __o);
}
template <class _In, class _Out, class _Predicate, class _Tp>
OM_CONSTEXPR20 _Out replace_copy_if(_In __first, _In __last, _Out __result, _Predicate __pred, const _Tp &__new_value) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_OUTPUT(_In, __first, __last, _Out, __result, __o);
    __om::check_disjoint(__f, __l, __o);
    for (; __f != __l; ++__f, (void)++__o)
        if (__pred(*__f))
            *__o = __new_value;
        else
            *__o = *__f;
    return OM_SECOND_OUTER(_In, _Out, __result, __o);
}

// [alg.fill]
template <class _Iter, class _Tp>
OM_CONSTEXPR20 void fill(_Iter __first, _Iter __last, const _Tp &__value) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f)
        *__f = __value;
}
template <class _Out, class _Size, class _Tp>
#if OM_CXX11
OM_CONSTEXPR20 _Out fill_n(_Out __first, _Size __n, const _Tp &__value)
#else
void fill_n(_Out __first, _Size __n, const _Tp &__value)
#endif
{
    __om::unwrapping<_Out>::check_room(__first, static_cast<ptrdiff_t>(__n));
    typename __om::unwrapping<_Out>::type __o = __om::unwrapping<_Out>::inner(__first);
    for (; __n > 0; --__n) {
        *__o = __value;
        ++__o;
    }
#if OM_CXX11
    return __om::unwrapping<_Out>::outer(__first, __o);
#endif
}

// [alg.generate]
template <class _Iter, class _Generator>
OM_CONSTEXPR20 void generate(_Iter __first, _Iter __last, _Generator __gen) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f)
        *__f = __gen();
}
template <class _Out, class _Size, class _Generator>
#if OM_CXX11
OM_CONSTEXPR20 _Out generate_n(_Out __first, _Size __n, _Generator __gen)
#else
void generate_n(_Out __first, _Size __n, _Generator __gen)
#endif
{
    __om::unwrapping<_Out>::check_room(__first, static_cast<ptrdiff_t>(__n));
    typename __om::unwrapping<_Out>::type __o = __om::unwrapping<_Out>::inner(__first);
    for (; __n > 0; --__n) {
        *__o = __gen();
        ++__o;
    }
#if OM_CXX11
    return __om::unwrapping<_Out>::outer(__first, __o);
#endif
}

} // namespace std

OM_END_MODEL

#endif
