// QTypeTraits of Qt 6: whether values of a type, and what containers and pairs of it hold, can be compared.
#ifndef OM_QT_QTYPETRAITS_H
#define OM_QT_QTYPETRAITS_H

#include <QtCore/qminmax.h>
#include <utility>

#if OM_QT6

OM_BEGIN_MODEL

namespace __omqt {

template <class T, class = void>
struct has_equal : std::false_type {};
template <class T>
struct has_equal<T, std::void_t<decltype(bool(std::declval<const T &>() == std::declval<const T &>()))>>
    : std::true_type {};
template <class T, class = void>
struct has_less : std::false_type {};
template <class T>
struct has_less<T, std::void_t<decltype(bool(std::declval<const T &>() < std::declval<const T &>()))>>
    : std::true_type {};

// What a container holds is asked first: the operator of the container itself may exist in name only.
template <template <class, class> class Has, class T, class = void>
struct compares : Has<T, void> {};
template <template <class, class> class Has, class T>
struct compares<Has, T,
                std::void_t<typename T::value_type, decltype(std::declval<T>().begin() != std::declval<T>().end())>>
    : std::conjunction<
          std::disjunction<std::is_same<T, typename T::value_type>, compares<Has, typename T::value_type>>,
          Has<T, void>> {};
template <template <class, class> class Has, class T1, class T2>
struct compares<Has, std::pair<T1, T2>, void> : std::conjunction<compares<Has, T1>, compares<Has, T2>> {};

} // namespace __omqt

namespace QTypeTraits {

template <typename T>
struct has_operator_equal : __omqt::compares<__omqt::has_equal, T> {};
template <typename T>
inline constexpr bool has_operator_equal_v = has_operator_equal<T>::value;
template <typename Container, typename T>
using has_operator_equal_container = std::disjunction<std::is_base_of<Container, T>, has_operator_equal<T>>;
template <typename T>
struct has_operator_less_than : __omqt::compares<__omqt::has_less, T> {};
template <typename T>
inline constexpr bool has_operator_less_than_v = has_operator_less_than<T>::value;
template <typename Container, typename T>
using has_operator_less_than_container = std::disjunction<std::is_base_of<Container, T>, has_operator_less_than<T>>;
template <typename... T>
using compare_eq_result = std::enable_if_t<std::conjunction_v<has_operator_equal<T>...>, bool>;
template <typename Container, typename... T>
using compare_eq_result_container =
    std::enable_if_t<std::conjunction_v<has_operator_equal_container<Container, T>...>, bool>;
template <typename... T>
using compare_lt_result = std::enable_if_t<std::conjunction_v<has_operator_less_than<T>...>, bool>;
template <typename Container, typename... T>
using compare_lt_result_container =
    std::enable_if_t<std::conjunction_v<has_operator_less_than_container<Container, T>...>, bool>;

} // namespace QTypeTraits

OM_END_MODEL

#endif

#endif
