// The operators as function objects, for the overloads of an algorithm that take none, and what is
// known of a comparison without trying it.
#ifndef OM_ALGORITHM_FUNCTORS_H
#define OM_ALGORITHM_FUNCTORS_H

#include <__om/string/fwd.h>
#include <__om/traits.h>

OM_BEGIN_MODEL

namespace std {

template <class _Tp>
struct less;
template <class _Tp>
struct greater;

} // namespace std

namespace __om {

struct op_less {
    template <class _Tp, class _Up>
    OM_CONSTEXPR14 bool operator()(const _Tp &__x, const _Up &__y) const {
        return __x < __y;
    }
    template <class _Tp, class _Up>
    OM_CONSTEXPR14 bool operator()(_Tp &__x, _Up &__y) const {
        return __x < __y;
    }
};
struct op_equal {
    template <class _Tp, class _Up>
    OM_CONSTEXPR14 bool operator()(const _Tp &__x, const _Up &__y) const {
        return __x == __y;
    }
    template <class _Tp, class _Up>
    OM_CONSTEXPR14 bool operator()(_Tp &__x, _Up &__y) const {
        return __x == __y;
    }
};

// A comparison that is a strict weak order on this type because the language or the library says so.
// Floats are not among them: a NaN is in no order with anything.
template <class _Compare, class _Tp>
struct is_known_order : __no {};
template <class _Tp>
struct is_known_order<op_less, _Tp> : bool_constant<is_integral<_Tp>::value || is_pointer<_Tp>::value> {};
template <class _CharT, class _Alloc>
struct is_known_order<op_less, std::basic_string<_CharT, std::char_traits<_CharT>, _Alloc> > : __yes {};
template <class _Tp, class _Up>
struct is_known_order<std::less<_Up>, _Tp> : is_known_order<op_less, _Tp> {};
template <class _Tp, class _Up>
struct is_known_order<std::greater<_Up>, _Tp> : is_known_order<op_less, _Tp> {};

} // namespace __om

OM_END_MODEL

#endif
