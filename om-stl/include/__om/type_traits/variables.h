// The variable templates of <type_traits> (C++17): each is the value of the class template it is
// named after.
#ifndef OM_TYPE_TRAITS_VARIABLES_H
#define OM_TYPE_TRAITS_VARIABLES_H

#include <__om/type_traits/invocation.h>
#include <__om/type_traits/swappable.h>

OM_BEGIN_MODEL

namespace std {

#define OM_UNARY(trait)                                                                                                \
    template <class _Tp>                                                                                               \
    inline constexpr bool trait##_v = trait<_Tp>::value;
#define OM_BINARY(trait)                                                                                               \
    template <class _Tp, class _Up>                                                                                    \
    inline constexpr bool trait##_v = trait<_Tp, _Up>::value;
#define OM_VARIADIC(trait)                                                                                             \
    template <class _Tp, class... _Args>                                                                               \
    inline constexpr bool trait##_v = trait<_Tp, _Args...>::value;
#define OM_RETURNING(trait)                                                                                            \
    template <class _Result, class _Fn, class... _Args>                                                                \
    inline constexpr bool trait##_v = trait<_Result, _Fn, _Args...>::value;

OM_UNARY(is_void)
OM_UNARY(is_null_pointer)
OM_UNARY(is_integral)
OM_UNARY(is_floating_point)
OM_UNARY(is_array)
OM_UNARY(is_pointer)
OM_UNARY(is_lvalue_reference)
OM_UNARY(is_rvalue_reference)
OM_UNARY(is_member_object_pointer)
OM_UNARY(is_member_function_pointer)
OM_UNARY(is_enum)
OM_UNARY(is_union)
OM_UNARY(is_class)
OM_UNARY(is_function)
OM_UNARY(is_reference)
OM_UNARY(is_arithmetic)
OM_UNARY(is_fundamental)
OM_UNARY(is_object)
OM_UNARY(is_scalar)
OM_UNARY(is_compound)
OM_UNARY(is_member_pointer)
OM_UNARY(is_const)
OM_UNARY(is_volatile)
OM_UNARY(is_trivial)
OM_UNARY(is_trivially_copyable)
OM_UNARY(is_standard_layout)
OM_UNARY(is_pod)
OM_UNARY(is_literal_type)
OM_UNARY(is_empty)
OM_UNARY(is_polymorphic)
OM_UNARY(is_abstract)
OM_UNARY(is_final)
OM_UNARY(is_aggregate)
OM_UNARY(is_signed)
OM_UNARY(is_unsigned)
OM_UNARY(is_default_constructible)
OM_UNARY(is_copy_constructible)
OM_UNARY(is_move_constructible)
OM_UNARY(is_copy_assignable)
OM_UNARY(is_move_assignable)
OM_UNARY(is_swappable)
OM_UNARY(is_destructible)
OM_UNARY(is_trivially_default_constructible)
OM_UNARY(is_trivially_copy_constructible)
OM_UNARY(is_trivially_move_constructible)
OM_UNARY(is_trivially_copy_assignable)
OM_UNARY(is_trivially_move_assignable)
OM_UNARY(is_trivially_destructible)
OM_UNARY(is_nothrow_default_constructible)
OM_UNARY(is_nothrow_copy_constructible)
OM_UNARY(is_nothrow_move_constructible)
OM_UNARY(is_nothrow_copy_assignable)
OM_UNARY(is_nothrow_move_assignable)
OM_UNARY(is_nothrow_swappable)
OM_UNARY(is_nothrow_destructible)
OM_UNARY(has_virtual_destructor)
OM_UNARY(has_unique_object_representations)
#if OM_CXX20
OM_UNARY(is_bounded_array)
OM_UNARY(is_unbounded_array)
#endif
#if OM_CXX23
OM_UNARY(is_scoped_enum)
#endif

OM_BINARY(is_same)
OM_BINARY(is_base_of)
OM_BINARY(is_convertible)
OM_BINARY(is_assignable)
OM_BINARY(is_trivially_assignable)
OM_BINARY(is_nothrow_assignable)
OM_BINARY(is_swappable_with)
OM_BINARY(is_nothrow_swappable_with)
#if OM_CXX20
OM_BINARY(is_nothrow_convertible)
#if OM_HAS_BUILTIN(__is_layout_compatible)
OM_BINARY(is_layout_compatible)
#endif
#if OM_HAS_BUILTIN(__is_pointer_interconvertible_base_of)
OM_BINARY(is_pointer_interconvertible_base_of)
#endif
#endif

OM_VARIADIC(is_constructible)
OM_VARIADIC(is_trivially_constructible)
OM_VARIADIC(is_nothrow_constructible)
OM_VARIADIC(is_invocable)
OM_VARIADIC(is_nothrow_invocable)

OM_RETURNING(is_invocable_r)
OM_RETURNING(is_nothrow_invocable_r)

#undef OM_UNARY
#undef OM_BINARY
#undef OM_VARIADIC
#undef OM_RETURNING

template <class _Tp>
inline constexpr size_t alignment_of_v = alignment_of<_Tp>::value;
template <class _Tp>
inline constexpr size_t rank_v = rank<_Tp>::value;
template <class _Tp, unsigned _Dimension = 0>
inline constexpr size_t extent_v = extent<_Tp, _Dimension>::value;

template <class... _Traits>
inline constexpr bool conjunction_v = conjunction<_Traits...>::value;
template <class... _Traits>
inline constexpr bool disjunction_v = disjunction<_Traits...>::value;
template <class _Trait>
inline constexpr bool negation_v = negation<_Trait>::value;

} // namespace std

OM_END_MODEL

#endif
