// Type properties ([meta.unary.prop]): triviality, construction, assignment, destruction, swapping.
#ifndef OM_TYPE_TRAITS_PROPERTIES_H
#define OM_TYPE_TRAITS_PROPERTIES_H

#include <__om/type_traits/categories.h>

OM_BEGIN_MODEL

namespace std {

#define OM_PROPERTY(name, builtin)                                                                                     \
    template <class _Tp>                                                                                               \
    struct name : integral_constant<bool, builtin(_Tp)> {};

OM_PROPERTY(is_trivially_copyable, __is_trivially_copyable)
OM_PROPERTY(is_trivial, __is_trivial)
OM_PROPERTY(is_standard_layout, __is_standard_layout)
OM_PROPERTY(is_pod, __is_pod)
OM_PROPERTY(is_literal_type, __is_literal_type)
OM_PROPERTY(is_empty, __is_empty)
OM_PROPERTY(is_polymorphic, __is_polymorphic)
OM_PROPERTY(is_abstract, __is_abstract)
OM_PROPERTY(has_virtual_destructor, __has_virtual_destructor)
OM_PROPERTY(is_final, __is_final)
#if OM_CXX17
OM_PROPERTY(is_aggregate, __is_aggregate)
template <class _Tp>
struct remove_all_extents;
template <class _Tp>
struct has_unique_object_representations
    : integral_constant<bool, __has_unique_object_representations(
                                  typename remove_cv<typename remove_all_extents<_Tp>::type>::type)> {};
#endif
#undef OM_PROPERTY

} // namespace std

namespace __om {

template <class _Tp, bool = std::is_arithmetic<_Tp>::value>
struct is_signed_number : std::false_type {};
template <class _Tp>
struct is_signed_number<_Tp, true> : std::integral_constant<bool, (_Tp(-1) < _Tp(0))> {};

template <class _Tp, bool = std::is_arithmetic<_Tp>::value>
struct is_unsigned_number : std::false_type {};
template <class _Tp>
struct is_unsigned_number<_Tp, true> : std::integral_constant<bool, (_Tp(0) < _Tp(-1))> {};

template <class _Tp, class = void>
struct object_destructible : std::false_type {
    static constexpr bool __nothrow = false;
};
template <class _Tp>
struct object_destructible<_Tp, decltype((void)std::declval<_Tp &>().~_Tp())> : std::true_type {
    static constexpr bool __nothrow = noexcept(std::declval<_Tp &>().~_Tp());
};

template <class _Tp>
struct destructible_reference : std::true_type {
    static constexpr bool __nothrow = true;
};
struct indestructible : std::false_type {
    static constexpr bool __nothrow = false;
};

template <class _Tp>
struct strip_extents {
    typedef _Tp type;
};
template <class _Tp, std::size_t __n>
struct strip_extents<_Tp[__n]> : strip_extents<_Tp> {};

template <class _Tp>
struct destructible
    : std::conditional<
          std::is_reference<_Tp>::value, destructible_reference<_Tp>,
          typename std::conditional<std::is_void<_Tp>::value || std::is_function<_Tp>::value, indestructible,
                                    object_destructible<typename strip_extents<_Tp>::type>>::type>::type {};
template <class _Tp>
struct destructible<_Tp[]> : indestructible {};

} // namespace __om

