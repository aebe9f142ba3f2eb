// Making, joining, comparing and applying tuples ([tuple.creation], [tuple.apply], [tuple.rel]).
#ifndef OM_TUPLE_FUNCTIONS_H
#define OM_TUPLE_FUNCTIONS_H

#include <__om/three_way.h>
#include <__om/tuple/tuple.h>

OM_BEGIN_MODEL

namespace __om {

// What ignore is: it takes any value and keeps none.
struct ignore_type {
    template <class _Tp>
    OM_CONSTEXPR14 const ignore_type &operator=(const _Tp &) const {
        return *this;
    }
};

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
struct joined_tuple<std::tuple<_T1...>, std::tuple<_T2...>, _Rest...> : joined_tuple<std::tuple<_T1..., _T2...>, _Rest...> {};
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

template <std::size_t __i, std::size_t __n>
struct tuple_comparison {
    template <class _Tp, class _Up>
    static constexpr bool equal(const _Tp &__t, const _Up &__u) {
        return bool(std::get<__i>(__t) == std::get<__i>(__u)) && tuple_comparison<__i + 1, __n>::equal(__t, __u);
    }
    template <class _Tp, class _Up>
    static constexpr bool less(const _Tp &__t, const _Up &__u) {
        return bool(std::get<__i>(__t) < std::get<__i>(__u)) ||
               (!bool(std::get<__i>(__u) < std::get<__i>(__t)) && tuple_comparison<__i + 1, __n>::less(__t, __u));
    }
#if OM_CXX20
    template <class _Category, class _Tp, class _Up>
    static constexpr _Category three_way(const _Tp &__t, const _Up &__u) {
        if (auto __c = synth_three_way(std::get<__i>(__t), std::get<__i>(__u)); __c != 0)
            return __c;
        return tuple_comparison<__i + 1, __n>::template three_way<_Category>(__t, __u);
    }
#endif
};
template <std::size_t __n>
struct tuple_comparison<__n, __n> {
    template <class _Tp, class _Up>
    static constexpr bool equal(const _Tp &, const _Up &) {
        return true;
    }
    template <class _Tp, class _Up>
    static constexpr bool less(const _Tp &, const _Up &) {
        return false;
    }
#if OM_CXX20
    template <class _Category, class _Tp, class _Up>
    static constexpr _Category three_way(const _Tp &, const _Up &) {
        return std::strong_ordering::equal;
    }
#endif
};

} // namespace __om

namespace std {

// [tuple.creation]
OM_INLINE_VARIABLE constexpr __om::ignore_type ignore = __om::ignore_type();

template <class... _Types>
constexpr tuple<typename __om::unwrapped_decay<_Types>::type...> make_tuple(_Types &&...__args) {
    return tuple<typename __om::unwrapped_decay<_Types>::type...>(std::forward<_Types>(__args)...);
}
template <class... _Types>
constexpr tuple<_Types &&...> forward_as_tuple(_Types &&...__args) noexcept {
    return tuple<_Types &&...>(std::forward<_Types>(__args)...);
}
template <class... _Types>
constexpr tuple<_Types &...> tie(_Types &...__args) noexcept {
    return tuple<_Types &...>(__args...);
}
template <class... _Tuples>
constexpr typename __om::joined_tuple<typename __om::as_tuple<_Tuples>::type...>::type tuple_cat(_Tuples &&...__tuples) {
    return __om::tuple_joiner<typename __om::joined_tuple<typename __om::as_tuple<_Tuples>::type...>::type>::join(
        tuple<>(), std::forward<_Tuples>(__tuples)...);
}

// [tuple.rel]
template <class... _Ts, class... _Us>
constexpr bool operator==(const tuple<_Ts...> &__t, const tuple<_Us...> &__u) {
    static_assert(sizeof...(_Ts) == sizeof...(_Us), "comparing tuples of different lengths");
    return __om::tuple_comparison<0, sizeof...(_Ts)>::equal(__t, __u);
}
#if OM_CXX20
template <class... _Ts, class... _Us>
    requires(sizeof...(_Ts) == sizeof...(_Us))
constexpr common_comparison_category_t<__om::synth_three_way_result<_Ts, _Us>...> operator<=>(const tuple<_Ts...> &__t,
                                                                                              const tuple<_Us...> &__u) {
    return __om::tuple_comparison<0, sizeof...(_Ts)>::template three_way<
        common_comparison_category_t<__om::synth_three_way_result<_Ts, _Us>...>>(__t, __u);
}
#else
template <class... _Ts, class... _Us>
constexpr bool operator!=(const tuple<_Ts...> &__t, const tuple<_Us...> &__u) {
    return !(__t == __u);
}
template <class... _Ts, class... _Us>
constexpr bool operator<(const tuple<_Ts...> &__t, const tuple<_Us...> &__u) {
    static_assert(sizeof...(_Ts) == sizeof...(_Us), "comparing tuples of different lengths");
    return __om::tuple_comparison<0, sizeof...(_Ts)>::less(__t, __u);
}
template <class... _Ts, class... _Us>
constexpr bool operator>(const tuple<_Ts...> &__t, const tuple<_Us...> &__u) {
    return __u < __t;
}
template <class... _Ts, class... _Us>
constexpr bool operator<=(const tuple<_Ts...> &__t, const tuple<_Us...> &__u) {
    return !(__u < __t);
}
template <class... _Ts, class... _Us>
constexpr bool operator>=(const tuple<_Ts...> &__t, const tuple<_Us...> &__u) {
    return !(__t < __u);
}
#endif

#if OM_CXX17
} // namespace std

