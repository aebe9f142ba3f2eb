// gcd, lcm, midpoint ([numeric.ops.gcd], [numeric.ops.lcm], [numeric.ops.midpoint]).
#ifndef OM_NUMERIC_ARITHMETIC_H
#define OM_NUMERIC_ARITHMETIC_H

#include <__om/config.h>

OM_BEGIN_MODEL

#if OM_CXX17
#include <type_traits>

namespace __om {

// The absolute value in the unsigned type, where it always fits.
template <class _Unsigned, class _Tp>
constexpr _Unsigned magnitude(_Tp __value) {
    return __value < 0 ? _Unsigned(0) - static_cast<_Unsigned>(__value) : static_cast<_Unsigned>(__value);
}
template <class _Unsigned>
constexpr _Unsigned gcd_of(_Unsigned __m, _Unsigned __n) {
    while (__n != 0) {
        const _Unsigned __rest = __m % __n;
        __m = __n;
        __n = __rest;
    }
    return __m;
}

} // namespace __om

namespace std {

template <class _Mp, class _Np>
constexpr common_type_t<_Mp, _Np> gcd(_Mp __m, _Np __n) {
    static_assert(is_integral_v<_Mp> && is_integral_v<_Np> && !is_same_v<remove_cv_t<_Mp>, bool> &&
                      !is_same_v<remove_cv_t<_Np>, bool>,
                  "gcd() is for integers");
    typedef common_type_t<_Mp, _Np> _Common;
    typedef make_unsigned_t<_Common> _Unsigned;
    const _Unsigned __result = __om::gcd_of(__om::magnitude<_Unsigned>(__m), __om::magnitude<_Unsigned>(__n));
    OM_REQUIRES(is_unsigned_v<_Common> || static_cast<_Common>(__result) >= 0,
                "gcd(): |m| or |n| does not fit the type");
    return static_cast<_Common>(__result);
}
template <class _Mp, class _Np>
constexpr common_type_t<_Mp, _Np> lcm(_Mp __m, _Np __n) {
    static_assert(is_integral_v<_Mp> && is_integral_v<_Np> && !is_same_v<remove_cv_t<_Mp>, bool> &&
                      !is_same_v<remove_cv_t<_Np>, bool>,
                  "lcm() is for integers");
    typedef common_type_t<_Mp, _Np> _Common;
    typedef make_unsigned_t<_Common> _Unsigned;
    const _Unsigned __a = __om::magnitude<_Unsigned>(__m), __b = __om::magnitude<_Unsigned>(__n);
    if (__a == 0 || __b == 0)
        return 0;
    const _Unsigned __part = __a / __om::gcd_of(__a, __b);
    const _Unsigned __max = is_unsigned_v<_Common> ? _Unsigned(-1) : _Unsigned(_Unsigned(-1) >> 1);
    OM_REQUIRES(__part <= __max / __b, "lcm(): the result does not fit the type");
    return static_cast<_Common>(__part * __b);
}

#if OM_CXX20
template <class _Tp>
    requires(is_arithmetic_v<_Tp> && is_same_v<remove_cv_t<_Tp>, _Tp> && !is_same_v<_Tp, bool>)
constexpr _Tp midpoint(_Tp __a, _Tp __b) noexcept {
    if constexpr (is_integral_v<_Tp>) {
        // Half the distance in the unsigned type, towards the first argument.
        typedef make_unsigned_t<_Tp> _Unsigned;
        if (__a > __b)
            return static_cast<_Tp>(__a - static_cast<_Tp>(_Unsigned(_Unsigned(__a) - _Unsigned(__b)) / 2));
        return static_cast<_Tp>(__a + static_cast<_Tp>(_Unsigned(_Unsigned(__b) - _Unsigned(__a)) / 2));
    } else {
        constexpr _Tp __low = is_same_v<_Tp, float>    ? static_cast<_Tp>(__FLT_MIN__ * 2)
                              : is_same_v<_Tp, double> ? static_cast<_Tp>(__DBL_MIN__ * 2)
                                                       : static_cast<_Tp>(__LDBL_MIN__ * 2);
        constexpr _Tp __high = is_same_v<_Tp, float>    ? static_cast<_Tp>(__FLT_MAX__ / 2)
                               : is_same_v<_Tp, double> ? static_cast<_Tp>(__DBL_MAX__ / 2)
                                                        : static_cast<_Tp>(__LDBL_MAX__ / 2);
        const _Tp __abs_a = __a < 0 ? -__a : __a;
        const _Tp __abs_b = __b < 0 ? -__b : __b;
        if (__abs_a <= __high && __abs_b <= __high)
            return (__a + __b) / 2;
        if (__abs_a < __low)
            return __a + __b / 2;
        if (__abs_b < __low)
            return __a / 2 + __b;
        return __a / 2 + __b / 2;
    }
}
template <class _Tp>
    requires is_object_v<_Tp>
constexpr _Tp *midpoint(_Tp *__a, _Tp *__b) {
    return __a + (__b - __a) / 2;
}
#endif

} // namespace std
#endif

OM_END_MODEL

#endif
