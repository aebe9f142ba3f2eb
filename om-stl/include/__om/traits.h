/* The questions about types that the model itself asks in every dialect, C++98 included.
 * <type_traits> is the standard's own set; this one is what the containers and algorithms stand on,
 * so it stays small.
 */
#ifndef OM_TRAITS_H
#define OM_TRAITS_H

#include <__om/types.h>

OM_BEGIN_MODEL

namespace __om {

template <bool _Value>
struct bool_constant {
    static const bool value = _Value;
    typedef bool_constant<_Value> type;
};
typedef bool_constant<true> __yes;
typedef bool_constant<false> __no;

template <bool _Condition, class _Tp = void>
struct enable_if {};
template <class _Tp>
struct enable_if<true, _Tp> {
    typedef _Tp type;
};

template <bool _Condition, class _Tp, class _Up>
struct conditional {
    typedef _Tp type;
};
template <class _Tp, class _Up>
struct conditional<false, _Tp, _Up> {
    typedef _Up type;
};

template <class _Tp, class _Up>
struct is_same : __no {};
template <class _Tp>
struct is_same<_Tp, _Tp> : __yes {};

template <class _Tp>
struct remove_const {
    typedef _Tp type;
};
template <class _Tp>
struct remove_const<const _Tp> {
    typedef _Tp type;
};
template <class _Tp>
struct remove_volatile {
    typedef _Tp type;
};
template <class _Tp>
struct remove_volatile<volatile _Tp> {
    typedef _Tp type;
};
template <class _Tp>
struct remove_cv {
    typedef typename remove_const<typename remove_volatile<_Tp>::type>::type type;
};

template <class _Tp>
struct is_integral_value : __no {};
#define OM_INTEGRAL(type)                                                                                              \
    template <>                                                                                                        \
    struct is_integral_value<type> : __yes {};
OM_INTEGRAL(bool)
OM_INTEGRAL(char)
OM_INTEGRAL(signed char)
OM_INTEGRAL(unsigned char)
OM_INTEGRAL(wchar_t)
OM_INTEGRAL(short)
OM_INTEGRAL(unsigned short)
OM_INTEGRAL(int)
OM_INTEGRAL(unsigned int)
OM_INTEGRAL(long)
OM_INTEGRAL(unsigned long)
OM_INTEGRAL(long long)
OM_INTEGRAL(unsigned long long)
#if defined(__SIZEOF_INT128__) && !defined(__STRICT_ANSI__)
OM_INTEGRAL(__int128)
OM_INTEGRAL(unsigned __int128)
#endif
#if OM_CXX11
OM_INTEGRAL(char16_t)
OM_INTEGRAL(char32_t)
#endif
#if defined(__cpp_char8_t)
OM_INTEGRAL(char8_t)
#endif
#undef OM_INTEGRAL

template <class _Tp>
struct is_integral : is_integral_value<typename remove_cv<_Tp>::type> {};

template <class _Tp>
struct is_floating_value : __no {};
template <>
struct is_floating_value<float> : __yes {};
template <>
struct is_floating_value<double> : __yes {};
template <>
struct is_floating_value<long double> : __yes {};
#if defined(__SIZEOF_FLOAT128__) && !defined(__STRICT_ANSI__)
template <>
struct is_floating_value<__float128> : __yes {};
#endif

template <class _Tp>
struct is_floating : is_floating_value<typename remove_cv<_Tp>::type> {};

template <class _Tp>
struct is_arithmetic : bool_constant<is_integral<_Tp>::value || is_floating<_Tp>::value> {};

template <class _Tp>
struct is_pointer_value : __no {};
template <class _Tp>
struct is_pointer_value<_Tp *> : __yes {};
template <class _Tp>
struct is_pointer : is_pointer_value<typename remove_cv<_Tp>::type> {};

/* Arithmetic, pointer or enumeration: what has no copy constructor or destructor to call. */
template <class _Tp>
struct is_plain : bool_constant<is_arithmetic<_Tp>::value || is_pointer<_Tp>::value || __is_enum(_Tp)> {};

template <class _Tp>
struct is_trivially_copyable : bool_constant<__is_trivially_copyable(_Tp)> {};

#if OM_HAS_BUILTIN(__is_trivially_destructible)
template <class _Tp>
struct is_trivially_destructible : bool_constant<__is_trivially_destructible(_Tp)> {};
#else
template <class _Tp>
struct is_trivially_destructible : bool_constant<__has_trivial_destructor(_Tp)> {};
#endif

#if OM_CXX11
// An empty class that can be a base, and as such needs no memory.
template <class _Tp>
struct takes_no_room : bool_constant<__is_empty(_Tp) && !__is_final(_Tp)> {};
#endif

template <class _Tp>
struct make_void {
    typedef void type;
};

} // namespace __om

OM_END_MODEL

#endif