namespace __om {

template <class _Fn, class _Tuple, std::size_t... _Is>
constexpr decltype(auto) apply_at(_Fn &&__f, _Tuple &&__t, index_list<_Is...>)
    noexcept(noexcept(__om::call(std::forward<_Fn>(__f), std::get<_Is>(std::forward<_Tuple>(__t))...))) {
    return __om::call(std::forward<_Fn>(__f), std::get<_Is>(std::forward<_Tuple>(__t))...);
}
template <class _Tp, class _Tuple, std::size_t... _Is>
constexpr _Tp make_at(_Tuple &&__t, index_list<_Is...>) {
    return _Tp(std::get<_Is>(std::forward<_Tuple>(__t))...);
}

} // namespace __om

namespace std {

// [tuple.apply]
template <class _Fn, class _Tuple>
constexpr decltype(auto) apply(_Fn &&__f, _Tuple &&__t)
    noexcept(noexcept(__om::apply_at(std::forward<_Fn>(__f), std::forward<_Tuple>(__t),
                                     __om::indices_below<tuple_size_v<remove_reference_t<_Tuple>>>()))) {
    return __om::apply_at(std::forward<_Fn>(__f), std::forward<_Tuple>(__t),
                          __om::indices_below<tuple_size_v<remove_reference_t<_Tuple>>>());
}
template <class _Tp, class _Tuple>
constexpr _Tp make_from_tuple(_Tuple &&__t) {
    return __om::make_at<_Tp>(std::forward<_Tuple>(__t), __om::indices_below<tuple_size_v<remove_reference_t<_Tuple>>>());
}
#endif
#if OM_CXX23
template <class... _Ts, class... _Us, template <class> class _TQual, template <class> class _UQual>
    requires(sizeof...(_Ts) == sizeof...(_Us)) && requires { typename tuple<common_reference_t<_TQual<_Ts>, _UQual<_Us>>...>; }
struct basic_common_reference<tuple<_Ts...>, tuple<_Us...>, _TQual, _UQual> {
    using type = tuple<common_reference_t<_TQual<_Ts>, _UQual<_Us>>...>;
};
template <class... _Ts, class... _Us>
    requires(sizeof...(_Ts) == sizeof...(_Us)) && requires { typename tuple<common_type_t<_Ts, _Us>...>; }
struct common_type<tuple<_Ts...>, tuple<_Us...>> {
    using type = tuple<common_type_t<_Ts, _Us>...>;
};
#endif

} // namespace std

OM_END_MODEL

#endif
