// tuple_size and tuple_element as questions that any tuple-like type answers ([tuple.helper]),
// qualified types included. tuple, pair, array and subrange specialise them.
#ifndef OM_TUPLE_PROTOCOL_H
#define OM_TUPLE_PROTOCOL_H

#include <type_traits>

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

#if OM_CXX14
template <size_t __i, class _Tp>
using tuple_element_t = typename tuple_element<__i, _Tp>::type;
#endif
#if OM_CXX17
template <class _Tp>
inline constexpr size_t tuple_size_v = tuple_size<_Tp>::value;
#endif

} // namespace std

#endif
