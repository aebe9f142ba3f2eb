// Making and comparing tuples ([tuple.creation], [tuple.rel]): what maps bring along.
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

// [tuple.rel]
template <class... _Ts, class... _Us>
constexpr bool operator==(const tuple<_Ts...> &__t, const tuple<_Us...> &__u) {
    static_assert(sizeof...(_Ts) == sizeof...(_Us), "comparing tuples of different lengths");
    return __om::tuple_comparison<0, sizeof...(_Ts)>::equal(__t, __u);
}
#if OM_CXX20
template <class... _Ts, class... _Us>
    requires(sizeof...(_Ts) == sizeof...(_Us))
constexpr common_comparison_category_t<__om::synth_three_way_result<_Ts, _Us>...>
operator<=>(const tuple<_Ts...> &__t, const tuple<_Us...> &__u) {
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

#if OM_CXX23
template <class... _Ts, class... _Us, template <class> class _TQual, template <class> class _UQual>
    requires(sizeof...(_Ts) == sizeof...(_Us)) &&
            requires { typename tuple<common_reference_t<_TQual<_Ts>, _UQual<_Us>>...>; }
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
