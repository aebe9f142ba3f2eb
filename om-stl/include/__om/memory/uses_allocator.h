// Construction of objects that may use an allocator themselves ([allocator.uses.construction]): which
// arguments their constructor gets. Both halves of a pair are asked, to any depth.
#ifndef OM_MEMORY_USES_ALLOCATOR_H
#define OM_MEMORY_USES_ALLOCATOR_H

#include <__om/integer_sequence.h>
#include <__om/memory/allocator.h>
#include <__om/pair.h>
#include <tuple>

OM_BEGIN_MODEL

namespace __om {

// Where the allocator stands among the arguments.
enum allocator_place { allocator_nowhere, allocator_first, allocator_last };

template <class _Tp, class _Alloc, class... _Args>
struct place_of_allocator {
    static constexpr allocator_place value =
        !std::uses_allocator<typename std::remove_cv<_Tp>::type, _Alloc>::value             ? allocator_nowhere
        : std::is_constructible<_Tp, std::allocator_arg_t, const _Alloc &, _Args...>::value ? allocator_first
                                                                                            : allocator_last;
};

template <allocator_place __place, class _Alloc, class... _Args>
struct placed_arguments {
    typedef std::tuple<_Args &&...> type;
    static OM_CONSTEXPR20 type make(const _Alloc &, _Args &&...__args) {
        return type(static_cast<_Args &&>(__args)...);
    }
};
template <class _Alloc, class... _Args>
struct placed_arguments<allocator_first, _Alloc, _Args...> {
    typedef std::tuple<std::allocator_arg_t, const _Alloc &, _Args &&...> type;
    static OM_CONSTEXPR20 type make(const _Alloc &__a, _Args &&...__args) {
        return type(std::allocator_arg, __a, static_cast<_Args &&>(__args)...);
    }
};
template <class _Alloc, class... _Args>
struct placed_arguments<allocator_last, _Alloc, _Args...> {
    typedef std::tuple<_Args &&..., const _Alloc &> type;
    static OM_CONSTEXPR20 type make(const _Alloc &__a, _Args &&...__args) {
        return type(static_cast<_Args &&>(__args)..., __a);
    }
};

// What both halves of a pair are made from, whichever of its constructors is meant.
struct halves_of_pair {
    template <class _Tuple1, class _Tuple2>
    using both = std::pair<_Tuple1, _Tuple2>;

    static OM_CONSTEXPR20 both<std::tuple<>, std::tuple<>> split() { return both<std::tuple<>, std::tuple<>>(); }
    template <class _Up, class _Vp>
    static OM_CONSTEXPR20 both<std::tuple<_Up &&>, std::tuple<_Vp &&>> split(_Up &&__u, _Vp &&__v) {
        return {std::tuple<_Up &&>(static_cast<_Up &&>(__u)), std::tuple<_Vp &&>(static_cast<_Vp &&>(__v))};
    }
    template <class _Up, class _Vp>
    static OM_CONSTEXPR20 both<std::tuple<const _Up &>, std::tuple<const _Vp &>> split(const std::pair<_Up, _Vp> &__p) {
        return split(__p.first, __p.second);
    }
    template <class _Up, class _Vp>
    static OM_CONSTEXPR20 both<std::tuple<_Up &&>, std::tuple<_Vp &&>> split(std::pair<_Up, _Vp> &&__p) {
        return split(static_cast<_Up &&>(__p.first), static_cast<_Vp &&>(__p.second));
    }
    template <class... _Args1, class... _Args2>
    static OM_CONSTEXPR20 both<std::tuple<_Args1 &&...>, std::tuple<_Args2 &&...>>
    split(std::piecewise_construct_t, std::tuple<_Args1...> &&__x, std::tuple<_Args2...> &&__y) {
        return {referred(__x, indices_below<sizeof...(_Args1)>()), referred(__y, indices_below<sizeof...(_Args2)>())};
    }
    template <class... _Args1, class... _Args2>
    static OM_CONSTEXPR20 both<std::tuple<const _Args1 &...>, std::tuple<const _Args2 &...>>
    split(std::piecewise_construct_t, const std::tuple<_Args1...> &__x, const std::tuple<_Args2...> &__y) {
        return {std::tuple<const _Args1 &...>(__x), std::tuple<const _Args2 &...>(__y)};
    }

private:
    template <class... _Args, std::size_t... _Is>
    static OM_CONSTEXPR20 std::tuple<_Args &&...> referred(std::tuple<_Args...> &__t, index_list<_Is...>) {
        return std::tuple<_Args &&...>(static_cast<_Args &&>(std::get<_Is>(__t))...);
    }
};

template <class _Tp, class _Alloc, class... _Args>
struct construction : placed_arguments<place_of_allocator<_Tp, _Alloc, _Args...>::value, _Alloc, _Args...> {};

template <class _Tp, class _Alloc, class _Tuple>
struct construction_from;
template <class _Tp, class _Alloc, class... _Args>
struct construction_from<_Tp, _Alloc, std::tuple<_Args...>> {
    typedef typename construction<_Tp, _Alloc, _Args...>::type type;

