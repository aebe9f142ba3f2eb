// tuple_size and tuple_element as questions that any tuple-like type answers ([tuple.helper]),
// qualified types included, and the declarations of get() for all of them: whoever calls std::get on a
// tuple-like type must have seen it. tuple, pair, array and subrange define them.
#ifndef OM_TUPLE_PROTOCOL_H
#define OM_TUPLE_PROTOCOL_H

#include <type_traits>

OM_BEGIN_MODEL

namespace std {

template <class _Tp>
struct tuple_size;
template <size_t __i, class _Tp>
struct tuple_element;

} // namespace std

namespace __om {

template <class _Tp, class = void>
struct qualified_tuple_size {};
template <class _Tp>
struct qualified_tuple_size<_Tp, typename void_type<decltype(std::tuple_size<_Tp>::value)>::type>
    : std::integral_constant<std::size_t, std::tuple_size<_Tp>::value> {};

} // namespace __om

namespace std {

template <class _Tp>
struct tuple_size<const _Tp> : __om::qualified_tuple_size<_Tp> {};
template <class _Tp>
struct tuple_size<volatile _Tp> : __om::qualified_tuple_size<_Tp> {};
template <class _Tp>
struct tuple_size<const volatile _Tp> : __om::qualified_tuple_size<_Tp> {};

template <size_t __i, class _Tp>
struct tuple_element<__i, const _Tp> {
    typedef const typename tuple_element<__i, _Tp>::type type;
};
template <size_t __i, class _Tp>
struct tuple_element<__i, volatile _Tp> {
    typedef volatile typename tuple_element<__i, _Tp>::type type;
};
template <size_t __i, class _Tp>
struct tuple_element<__i, const volatile _Tp> {
    typedef const volatile typename tuple_element<__i, _Tp>::type type;
};

template <class _T1, class _T2>
struct pair;
template <class... _Types>
class tuple;
template <class _Tp, size_t __n>
struct array;

template <size_t __i, class... _Types>
constexpr typename tuple_element<__i, tuple<_Types...>>::type &get(tuple<_Types...> &) noexcept;
template <size_t __i, class... _Types>
constexpr typename tuple_element<__i, tuple<_Types...>>::type &&get(tuple<_Types...> &&) noexcept;
template <size_t __i, class... _Types>
constexpr const typename tuple_element<__i, tuple<_Types...>>::type &get(const tuple<_Types...> &) noexcept;
template <size_t __i, class... _Types>
constexpr const typename tuple_element<__i, tuple<_Types...>>::type &&get(const tuple<_Types...> &&) noexcept;
template <size_t __i, class _T1, class _T2>
constexpr typename tuple_element<__i, pair<_T1, _T2>>::type &get(pair<_T1, _T2> &) noexcept;
template <size_t __i, class _T1, class _T2>
constexpr typename tuple_element<__i, pair<_T1, _T2>>::type &&get(pair<_T1, _T2> &&) noexcept;
template <size_t __i, class _T1, class _T2>
constexpr const typename tuple_element<__i, pair<_T1, _T2>>::type &get(const pair<_T1, _T2> &) noexcept;
template <size_t __i, class _T1, class _T2>
constexpr const typename tuple_element<__i, pair<_T1, _T2>>::type &&get(const pair<_T1, _T2> &&) noexcept;
template <size_t __i, class _Tp, size_t __n>
constexpr _Tp &get(array<_Tp, __n> &) noexcept;
template <size_t __i, class _Tp, size_t __n>
constexpr _Tp &&get(array<_Tp, __n> &&) noexcept;
template <size_t __i, class _Tp, size_t __n>
constexpr const _Tp &get(const array<_Tp, __n> &) noexcept;
template <size_t __i, class _Tp, size_t __n>
constexpr const _Tp &&get(const array<_Tp, __n> &&) noexcept;

#if OM_CXX14
template <size_t __i, class _Tp>
using tuple_element_t = typename tuple_element<__i, _Tp>::type;
#endif
#if OM_CXX17
template <class _Tp>
inline constexpr size_t tuple_size_v = tuple_size<_Tp>::value;
#endif

} // namespace std

OM_END_MODEL

#endif
