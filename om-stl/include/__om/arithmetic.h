/* Which types are integers, and which floating type the mathematical functions compute in. The
 * part of <type_traits> that the light headers (<cstddef>, <cmath>, <cstdlib>) need. */
#ifndef OM_ARITHMETIC_H
#define OM_ARITHMETIC_H

#include <__om/config.h>

namespace __om {

// `type` is Result when T is an integer type, and missing otherwise.
template <class _Tp, class _Result>
struct if_integer {};
template <class _Result>
struct if_integer<bool, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<char, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<signed char, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<unsigned char, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<wchar_t, _Result> {
    typedef _Result type;
};
#if OM_CXX20
template <class _Result>
struct if_integer<char8_t, _Result> {
    typedef _Result type;
};
#endif
#if OM_CXX11
template <class _Result>
struct if_integer<char16_t, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<char32_t, _Result> {
    typedef _Result type;
};
#endif
template <class _Result>
struct if_integer<short, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<unsigned short, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<int, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<unsigned, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<long, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<unsigned long, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<long long, _Result> {
    typedef _Result type;
};
template <class _Result>
struct if_integer<unsigned long long, _Result> {
    typedef _Result type;
};

// [cmath.syn]/2: integers compute as double, otherwise the widest of the arguments decides.
template <class _Tp>
struct floating : if_integer<_Tp, double> {};
template <>
struct floating<float> {
    typedef float type;
};
template <>
struct floating<double> {
    typedef double type;
};
template <>
struct floating<long double> {
    typedef long double type;
};

template <class _Fp, class _Gp>
struct wider {
    typedef __typeof__(_Fp() + _Gp()) type;
};

// `type` is Result wherever the first argument names a type at all.
template <class, class _Result>
struct if_both {
    typedef _Result type;
};

} // namespace __om

#endif