namespace std {

template <class _Tp>
struct is_signed : integral_constant<bool, __om::is_signed_number<_Tp>::value> {};
template <class _Tp>
struct is_unsigned : integral_constant<bool, __om::is_unsigned_number<_Tp>::value> {};

template <class _Tp, class... _Args>
struct is_constructible : integral_constant<bool, __is_constructible(_Tp, _Args...)> {};
template <class _Tp, class... _Args>
struct is_trivially_constructible : integral_constant<bool, __is_trivially_constructible(_Tp, _Args...)> {};
template <class _Tp, class... _Args>
struct is_nothrow_constructible : integral_constant<bool, __is_nothrow_constructible(_Tp, _Args...)> {};

template <class _Tp, class _Up>
struct is_assignable : integral_constant<bool, __is_assignable(_Tp, _Up)> {};
template <class _Tp, class _Up>
struct is_trivially_assignable : integral_constant<bool, __is_trivially_assignable(_Tp, _Up)> {};
template <class _Tp, class _Up>
struct is_nothrow_assignable : integral_constant<bool, __is_nothrow_assignable(_Tp, _Up)> {};

// The special members: the same questions, asked with references to the type itself.
#define OM_SPECIAL_MEMBERS(prefix)                                                                                     \
    template <class _Tp>                                                                                               \
    struct is##prefix##_default_constructible : integral_constant<bool, __is##prefix##_constructible(_Tp)> {};         \
    template <class _Tp>                                                                                               \
    struct is##prefix##_copy_constructible                                                                             \
        : integral_constant< bool,                                                                                     \
                             __is##prefix##_constructible(_Tp, typename add_lvalue_reference<const _Tp>::type)> {};    \
    template <class _Tp>                                                                                               \
    struct is##prefix##_move_constructible                                                                             \
        : integral_constant<bool, __is##prefix##_constructible(_Tp, typename add_rvalue_reference<_Tp>::type)> {};     \
    template <class _Tp>                                                                                               \
    struct is##prefix##_copy_assignable                                                                                \
        : integral_constant<bool, __is##prefix##_assignable(typename add_lvalue_reference<_Tp>::type,                  \
                                                            typename add_lvalue_reference<const _Tp>::type)> {};       \
    template <class _Tp>                                                                                               \
    struct is##prefix##_move_assignable                                                                                \
        : integral_constant<bool, __is##prefix##_assignable(typename add_lvalue_reference<_Tp>::type,                  \
                                                            typename add_rvalue_reference<_Tp>::type)> {};
OM_SPECIAL_MEMBERS()
OM_SPECIAL_MEMBERS(_trivially)
OM_SPECIAL_MEMBERS(_nothrow)
#undef OM_SPECIAL_MEMBERS

template <class _Tp>
struct is_destructible : integral_constant<bool, __om::destructible<_Tp>::value> {};
template <class _Tp>
struct is_nothrow_destructible : integral_constant<bool, __om::destructible<_Tp>::__nothrow> {};
#if OM_HAS_BUILTIN(__is_trivially_destructible)
template <class _Tp>
struct is_trivially_destructible : integral_constant<bool, __is_trivially_destructible(_Tp)> {};
#else
template <class _Tp>
struct is_trivially_destructible
    : integral_constant<bool, __om::destructible<_Tp>::value &&__has_trivial_destructor(_Tp)> {};
#endif

// [meta.unary.prop.query]
template <class _Tp>
struct alignment_of : integral_constant<size_t, alignof(_Tp)> {};

#if OM_CXX20 && OM_HAS_BUILTIN(__is_layout_compatible)
template <class _Tp, class _Up>
struct is_layout_compatible : integral_constant<bool, __is_layout_compatible(_Tp, _Up)> {};
#endif
#if OM_CXX20 && OM_HAS_BUILTIN(__is_pointer_interconvertible_base_of)
template <class _Base, class _Derived>
struct is_pointer_interconvertible_base_of
    : integral_constant<bool, __is_pointer_interconvertible_base_of(_Base, _Derived)> {};
#endif
#if OM_CXX20 && OM_HAS_BUILTIN(__builtin_is_pointer_interconvertible_with_class)
template <class _Class, class _Member>
constexpr bool is_pointer_interconvertible_with_class(_Member _Class::*__m) noexcept {
    return __builtin_is_pointer_interconvertible_with_class(__m);
}
#endif
#if OM_CXX20 && OM_HAS_BUILTIN(__builtin_is_corresponding_member)
template <class _Class1, class _Class2, class _Member1, class _Member2>
constexpr bool is_corresponding_member(_Member1 _Class1::*__m1, _Member2 _Class2::*__m2) noexcept {
    return __builtin_is_corresponding_member(__m1, __m2);
}
#endif

} // namespace std

OM_END_MODEL

#endif
