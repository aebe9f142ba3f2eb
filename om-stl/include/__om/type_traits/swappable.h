// is_swappable and its relatives ([meta.unary.prop]). Whether a type can be swapped depends on
// std::swap itself, so its declaration stands here and its definition in <__om/move.h>.
#ifndef OM_TYPE_TRAITS_SWAPPABLE_H
#define OM_TYPE_TRAITS_SWAPPABLE_H

#include <__om/type_traits/properties.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Tp>
struct array_swappable;

} // namespace __om

namespace std {

// [utility.swap]
template <class _Tp>
OM_CONSTEXPR20 typename enable_if<is_move_constructible<_Tp>::value && is_move_assignable<_Tp>::value>::type
swap(_Tp &__a, _Tp &__b) noexcept(is_nothrow_move_constructible<_Tp>::value && is_nothrow_move_assignable<_Tp>::value);
template <class _Tp, size_t __n>
OM_CONSTEXPR20 typename enable_if<__om::array_swappable<_Tp>::value>::type
    swap(_Tp (&__a)[__n], _Tp (&__b)[__n]) noexcept(__om::array_swappable<_Tp>::__nothrow);

} // namespace std

namespace __om {
namespace swap_lookup {

using std::swap;

template <class _Tp, class _Up, class = void>
struct swaps : std::false_type {
    static constexpr bool __nothrow = false;
};
template <class _Tp, class _Up>
struct swaps<_Tp, _Up, decltype((void)swap(std::declval<_Tp>(), std::declval<_Up>()))> : std::true_type {
    static constexpr bool __nothrow = noexcept(swap(std::declval<_Tp>(), std::declval<_Up>()));
};

} // namespace swap_lookup

template <class _Tp, class _Up>
struct swappable_with
    : std::integral_constant<bool, swap_lookup::swaps<_Tp, _Up>::value && swap_lookup::swaps<_Up, _Tp>::value> {
    static constexpr bool __nothrow =
        swap_lookup::swaps<_Tp, _Up>::__nothrow && swap_lookup::swaps<_Up, _Tp>::__nothrow;
};

template <class _Tp, bool = referenceable<_Tp>::value>
struct swappable : std::false_type {
    static constexpr bool __nothrow = false;
};
template <class _Tp>
struct swappable<_Tp, true> : swappable_with<_Tp &, _Tp &> {};

template <class _Tp>
struct array_swappable : swappable<_Tp> {};

template <class _Tp>
struct nothrow_swappable : std::integral_constant<bool, swappable<_Tp>::__nothrow> {};

} // namespace __om

#if OM_CXX17
namespace std {

template <class _Tp>
struct is_swappable : bool_constant<__om::swappable<_Tp>::value> {};
template <class _Tp>
struct is_nothrow_swappable : bool_constant<__om::swappable<_Tp>::__nothrow> {};
template <class _Tp, class _Up>
struct is_swappable_with : bool_constant<__om::swappable_with<_Tp, _Up>::value> {};
template <class _Tp, class _Up>
struct is_nothrow_swappable_with : bool_constant<__om::swappable_with<_Tp, _Up>::__nothrow> {};

} // namespace std
#endif

OM_END_MODEL

#endif
