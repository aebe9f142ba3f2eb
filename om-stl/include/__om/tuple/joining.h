// Joining and applying tuples ([tuple.creation], [tuple.apply]).
#ifndef OM_TUPLE_JOINING_H
#define OM_TUPLE_JOINING_H

#include <__om/tuple/functions.h>

OM_BEGIN_MODEL

namespace __om {

template <class... _Tuples>
struct joined_tuple;
template <>
struct joined_tuple<> {
    typedef std::tuple<> type;
};
template <class _Tuple, class _Indices>
struct elements_of;
template <class _Tuple, std::size_t... _Is>
struct elements_of<_Tuple, index_list<_Is...>> {
    typedef std::tuple<typename std::tuple_element<_Is, _Tuple>::type...> type;
};
template <class... _T1, class... _T2, class... _Rest>
struct joined_tuple<std::tuple<_T1...>, std::tuple<_T2...>, _Rest...>
    : joined_tuple<std::tuple<_T1..., _T2...>, _Rest...> {};
template <class... _Types>
struct joined_tuple<std::tuple<_Types...>> {
    typedef std::tuple<_Types...> type;
};
template <class _Tuple>
struct as_tuple : elements_of<bare<_Tuple>, indices_below<std::tuple_size<bare<_Tuple>>::value>> {};

// Joins tuples by collecting references to all their elements.
template <class _Result>
struct tuple_joiner {
    template <class... _Collected>
    static constexpr _Result join(std::tuple<_Collected...> &&__collected) {
        return make(std::move(__collected), indices_below<sizeof...(_Collected)>());
    }
    template <class _Collected, class _Head, class... _Tail>
    static constexpr _Result join(_Collected &&__collected, _Head &&__head, _Tail &&...__tail) {
        return next(std::move(__collected), indices_below<std::tuple_size<bare<_Collected>>::value>(),
                    std::forward<_Head>(__head), indices_below<std::tuple_size<bare<_Head>>::value>(),
                    std::forward<_Tail>(__tail)...);
    }

private:
    template <class _Collected, std::size_t... _Is>
    static constexpr _Result make(_Collected &&__collected, index_list<_Is...>) {
        return _Result(std::get<_Is>(std::move(__collected))...);
    }
    template <class _Collected, std::size_t... _Is, class _Head, std::size_t... _Js, class... _Tail>
    static constexpr _Result next(_Collected &&__collected, index_list<_Is...>, _Head &&__head, index_list<_Js...>,
                                  _Tail &&...__tail) {
        return join(std::tuple<typename std::tuple_element<_Is, bare<_Collected>>::type...,
                               decltype(std::get<_Js>(std::forward<_Head>(__head)))...>(
                        std::get<_Is>(std::move(__collected))..., std::get<_Js>(std::forward<_Head>(__head))...),
                    std::forward<_Tail>(__tail)...);
    }
};

#if OM_CXX17
template <class _Fn, class _Tuple, std::size_t... _Is>
constexpr decltype(auto) apply_at(_Fn &&__f, _Tuple &&__t, index_list<_Is...>) noexcept(
    noexcept(__om::call(std::forward<_Fn>(__f), std::get<_Is>(std::forward<_Tuple>(__t))...))) {
    return __om::call(std::forward<_Fn>(__f), std::get<_Is>(std::forward<_Tuple>(__t))...);
}
template <class _Tp, class _Tuple, std::size_t... _Is>
constexpr _Tp make_at(_Tuple &&__t, index_list<_Is...>) {
    return _Tp(std::get<_Is>(std::forward<_Tuple>(__t))...);
}
#endif

} // namespace __om

namespace std {

// [tuple.creation]
template <class... _Tuples>
constexpr typename __om::joined_tuple<typename __om::as_tuple<_Tuples>::type...>::type
tuple_cat(_Tuples &&...__tuples) {
    return __om::tuple_joiner<typename __om::joined_tuple<typename __om::as_tuple<_Tuples>::type...>::type>::join(
        tuple<>(), std::forward<_Tuples>(__tuples)...);
}

#if OM_CXX17
// [tuple.apply]
template <class _Fn, class _Tuple>
constexpr decltype(auto) apply(_Fn &&__f, _Tuple &&__t) noexcept(
    noexcept(__om::apply_at(std::forward<_Fn>(__f), std::forward<_Tuple>(__t),
                            __om::indices_below<tuple_size_v<remove_reference_t<_Tuple>>>()))) {
    return __om::apply_at(std::forward<_Fn>(__f), std::forward<_Tuple>(__t),
                          __om::indices_below<tuple_size_v<remove_reference_t<_Tuple>>>());
}
template <class _Tp, class _Tuple>
constexpr _Tp make_from_tuple(_Tuple &&__t) {
    return __om::make_at<_Tp>(std::forward<_Tuple>(__t),
                              __om::indices_below<tuple_size_v<remove_reference_t<_Tuple>>>());
}
#endif

} // namespace std

OM_END_MODEL

#endif
