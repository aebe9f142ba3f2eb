// complex ([complex]) and its arithmetic ([complex.ops]).
#ifndef OM_COMPLEX_COMPLEX_H
#define OM_COMPLEX_COMPLEX_H

#include <__om/traits.h>
#include <iosfwd>
#include <sstream>

OM_BEGIN_MODEL

namespace std {

template <class _Tp>
class complex;

} // namespace std

namespace __om {

// [complex.special]: a narrower complex number converts silently, a wider one only when asked.
template <class _From, class _To>
struct narrows : bool_constant<(sizeof(_From) > sizeof(_To))> {};

} // namespace __om

namespace std {

// [complex]: two numbers in a row, the real part first ([complex.numbers.general]/4)
template <class _Tp>
class complex {
    _Tp __re;
    _Tp __im;

public:
    typedef _Tp value_type;

    OM_CONSTEXPR complex(const _Tp &__r = _Tp(), const _Tp &__i = _Tp()) : __re(__r), __im(__i) {}
#if OM_CXX11
    complex(const complex &) = default;
    template <class _Up, typename __om::enable_if<!__om::narrows<_Up, _Tp>::value, int>::type = 0>
    constexpr complex(const complex<_Up> &__z)
        : __re(static_cast<_Tp>(__z.real())), __im(static_cast<_Tp>(__z.imag())) {}
    template <class _Up, typename __om::enable_if<__om::narrows<_Up, _Tp>::value, int>::type = 0>
    explicit constexpr complex(const complex<_Up> &__z)
        : __re(static_cast<_Tp>(__z.real())), __im(static_cast<_Tp>(__z.imag())) {}
    complex &operator=(const complex &) = default;

    constexpr _Tp real() const { return __re; }
    constexpr _Tp imag() const { return __im; }
#else
    template <class _Up>
    complex(const complex<_Up> &__z) : __re(__z.real()), __im(__z.imag()) {}

    _Tp &real() { return __re; }
    const _Tp &real() const { return __re; }
    _Tp &imag() { return __im; }
    const _Tp &imag() const { return __im; }
#endif
    OM_CONSTEXPR20 void real(_Tp __r) { __re = __r; }
    OM_CONSTEXPR20 void imag(_Tp __i) { __im = __i; }

