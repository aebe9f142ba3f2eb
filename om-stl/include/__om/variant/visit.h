// visit ([variant.visit]): the visitor is called with the alternatives of all variants; they are found out
// one variant after the other.
#ifndef OM_VARIANT_VISIT_H
#define OM_VARIANT_VISIT_H

#include <__om/variant/storage.h>

OM_BEGIN_MODEL

namespace __om {

// A variant, or what derives from one ([variant.visit]/1).
template <class... _Types>
constexpr std::variant<_Types...> &as_variant(std::variant<_Types...> &__v) {
    return __v;
}
template <class... _Types>
constexpr const std::variant<_Types...> &as_variant(const std::variant<_Types...> &__v) {
    return __v;
}
template <class... _Types>
constexpr std::variant<_Types...> &&as_variant(std::variant<_Types...> &&__v) {
    return std::move(__v);
}
template <class... _Types>
constexpr const std::variant<_Types...> &&as_variant(const std::variant<_Types...> &&__v) {
    return std::move(__v);
}

template <class _Variant>
inline constexpr std::size_t alternatives_of = 0;
template <class... _Types>
inline constexpr std::size_t alternatives_of<std::variant<_Types...>> = sizeof...(_Types);

template <std::size_t __i, class _Variant>
constexpr decltype(auto) forward_alternative(_Variant &&__v) {
    if constexpr (std::is_lvalue_reference_v<_Variant>)
        return (variant_access::get<__i>(__v));
    else
        return std::move(variant_access::get<__i>(__v));
}

// _Result is void or what every call is converted to.
template <class _Result, std::size_t __i, class _Visitor, class _Variant, class... _Rest>
constexpr _Result visit_at(_Visitor &&__visitor, _Variant &&__v, _Rest &&...__rest);

template <class _Result, class _Visitor>
constexpr _Result visit_rest(_Visitor &&__visitor) {
    if constexpr (std::is_void_v<_Result>)
        std::forward<_Visitor>(__visitor)();
    else
        return std::forward<_Visitor>(__visitor)();
}
template <class _Result, class _Visitor, class _Variant, class... _Rest>
constexpr _Result visit_rest(_Visitor &&__visitor, _Variant &&__v, _Rest &&...__rest) {
    return __om::visit_at<_Result, 0>(std::forward<_Visitor>(__visitor), std::forward<_Variant>(__v),
                                      std::forward<_Rest>(__rest)...);
}

template <class _Result, std::size_t __i, class _Visitor, class _Variant, class... _Rest>
constexpr _Result visit_at(_Visitor &&__visitor, _Variant &&__v, _Rest &&...__rest) {
    constexpr std::size_t __count = alternatives_of<bare<_Variant>>;
    if constexpr (__i + 1 < __count) {
        if (__v.index() != __i)
            return __om::visit_at<_Result, __i + 1>(std::forward<_Visitor>(__visitor), std::forward<_Variant>(__v),
                                                    std::forward<_Rest>(__rest)...);
    }
    if constexpr (sizeof...(_Rest) == 0) {
        if constexpr (std::is_void_v<_Result>)
            __om::call(std::forward<_Visitor>(__visitor), __om::forward_alternative<__i>(std::forward<_Variant>(__v)));
        else
            return __om::call(std::forward<_Visitor>(__visitor),
                              __om::forward_alternative<__i>(std::forward<_Variant>(__v)));
    } else {
        return __om::visit_rest<_Result>(
            [&](auto &&...__others) -> _Result {
                if constexpr (std::is_void_v<_Result>)
                    __om::call(std::forward<_Visitor>(__visitor),
                               __om::forward_alternative<__i>(std::forward<_Variant>(__v)),
                               std::forward<decltype(__others)>(__others)...);
                else
                    return __om::call(std::forward<_Visitor>(__visitor),
                                      __om::forward_alternative<__i>(std::forward<_Variant>(__v)),
                                      std::forward<decltype(__others)>(__others)...);
            },
            std::forward<_Rest>(__rest)...);
    }
}

template <class _Visitor, class... _Variants>
using visit_result =
    decltype(__om::call(std::declval<_Visitor>(), __om::forward_alternative<0>(std::declval<_Variants>())...));

} // namespace __om

namespace std {

template <class _Visitor, class... _Variants>
constexpr auto visit(_Visitor &&__visitor, _Variants &&...__variants)
    -> __om::visit_result<_Visitor, decltype(__om::as_variant(declval<_Variants>()))...> {
    if ((__om::as_variant(__variants).valueless_by_exception() || ...))
        __om::throw_bad_variant_access();
    return __om::visit_rest<__om::visit_result<_Visitor, decltype(__om::as_variant(declval<_Variants>()))...>>(
        std::forward<_Visitor>(__visitor), __om::as_variant(std::forward<_Variants>(__variants))...);
}
#if OM_CXX20
template <class _Result, class _Visitor, class... _Variants>
constexpr _Result visit(_Visitor &&__visitor, _Variants &&...__variants) {
    if ((__om::as_variant(__variants).valueless_by_exception() || ...))
        __om::throw_bad_variant_access();
    return __om::visit_rest<_Result>(std::forward<_Visitor>(__visitor),
                                     __om::as_variant(std::forward<_Variants>(__variants))...);
}
#endif

} // namespace std

OM_END_MODEL

#endif
