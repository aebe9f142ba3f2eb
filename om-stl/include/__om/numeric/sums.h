// Sums, products, prefix sums and differences over ranges ([numeric.ops]).
#ifndef OM_NUMERIC_SUMS_H
#define OM_NUMERIC_SUMS_H

#include <__om/iterator/unwrap.h>
#include <__om/move.h>

OM_BEGIN_MODEL

namespace __om {

struct op_plus {
    template <class _Tp, class _Up>
#if OM_CXX11
    constexpr auto operator()(_Tp &&__x, _Up &&__y) const -> decltype(std::forward<_Tp>(__x) + std::forward<_Up>(__y)) {
        return std::forward<_Tp>(__x) + std::forward<_Up>(__y);
    }
#else
    _Tp operator()(const _Tp &__x, const _Up &__y) const {
        return __x + __y;
    }
#endif
};
struct op_minus {
    template <class _Tp, class _Up>
#if OM_CXX11
    constexpr auto operator()(_Tp &&__x, _Up &&__y) const -> decltype(std::forward<_Tp>(__x) - std::forward<_Up>(__y)) {
        return std::forward<_Tp>(__x) - std::forward<_Up>(__y);
    }
#else
    _Tp operator()(const _Tp &__x, const _Up &__y) const {
        return __x - __y;
    }
#endif
};
struct op_multiplies {
    template <class _Tp, class _Up>
#if OM_CXX11
    constexpr auto operator()(_Tp &&__x, _Up &&__y) const -> decltype(std::forward<_Tp>(__x) * std::forward<_Up>(__y)) {
        return std::forward<_Tp>(__x) * std::forward<_Up>(__y);
    }
#else
    _Tp operator()(const _Tp &__x, const _Up &__y) const {
        return __x * __y;
    }
#endif
};

} // namespace __om

// Since C++20 the running value is handed on by move.
#if OM_CXX20
#define OM_RUNNING(value) ::std::move(value)
#else
#define OM_RUNNING(value) (value)
#endif

namespace std {

// [accumulate]
template <class _Iter, class _Tp>
OM_CONSTEXPR20 _Tp accumulate(_Iter __first, _Iter __last, _Tp __init) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f)
        __init = OM_RUNNING(__init) + *__f;
    return __init;
}
template <class _Iter, class _Tp, class _Operation>
OM_CONSTEXPR20 _Tp accumulate(_Iter __first, _Iter __last, _Tp __init, _Operation __op) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f)
        __init = __op(OM_RUNNING(__init), *__f);
    return __init;
}

// [inner.product]
template <class _I1, class _I2, class _Tp>
OM_CONSTEXPR20 _Tp inner_product(_I1 __first1, _I1 __last1, _I2 __first2, _Tp __init) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_SECOND(_I1, __first1, __last1, _I2, __first2, __f2);
    for (; __f1 != __l1; ++__f1, (void)++__f2)
        __init = OM_RUNNING(__init) + *__f1 * *__f2;
    return __init;
}
template <class _I1, class _I2, class _Tp, class _Op1, class _Op2>
OM_CONSTEXPR20 _Tp inner_product(_I1 __first1, _I1 __last1, _I2 __first2, _Tp __init, _Op1 __op1, _Op2 __op2) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_SECOND(_I1, __first1, __last1, _I2, __first2, __f2);
    for (; __f1 != __l1; ++__f1, (void)++__f2)
        __init = __op1(OM_RUNNING(__init), __op2(*__f1, *__f2));
    return __init;
}

// [partial.sum]
template <class _In, class _Out, class _Operation>
OM_CONSTEXPR20 _Out partial_sum(_In __first, _In __last, _Out __result, _Operation __op) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_OUTPUT(_In, __first, __last, _Out, __result, __o);
    if (__f == __l)
        return __result;
    typename iterator_traits<_In>::value_type __sum = *__f;
    *__o = __sum;
    for (++__o; ++__f != __l; ++__o) {
        __sum = __op(OM_RUNNING(__sum), *__f);
        *__o = __sum;
    }
    return OM_SECOND_OUTER(_In, _Out, __result, __o);
}
template <class _In, class _Out>
OM_CONSTEXPR20 _Out partial_sum(_In __first, _In __last, _Out __result) {
    return std::partial_sum(__first, __last, __result, __om::op_plus());
}

// [adjacent.difference]
template <class _In, class _Out, class _Operation>
OM_CONSTEXPR20 _Out adjacent_difference(_In __first, _In __last, _Out __result, _Operation __op) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_OUTPUT(_In, __first, __last, _Out, __result, __o);
    if (__f == __l)
        return __result;
    typename iterator_traits<_In>::value_type __before = *__f;
    *__o = __before;
    for (++__o; ++__f != __l; ++__o) {
        typename iterator_traits<_In>::value_type __now = *__f;
        *__o = __op(__now, OM_RUNNING(__before));
        __before = OM_MOVE(__now);
    }
    return OM_SECOND_OUTER(_In, _Out, __result, __o);
}
template <class _In, class _Out>
OM_CONSTEXPR20 _Out adjacent_difference(_In __first, _In __last, _Out __result) {
    return std::adjacent_difference(__first, __last, __result, __om::op_minus());
}

#if OM_CXX11
// [numeric.iota]
template <class _Iter, class _Tp>
OM_CONSTEXPR20 void iota(_Iter __first, _Iter __last, _Tp __value) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f, (void)++__value)
        *__f = __value;
}
#endif