    OM_CONSTEXPR20 complex &operator=(const _Tp &__r) {
        __re = __r;
        __im = _Tp();
        return *this;
    }
    OM_CONSTEXPR20 complex &operator+=(const _Tp &__r) {
        __re += __r;
        return *this;
    }
    OM_CONSTEXPR20 complex &operator-=(const _Tp &__r) {
        __re -= __r;
        return *this;
    }
    OM_CONSTEXPR20 complex &operator*=(const _Tp &__r) {
        __re *= __r;
        __im *= __r;
        return *this;
    }
    OM_CONSTEXPR20 complex &operator/=(const _Tp &__r) {
        __re /= __r;
        __im /= __r;
        return *this;
    }
    template <class _Up>
    OM_CONSTEXPR20 complex &operator=(const complex<_Up> &__z) {
        __re = static_cast<_Tp>(__z.real());
        __im = static_cast<_Tp>(__z.imag());
        return *this;
    }
    template <class _Up>
    OM_CONSTEXPR20 complex &operator+=(const complex<_Up> &__z) {
        __re += static_cast<_Tp>(__z.real());
        __im += static_cast<_Tp>(__z.imag());
        return *this;
    }
    template <class _Up>
    OM_CONSTEXPR20 complex &operator-=(const complex<_Up> &__z) {
        __re -= static_cast<_Tp>(__z.real());
        __im -= static_cast<_Tp>(__z.imag());
        return *this;
    }
    template <class _Up>
    OM_CONSTEXPR20 complex &operator*=(const complex<_Up> &__z) {
        const _Tp __r = static_cast<_Tp>(__z.real()), __i = static_cast<_Tp>(__z.imag());
        const _Tp __new_re = __re * __r - __im * __i;
        __im = __re * __i + __im * __r;
        __re = __new_re;
        return *this;
    }
    template <class _Up>
    OM_CONSTEXPR20 complex &operator/=(const complex<_Up> &__z) {
        const _Tp __r = static_cast<_Tp>(__z.real()), __i = static_cast<_Tp>(__z.imag());
        const _Tp __norm = __r * __r + __i * __i;
        const _Tp __new_re = (__re * __r + __im * __i) / __norm;
        __im = (__im * __r - __re * __i) / __norm;
        __re = __new_re;
        return *this;
    }
};

// [complex.ops]
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator+(const complex<_Tp> &__x, const complex<_Tp> &__y) {
    complex<_Tp> __z = __x;
    __z += __y;
    return __z;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator+(const complex<_Tp> &__x, const _Tp &__y) {
    complex<_Tp> __z = __x;
    __z += __y;
    return __z;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator+(const _Tp &__x, const complex<_Tp> &__y) {
    return __y + __x;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator-(const complex<_Tp> &__x, const complex<_Tp> &__y) {
    complex<_Tp> __z = __x;
    __z -= __y;
    return __z;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator-(const complex<_Tp> &__x, const _Tp &__y) {
    complex<_Tp> __z = __x;
    __z -= __y;
    return __z;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator-(const _Tp &__x, const complex<_Tp> &__y) {
    return complex<_Tp>(__x - __y.real(), -__y.imag());
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator*(const complex<_Tp> &__x, const complex<_Tp> &__y) {
    complex<_Tp> __z = __x;
    __z *= __y;
    return __z;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator*(const complex<_Tp> &__x, const _Tp &__y) {
    complex<_Tp> __z = __x;
    __z *= __y;
    return __z;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator*(const _Tp &__x, const complex<_Tp> &__y) {
    return __y * __x;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator/(const complex<_Tp> &__x, const complex<_Tp> &__y) {
    complex<_Tp> __z = __x;
    __z /= __y;
    return __z;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator/(const complex<_Tp> &__x, const _Tp &__y) {
    complex<_Tp> __z = __x;
    __z /= __y;
    return __z;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator/(const _Tp &__x, const complex<_Tp> &__y) {
    complex<_Tp> __z = __x;
    __z /= __y;
    return __z;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator+(const complex<_Tp> &__x) {
    return __x;
}
template <class _Tp>
inline OM_CONSTEXPR20 complex<_Tp> operator-(const complex<_Tp> &__x) {
    return complex<_Tp>(-__x.real(), -__x.imag());
}
template <class _Tp>
inline OM_CONSTEXPR bool operator==(const complex<_Tp> &__x, const complex<_Tp> &__y) {
    return __x.real() == __y.real() && __x.imag() == __y.imag();
}
template <class _Tp>
inline OM_CONSTEXPR bool operator==(const complex<_Tp> &__x, const _Tp &__y) {
    return __x.real() == __y && __x.imag() == _Tp();
}
#if !OM_CXX20
template <class _Tp>
inline OM_CONSTEXPR bool operator==(const _Tp &__x, const complex<_Tp> &__y) {
    return __y == __x;
}
template <class _Tp>
inline OM_CONSTEXPR bool operator!=(const complex<_Tp> &__x, const complex<_Tp> &__y) {
    return !(__x == __y);
}
template <class _Tp>
inline OM_CONSTEXPR bool operator!=(const complex<_Tp> &__x, const _Tp &__y) {
    return !(__x == __y);
}
template <class _Tp>
inline OM_CONSTEXPR bool operator!=(const _Tp &__x, const complex<_Tp> &__y) {
    return !(__y == __x);
}
#endif

// (re), re or (re,im)
template <class _Tp, class _CharT, class _Traits>
basic_istream<_CharT, _Traits> &operator>>(basic_istream<_CharT, _Traits> &__is, complex<_Tp> &__x) {
    _Tp __re = _Tp(), __im = _Tp();
    _CharT __c = _CharT();
    if (!(__is >> __c))
        return __is;
    if (!_Traits::eq(__c, __is.widen('('))) {
        __is.putback(__c);
        if (__is >> __re)
            __x = complex<_Tp>(__re);
        return __is;
    }
    if (!(__is >> __re >> __c))
        return __is;
    if (_Traits::eq(__c, __is.widen(','))) {
        if (!(__is >> __im >> __c))
            return __is;
    }
    if (_Traits::eq(__c, __is.widen(')')))
        __x = complex<_Tp>(__re, __im);
    else
        __is.setstate(basic_istream<_CharT, _Traits>::failbit);
    return __is;
}
template <class _Tp, class _CharT, class _Traits>
basic_ostream<_CharT, _Traits> &operator<<(basic_ostream<_CharT, _Traits> &__os, const complex<_Tp> &__x) {
    basic_ostringstream<_CharT, _Traits> __text;
    __text.flags(__os.flags());
    __text.imbue(__os.getloc());
    __text.precision(__os.precision());
    __text << __os.widen('(') << __x.real() << __os.widen(',') << __x.imag() << __os.widen(')');
    return __os << __text.str();
}

} // namespace std

OM_END_MODEL

#endif
