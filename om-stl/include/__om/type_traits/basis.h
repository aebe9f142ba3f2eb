// The helper classes and the logical traits ([meta.help], [meta.logical]), declval, and the simple
// modifications (const, volatile, references) that the other groups of <type_traits> are made of.
#ifndef OM_TYPE_TRAITS_BASIS_H
#define OM_TYPE_TRAITS_BASIS_H

#include <__om/types.h>

OM_BEGIN_MODEL

namespace std {

// [meta.help]
template <class _Tp, _Tp __v>
struct integral_constant {
    static constexpr _Tp value = __v;
    typedef _Tp value_type;
    typedef integral_constant<_Tp, __v> type;
    constexpr operator value_type() const noexcept { return value; }
#if OM_CXX14
    constexpr value_type operator()() const noexcept { return value; }
#endif
};
#if !OM_CXX17
template <class _Tp, _Tp __v>
constexpr _Tp integral_constant<_Tp, __v>::value;
#endif

typedef integral_constant<bool, true> true_type;
typedef integral_constant<bool, false> false_type;

#if OM_CXX17
template <bool __b>
using bool_constant = integral_constant<bool, __b>;
#endif

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
struct is_same : integral_constant<bool, __is_same(_Tp, _Up)> {};

// [meta.trans.cv]
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
    typedef _Tp type;
};
template <class _Tp>
struct remove_cv<const _Tp> {
    typedef _Tp type;
};
template <class _Tp>
struct remove_cv<volatile _Tp> {
    typedef _Tp type;
};
template <class _Tp>
struct remove_cv<const volatile _Tp> {
    typedef _Tp type;
};
template <class _Tp>
struct add_const {
    typedef const _Tp type;
};
template <class _Tp>
struct add_volatile {
    typedef volatile _Tp type;
};
template <class _Tp>
struct add_cv {
    typedef const volatile _Tp type;
};

// [meta.trans.ref]
template <class _Tp>
struct remove_reference {
    typedef _Tp type;
};
template <class _Tp>
struct remove_reference<_Tp &> {
    typedef _Tp type;
};
template <class _Tp>
struct remove_reference<_Tp &&> {
    typedef _Tp type;
};

} // namespace std

namespace __om {

template <class...>
struct void_type {
    typedef void type;
};

// A reference to _Tp where there is one, _Tp itself (void, a qualified function type) where not.
template <class _Tp, class = void>
struct referenceable {
    static constexpr bool value = false;
    typedef _Tp __lvalue;
    typedef _Tp __rvalue;
};
template <class _Tp>
struct referenceable<_Tp, typename void_type<_Tp &>::type> {
    static constexpr bool value = true;
    typedef _Tp &__lvalue;
    typedef _Tp &&__rvalue;
};

} // namespace __om

namespace std {

template <class _Tp>
struct add_lvalue_reference {
    typedef typename __om::referenceable<_Tp>::__lvalue type;
};
template <class _Tp>
struct add_rvalue_reference {
    typedef typename __om::referenceable<_Tp>::__rvalue type;
};

// [declval]
template <class _Tp>
typename __om::referenceable<_Tp>::__rvalue declval() noexcept;

#if OM_CXX14
template <bool _Condition, class _Tp = void>
using enable_if_t = typename enable_if<_Condition, _Tp>::type;
template <bool _Condition, class _Tp, class _Up>
using conditional_t = typename conditional<_Condition, _Tp, _Up>::type;
template <class _Tp>
using remove_const_t = typename remove_const<_Tp>::type;
template <class _Tp>
using remove_volatile_t = typename remove_volatile<_Tp>::type;
template <class _Tp>
using remove_cv_t = typename remove_cv<_Tp>::type;
template <class _Tp>
using add_const_t = const _Tp;
template <class _Tp>
using add_volatile_t = volatile _Tp;
template <class _Tp>
using add_cv_t = const volatile _Tp;
template <class _Tp>
using remove_reference_t = typename remove_reference<_Tp>::type;
template <class _Tp>
using add_lvalue_reference_t = typename __om::referenceable<_Tp>::__lvalue;
template <class _Tp>
using add_rvalue_reference_t = typename __om::referenceable<_Tp>::__rvalue;
#endif

#if OM_CXX20
template <class _Tp>
struct remove_cvref {
    typedef typename remove_cv<typename remove_reference<_Tp>::type>::type type;
};
template <class _Tp>
using remove_cvref_t = typename remove_cvref<_Tp>::type;
template <class _Tp>
struct type_identity {
    typedef _Tp type;
};
template <class _Tp>
using type_identity_t = typename type_identity<_Tp>::type;
#endif

} // namespace std

namespace __om {

template <class _Tp>
using bare = typename std::remove_cv<typename std::remove_reference<_Tp>::type>::type;

// [meta.logical]: only the traits up to the deciding one are instantiated.
template <class...>
struct all_of_traits : std::true_type {};
template <class _First>
struct all_of_traits<_First> : _First {};
template <class _First, class... _Rest>
struct all_of_traits<_First, _Rest...> : std::conditional<bool(_First::value), all_of_traits<_Rest...>, _First>::type {
};

template <class...>
struct any_of_traits : std::false_type {};
template <class _First>
struct any_of_traits<_First> : _First {};
template <class _First, class... _Rest>
struct any_of_traits<_First, _Rest...> : std::conditional<bool(_First::value), _First, any_of_traits<_Rest...>>::type {
};

template <class _Trait>
struct not_trait : std::integral_constant<bool, !bool(_Trait::value)> {};

} // namespace __om

#if OM_CXX17
namespace std {

template <class... _Traits>
struct conjunction : __om::all_of_traits<_Traits...> {};
template <class... _Traits>
struct disjunction : __om::any_of_traits<_Traits...> {};
template <class _Trait>
struct negation : __om::not_trait<_Trait> {};

template <class... _Types>
using void_t = typename __om::void_type<_Types...>::type;

} // namespace std
#endif

OM_END_MODEL

#endif