#if OM_CXX17
// [reduce]
template <class _Iter, class _Tp, class _Operation>
OM_CONSTEXPR20 _Tp reduce(_Iter __first, _Iter __last, _Tp __init, _Operation __op) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f)
        __init = __op(std::move(__init), *__f);
    return __init;
}
template <class _Iter, class _Tp>
OM_CONSTEXPR20 _Tp reduce(_Iter __first, _Iter __last, _Tp __init) {
    return std::reduce(__first, __last, std::move(__init), __om::op_plus());
}
template <class _Iter>
OM_CONSTEXPR20 typename iterator_traits<_Iter>::value_type reduce(_Iter __first, _Iter __last) {
    return std::reduce(__first, __last, typename iterator_traits<_Iter>::value_type(), __om::op_plus());
}

// [transform.reduce]
template <class _I1, class _I2, class _Tp, class _Op1, class _Op2>
OM_CONSTEXPR20 _Tp transform_reduce(_I1 __first1, _I1 __last1, _I2 __first2, _Tp __init, _Op1 __op1, _Op2 __op2) {
    OM_RANGE(_I1, __first1, __last1, __f1, __l1);
    OM_SECOND(_I1, __first1, __last1, _I2, __first2, __f2);
    for (; __f1 != __l1; ++__f1, (void)++__f2)
        __init = __op1(std::move(__init), __op2(*__f1, *__f2));
    return __init;
}
template <class _I1, class _I2, class _Tp>
OM_CONSTEXPR20 _Tp transform_reduce(_I1 __first1, _I1 __last1, _I2 __first2, _Tp __init) {
    return std::transform_reduce(__first1, __last1, __first2, std::move(__init), __om::op_plus(),
                                 __om::op_multiplies());
}
template <class _Iter, class _Tp, class _Op1, class _Op2>
OM_CONSTEXPR20 _Tp transform_reduce(_Iter __first, _Iter __last, _Tp __init, _Op1 __op1, _Op2 __op2) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    for (; __f != __l; ++__f)
        __init = __op1(std::move(__init), __op2(*__f));
    return __init;
}

// [exclusive.scan], [transform.exclusive.scan]
template <class _In, class _Out, class _Tp, class _Op1, class _Op2>
OM_CONSTEXPR20 _Out transform_exclusive_scan(_In __first, _In __last, _Out __result, _Tp __init, _Op1 __op1,
                                             _Op2 __op2) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_OUTPUT(_In, __first, __last, _Out, __result, __o);
    for (; __f != __l; ++__f, (void)++__o) {
        _Tp __sum = __op1(__init, __op2(*__f));
        *__o = std::move(__init);
        __init = std::move(__sum);
    }
    return OM_SECOND_OUTER(_In, _Out, __result, __o);
}
template <class _In, class _Out, class _Tp, class _Operation>
OM_CONSTEXPR20 _Out exclusive_scan(_In __first, _In __last, _Out __result, _Tp __init, _Operation __op) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_OUTPUT(_In, __first, __last, _Out, __result, __o);
    for (; __f != __l; ++__f, (void)++__o) {
        _Tp __sum = __op(__init, *__f);
        *__o = std::move(__init);
        __init = std::move(__sum);
    }
    return OM_SECOND_OUTER(_In, _Out, __result, __o);
}
template <class _In, class _Out, class _Tp>
OM_CONSTEXPR20 _Out exclusive_scan(_In __first, _In __last, _Out __result, _Tp __init) {
    return std::exclusive_scan(__first, __last, __result, std::move(__init), __om::op_plus());
}

// [inclusive.scan], [transform.inclusive.scan]
template <class _In, class _Out, class _Op1, class _Op2, class _Tp>
OM_CONSTEXPR20 _Out transform_inclusive_scan(_In __first, _In __last, _Out __result, _Op1 __op1, _Op2 __op2,
                                             _Tp __init) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_OUTPUT(_In, __first, __last, _Out, __result, __o);
    for (; __f != __l; ++__f, (void)++__o) {
        __init = __op1(std::move(__init), __op2(*__f));
        *__o = __init;
    }
    return OM_SECOND_OUTER(_In, _Out, __result, __o);
}
template <class _In, class _Out, class _Op1, class _Op2>
OM_CONSTEXPR20 _Out transform_inclusive_scan(_In __first, _In __last, _Out __result, _Op1 __op1, _Op2 __op2) {
    if (__first == __last)
        return __result;
    auto __init = __op2(*__first);
    *__result = __init;
    return std::transform_inclusive_scan(++__first, __last, ++__result, __op1, __op2, std::move(__init));
}
template <class _In, class _Out, class _Operation, class _Tp>
OM_CONSTEXPR20 _Out inclusive_scan(_In __first, _In __last, _Out __result, _Operation __op, _Tp __init) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_OUTPUT(_In, __first, __last, _Out, __result, __o);
    for (; __f != __l; ++__f, (void)++__o) {
        __init = __op(std::move(__init), *__f);
        *__o = __init;
    }
    return OM_SECOND_OUTER(_In, _Out, __result, __o);
}
template <class _In, class _Out, class _Operation>
OM_CONSTEXPR20 _Out inclusive_scan(_In __first, _In __last, _Out __result, _Operation __op) {
    if (__first == __last)
        return __result;
    typename iterator_traits<_In>::value_type __init = *__first;
    *__result = __init;
    return std::inclusive_scan(++__first, __last, ++__result, __op, std::move(__init));
}
template <class _In, class _Out>
OM_CONSTEXPR20 _Out inclusive_scan(_In __first, _In __last, _Out __result) {
    return std::inclusive_scan(__first, __last, __result, __om::op_plus());
}
#endif

} // namespace std

#undef OM_RUNNING

OM_END_MODEL

#endif
