// Primary and composite type categories ([meta.unary.cat], [meta.unary.comp]) and the type
// properties that are plain pattern matching.
#ifndef OM_TYPE_TRAITS_CATEGORIES_H
#define OM_TYPE_TRAITS_CATEGORIES_H

#include <__om/traits.h>
#include <__om/type_traits/basis.h>

OM_BEGIN_MODEL

namespace __om {

template <class>
struct member_pointer : std::false_type {
    static constexpr bool __function = false;
};

} // namespace __om

namespace std {

template <class _Tp>
struct is_const : false_type {};
template <class _Tp>
struct is_const<const _Tp> : true_type {};
template <class _Tp>
struct is_volatile : false_type {};
template <class _Tp>
struct is_volatile<volatile _Tp> : true_type {};

// [meta.unary.cat]
template <class _Tp>
struct is_void : is_same<void, typename remove_cv<_Tp>::type> {};
template <class _Tp>
struct is_null_pointer : is_same<nullptr_t, typename remove_cv<_Tp>::type> {};
template <class _Tp>
struct is_integral : integral_constant<bool, __om::is_integral<_Tp>::value> {};
template <class _Tp>
struct is_floating_point : integral_constant<bool, __om::is_floating<_Tp>::value> {};
template <class _Tp>
struct is_array : false_type {};
template <class _Tp>
struct is_array<_Tp[]> : true_type {};
template <class _Tp, size_t __n>
struct is_array<_Tp[__n]> : true_type {};
template <class _Tp>
struct is_pointer : integral_constant<bool, __om::is_pointer<_Tp>::value> {};
template <class _Tp>
struct is_lvalue_reference : false_type {};
template <class _Tp>
struct is_lvalue_reference<_Tp &> : true_type {};
template <class _Tp>
struct is_rvalue_reference : false_type {};
template <class _Tp>
struct is_rvalue_reference<_Tp &&> : true_type {};
template <class _Tp>
struct is_reference : integral_constant<bool, is_lvalue_reference<_Tp>::value || is_rvalue_reference<_Tp>::value> {};
template <class _Tp>
struct is_enum : integral_constant<bool, __is_enum(_Tp)> {};
template <class _Tp>
struct is_union : integral_constant<bool, __is_union(_Tp)> {};
template <class _Tp>
struct is_class : integral_constant<bool, __is_class(_Tp)> {};
// Only functions and references ignore a const put on them.
template <class _Tp>
struct is_function : integral_constant<bool, !is_const<const _Tp>::value && !is_reference<_Tp>::value> {};

} // namespace std

namespace __om {

template <class _Tp, class _Class>
struct member_pointer<_Tp _Class::*> : std::true_type {
    static constexpr bool __function = std::is_function<_Tp>::value;
};

} // namespace __om

namespace std {

// [meta.unary.comp]
template <class _Tp>
struct is_member_pointer : integral_constant<bool, __om::member_pointer<typename remove_cv<_Tp>::type>::value> {};
template <class _Tp>
struct is_member_function_pointer
    : integral_constant<bool, __om::member_pointer<typename remove_cv<_Tp>::type>::__function> {};
template <class _Tp>
struct is_member_object_pointer
    : integral_constant<bool, is_member_pointer<_Tp>::value && !is_member_function_pointer<_Tp>::value> {};

template <class _Tp>
struct is_arithmetic : integral_constant<bool, __om::is_arithmetic<_Tp>::value> {};
template <class _Tp>
struct is_fundamental
    : integral_constant<bool, is_arithmetic<_Tp>::value || is_void<_Tp>::value || is_null_pointer<_Tp>::value> {};
template <class _Tp>
struct is_compound : integral_constant<bool, !is_fundamental<_Tp>::value> {};
template <class _Tp>
struct is_scalar : integral_constant<bool, is_arithmetic<_Tp>::value || is_enum<_Tp>::value || is_pointer<_Tp>::value ||
                                               is_member_pointer<_Tp>::value || is_null_pointer<_Tp>::value> {};
template <class _Tp>
struct is_object
    : integral_constant<bool, !is_function<_Tp>::value && !is_reference<_Tp>::value && !is_void<_Tp>::value> {};

#if OM_CXX20
template <class _Tp>
struct is_bounded_array : false_type {};
template <class _Tp, size_t __n>
struct is_bounded_array<_Tp[__n]> : true_type {};
template <class _Tp>
struct is_unbounded_array : false_type {};
template <class _Tp>
struct is_unbounded_array<_Tp[]> : true_type {};
#endif

// [meta.unary.prop.query]
template <class _Tp>
struct rank : integral_constant<size_t, 0> {};
template <class _Tp>
struct rank<_Tp[]> : integral_constant<size_t, rank<_Tp>::value + 1> {};
template <class _Tp, size_t __n>
struct rank<_Tp[__n]> : integral_constant<size_t, rank<_Tp>::value + 1> {};

template <class _Tp, unsigned _Dimension = 0>
struct extent : integral_constant<size_t, 0> {};
template <class _Tp>
struct extent<_Tp[], 0> : integral_constant<size_t, 0> {};
template <class _Tp, unsigned _Dimension>
struct extent<_Tp[], _Dimension> : extent<_Tp, _Dimension - 1> {};
template <class _Tp, size_t __n>
struct extent<_Tp[__n], 0> : integral_constant<size_t, __n> {};
template <class _Tp, size_t __n, unsigned _Dimension>
struct extent<_Tp[__n], _Dimension> : extent<_Tp, _Dimension - 1> {};

// [meta.rel]
template <class _Base, class _Derived>
struct is_base_of : integral_constant<bool, __is_base_of(_Base, _Derived)> {};

} // namespace std

namespace __om {

template <class _To>
void accepts(_To) noexcept;

template <class _From, class _To, class = void>
struct converts : std::false_type {
    static constexpr bool __nothrow = false;
};
template <class _From, class _To>
struct converts<_From, _To, decltype(accepts<_To>(std::declval<_From>()))> : std::true_type {
    static constexpr bool __nothrow = noexcept(accepts<_To>(std::declval<_From>()));
};

// [meta.rel]/5: what `_To f() { return declval<_From>(); }` would accept.
template <class _From, class _To>
struct is_convertible_answer
    : std::conditional<std::is_void<_To>::value, std::is_void<_From>,
                       typename std::conditional<std::is_void<_From>::value || std::is_function<_To>::value ||
                                                     std::is_array<_To>::value,
                                                 std::false_type, converts<_From, _To>>::type>::type {};

} // namespace __om

namespace std {

template <class _From, class _To>
struct is_convertible : integral_constant<bool, __om::is_convertible_answer<_From, _To>::value> {};

#if OM_CXX20
template <class _From, class _To>
struct is_nothrow_convertible
    : integral_constant<bool, (is_void<_From>::value && is_void<_To>::value) ||
                                  (is_convertible<_From, _To>::value && __om::converts<_From, _To>::__nothrow)> {};
#endif

} // namespace std

OM_END_MODEL

#endif
