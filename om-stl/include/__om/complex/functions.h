// Values and transcendental functions of complex numbers ([complex.value.ops], [complex.transcendentals]), in
// terms of the real functions.
#ifndef OM_COMPLEX_FUNCTIONS_H
#define OM_COMPLEX_FUNCTIONS_H

#include <__om/complex/complex.h>
#include <cmath>

OM_BEGIN_MODEL

namespace __om {

// [cmplx.over]: an integer counts as a double.
template <class _Tp>
struct complex_real {
    typedef typename conditional<is_floating<_Tp>::value, _Tp, double>::type type;
};
template <class _Tp, class _Up>
struct complex_common {
    typedef typename complex_real<_Tp>::type __t;
    typedef typename complex_real<_Up>::type __u;
    typedef typename conditional<(sizeof(__t) >= sizeof(__u)), __t, __u>::type type;
};
template <class _Tp>
struct if_real : enable_if<is_arithmetic<_Tp>::value, typename complex_real<_Tp>::type> {};

// std::hypot, which C++98 has not.
inline float hypotenuse(float __x, float __y) { return __builtin_hypotf(__x, __y); }
inline double hypotenuse(double __x, double __y) { return __builtin_hypot(__x, __y); }
inline long double hypotenuse(long double __x, long double __y) { return __builtin_hypotl(__x, __y); }

} // namespace __om