    static OM_CONSTEXPR20 type make(const _Alloc &__a, std::tuple<_Args...> &__t) {
        return spread(__a, __t, indices_below<sizeof...(_Args)>());
    }

private:
    template <std::size_t... _Is>
    static OM_CONSTEXPR20 type spread(const _Alloc &__a, std::tuple<_Args...> &__t, index_list<_Is...>) {
        (void)__t;
        return construction<_Tp, _Alloc, _Args...>::make(__a, static_cast<_Args &&>(std::get<_Is>(__t))...);
    }
};

template <class _T1, class _T2, class _Alloc, class... _Args>
struct construction<std::pair<_T1, _T2>, _Alloc, _Args...> {
    typedef decltype(halves_of_pair::split(std::declval<_Args>()...)) halves;
    typedef construction_from<_T1, _Alloc, typename halves::first_type> first;
    typedef construction_from<_T2, _Alloc, typename halves::second_type> second;
    typedef std::tuple<std::piecewise_construct_t, typename first::type, typename second::type> type;

    static OM_CONSTEXPR20 type make(const _Alloc &__a, _Args &&...__args) {
        halves __both = halves_of_pair::split(static_cast<_Args &&>(__args)...);
        return type(std::piecewise_construct, first::make(__a, __both.first), second::make(__a, __both.second));
    }
};

// Hands the arguments to an allocator, which constructs with them.
template <class _Alloc, class _Tp, class _Tuple, std::size_t... _Is>
inline OM_CONSTEXPR20 void construct_spread(_Alloc &__a, _Tp *__p, _Tuple &&__args, index_list<_Is...>) {
    std::allocator_traits<_Alloc>::construct(__a, __p, std::get<_Is>(std::move(__args))...);
}
template <class _Alloc, class _Tp, class... _Args>
inline OM_CONSTEXPR20 void construct_from_tuple(_Alloc &__a, _Tp *__p, std::tuple<_Args...> &&__args) {
    construct_spread(__a, __p, std::move(__args), indices_below<sizeof...(_Args)>());
}

} // namespace __om

#if OM_CXX20
namespace std {

template <class _Tp, class _Alloc, class... _Args>
constexpr auto uses_allocator_construction_args(const _Alloc &__a, _Args &&...__args) noexcept {
    return __om::construction<remove_cv_t<_Tp>, _Alloc, _Args...>::make(__a, std::forward<_Args>(__args)...);
}
template <class _Tp, class _Alloc, class... _Args>
constexpr _Tp make_obj_using_allocator(const _Alloc &__a, _Args &&...__args) {
    return std::make_from_tuple<_Tp>(std::uses_allocator_construction_args<_Tp>(__a, std::forward<_Args>(__args)...));
}
template <class _Tp, class _Alloc, class... _Args>
constexpr _Tp *uninitialized_construct_using_allocator(_Tp *__p, const _Alloc &__a, _Args &&...__args) {
    return std::apply([&](auto &&...__all) { return std::construct_at(__p, std::forward<decltype(__all)>(__all)...); },
                      std::uses_allocator_construction_args<_Tp>(__a, std::forward<_Args>(__args)...));
}

} // namespace std
#endif

OM_END_MODEL

#endif