namespace std {

// [complex.value.ops]
template <class _Tp>
inline OM_CONSTEXPR _Tp real(const complex<_Tp> &__z) {
    return __z.real();
}
template <class _Tp>
inline OM_CONSTEXPR _Tp imag(const complex<_Tp> &__z) {
    return __z.imag();
}
template <class _Tp>
inline _Tp abs(const complex<_Tp> &__z) {
    return __om::hypotenuse(__z.real(), __z.imag());
}
template <class _Tp>
inline _Tp arg(const complex<_Tp> &__z) {
    return std::atan2(__z.imag(), __z.real());
}
template <class _Tp>
inline OM_CONSTEXPR20 _Tp norm(const complex<_Tp> &__z) {
    return __z.real() * __z.real() + __z.imag() * __z.imag();
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> conj(const complex<_Tp> &__z) {
    return complex<_Tp>(__z.real(), -__z.imag());
}
template <class _Tp>
inline complex<_Tp> polar(const _Tp &__rho, const _Tp &__theta = _Tp()) {
    OM_REQUIRES(__rho >= 0, "polar() with a negative absolute value");
    return complex<_Tp>(__rho * std::cos(__theta), __rho * std::sin(__theta));
}

#if OM_CXX11
template <class _Tp>
inline complex<_Tp> proj(const complex<_Tp> &__z) {
    if (__builtin_isinf(__z.real()) || __builtin_isinf(__z.imag()))
        return complex<_Tp>(static_cast<_Tp>(__builtin_inf()),
                            __builtin_copysign(0.0, static_cast<double>(__z.imag())));
    return __z;
}

// [cmplx.over]
template <class _Tp>
constexpr typename __om::if_real<_Tp>::type real(_Tp __x) {
    return __x;
}
template <class _Tp>
constexpr typename __om::if_real<_Tp>::type imag(_Tp) {
    return 0;
}
template <class _Tp>
inline typename __om::if_real<_Tp>::type arg(_Tp __x) {
    return std::atan2(typename __om::complex_real<_Tp>::type(0), typename __om::complex_real<_Tp>::type(__x));
}
template <class _Tp>
inline OM_CONSTEXPR20 typename __om::if_real<_Tp>::type norm(_Tp __x) {
    return typename __om::complex_real<_Tp>::type(__x) * __x;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<typename __om::if_real<_Tp>::type> conj(_Tp __x) {
    return complex<typename __om::complex_real<_Tp>::type>(__x);
}
template <class _Tp>
inline complex<typename __om::if_real<_Tp>::type> proj(_Tp __x) {
    return std::proj(complex<typename __om::complex_real<_Tp>::type>(__x));
}
#endif

// [complex.transcendentals]
template <class _Tp>
inline complex<_Tp> exp(const complex<_Tp> &__z) {
    const _Tp __scale = std::exp(__z.real());
    return complex<_Tp>(__scale * std::cos(__z.imag()), __scale * std::sin(__z.imag()));
}
template <class _Tp>
inline complex<_Tp> log(const complex<_Tp> &__z) {
    return complex<_Tp>(std::log(std::abs(__z)), std::arg(__z));
}
template <class _Tp>
inline complex<_Tp> log10(const complex<_Tp> &__z) {
    return std::log(__z) / std::log(_Tp(10));
}
template <class _Tp>
inline complex<_Tp> sqrt(const complex<_Tp> &__z) {
    const _Tp __x = __z.real(), __y = __z.imag();
    if (__x == _Tp()) {
        const _Tp __t = std::sqrt((__y < _Tp() ? -__y : __y) / 2);
        return complex<_Tp>(__t, __y < _Tp() ? -__t : __t);
    }
    const _Tp __t = std::sqrt(2 * (std::abs(__z) + (__x < _Tp() ? -__x : __x)));
    const _Tp __u = __t / 2;
    if (__x > _Tp())
        return complex<_Tp>(__u, __y / __t);
    return complex<_Tp>((__y < _Tp() ? -__y : __y) / __t, __y < _Tp() ? -__u : __u);
}
template <class _Tp>
inline complex<_Tp> pow(const complex<_Tp> &__x, const complex<_Tp> &__y) {
    return __x == _Tp() ? _Tp() : std::exp(__y * std::log(__x));
}
template <class _Tp>
inline complex<_Tp> pow(const complex<_Tp> &__x, const _Tp &__y) {
    if (__x.imag() == _Tp() && __x.real() > _Tp())
        return std::pow(__x.real(), __y);
    return __x == _Tp() ? complex<_Tp>(std::pow(_Tp(), __y)) : std::exp(__y * std::log(__x));
}
template <class _Tp>
inline complex<_Tp> pow(const _Tp &__x, const complex<_Tp> &__y) {
    if (__x > _Tp())
        return std::polar<_Tp>(std::pow(__x, __y.real()), __y.imag() * std::log(__x));
    return std::pow(complex<_Tp>(__x), __y);
}
#if OM_CXX11
template <class _Tp, class _Up>
inline complex<typename __om::complex_common<_Tp, _Up>::type> pow(const complex<_Tp> &__x, const complex<_Up> &__y) {
    typedef typename __om::complex_common<_Tp, _Up>::type _Common;
    return std::pow(complex<_Common>(__x), complex<_Common>(__y));
}
template <class _Tp, class _Up, typename __om::if_real<_Up>::type * = nullptr>
inline complex<typename __om::complex_common<_Tp, _Up>::type> pow(const complex<_Tp> &__x, const _Up &__y) {
    typedef typename __om::complex_common<_Tp, _Up>::type _Common;
    return std::pow(complex<_Common>(__x), _Common(__y));
}
template <class _Tp, class _Up, typename __om::if_real<_Tp>::type * = nullptr>
inline complex<typename __om::complex_common<_Tp, _Up>::type> pow(const _Tp &__x, const complex<_Up> &__y) {
    typedef typename __om::complex_common<_Tp, _Up>::type _Common;
    return std::pow(_Common(__x), complex<_Common>(__y));
}
#else
template <class _Tp>
inline complex<_Tp> pow(const complex<_Tp> &__x, int __n) {
    return std::pow(__x, _Tp(__n));
}
#endif
template <class _Tp>
inline complex<_Tp> sin(const complex<_Tp> &__z) {
    return complex<_Tp>(std::sin(__z.real()) * std::cosh(__z.imag()), std::cos(__z.real()) * std::sinh(__z.imag()));
}
template <class _Tp>
inline complex<_Tp> cos(const complex<_Tp> &__z) {
    return complex<_Tp>(std::cos(__z.real()) * std::cosh(__z.imag()), -(std::sin(__z.real()) * std::sinh(__z.imag())));
}
template <class _Tp>
inline complex<_Tp> tan(const complex<_Tp> &__z) {
    return std::sin(__z) / std::cos(__z);
}
template <class _Tp>
inline complex<_Tp> sinh(const complex<_Tp> &__z) {
    return complex<_Tp>(std::sinh(__z.real()) * std::cos(__z.imag()), std::cosh(__z.real()) * std::sin(__z.imag()));
}
template <class _Tp>
inline complex<_Tp> cosh(const complex<_Tp> &__z) {
    return complex<_Tp>(std::cosh(__z.real()) * std::cos(__z.imag()), std::sinh(__z.real()) * std::sin(__z.imag()));
}
template <class _Tp>
inline complex<_Tp> tanh(const complex<_Tp> &__z) {
    return std::sinh(__z) / std::cosh(__z);
}
#if OM_CXX11
template <class _Tp>
inline complex<_Tp> asinh(const complex<_Tp> &__z) {
    // log(z + sqrt(z^2 + 1)), on the side where nothing cancels
    const complex<_Tp> __w = __z.real() < 0 ? -__z : __z;
    const complex<_Tp> __a = std::log(__w + std::sqrt(__w * __w + _Tp(1)));
    return __z.real() < 0 ? -__a : __a;
}
template <class _Tp>
inline complex<_Tp> acosh(const complex<_Tp> &__z) {
    return _Tp(2) * std::log(std::sqrt(_Tp(0.5) * (__z + _Tp(1))) + std::sqrt(_Tp(0.5) * (__z - _Tp(1))));
}
template <class _Tp>
inline complex<_Tp> atanh(const complex<_Tp> &__z) {
    return _Tp(0.5) * (std::log(_Tp(1) + __z) - std::log(_Tp(1) - __z));
}
template <class _Tp>
inline complex<_Tp> asin(const complex<_Tp> &__z) {
    const complex<_Tp> __t = std::asinh(complex<_Tp>(-__z.imag(), __z.real()));
    return complex<_Tp>(__t.imag(), -__t.real());
}
template <class _Tp>
inline complex<_Tp> acos(const complex<_Tp> &__z) {
    const complex<_Tp> __t = std::asin(__z);
    return complex<_Tp>(static_cast<_Tp>(1.5707963267948966192313216916397514L) - __t.real(), -__t.imag());
}
template <class _Tp>
inline complex<_Tp> atan(const complex<_Tp> &__z) {
    const complex<_Tp> __t = std::atanh(complex<_Tp>(-__z.imag(), __z.real()));
    return complex<_Tp>(__t.imag(), -__t.real());
}
#endif

#if OM_CXX14
// [complex.literals]
inline namespace literals {
inline namespace complex_literals {

constexpr complex<long double> operator""il(long double __d) { return complex<long double>(0.0L, __d); }
constexpr complex<long double> operator""il(unsigned long long __d) {
    return complex<long double>(0.0L, static_cast<long double>(__d));
}
constexpr complex<double> operator""i(long double __d) { return complex<double>(0.0, static_cast<double>(__d)); }
constexpr complex<double> operator""i(unsigned long long __d) { return complex<double>(0.0, static_cast<double>(__d)); }
constexpr complex<float> operator""if(long double __d) { return complex<float>(0.0f, static_cast<float>(__d)); }
constexpr complex<float> operator""if(unsigned long long __d) { return complex<float>(0.0f, static_cast<float>(__d)); }

} // namespace complex_literals
} // namespace literals
#endif

} // namespace std

OM_END_MODEL

#endif
