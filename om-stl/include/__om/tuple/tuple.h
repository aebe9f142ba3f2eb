// tuple ([tuple.tuple]).
#ifndef OM_TUPLE_TUPLE_H
#define OM_TUPLE_TUPLE_H

#include <__om/tuple/elements.h>

OM_BEGIN_MODEL

namespace __om {

template <class _From, class _To>
struct tuple_constructible;
template <class... _Us, class... _Ts>
struct tuple_constructible<std::tuple<_Us...>, std::tuple<_Ts...>> : all_of_traits<std::is_constructible<_Ts, _Us>...> {
};
template <class _From, class _To>
struct tuple_convertible;
template <class... _Us, class... _Ts>
struct tuple_convertible<std::tuple<_Us...>, std::tuple<_Ts...>> : all_of_traits<std::is_convertible<_Us, _Ts>...> {};
template <class _From, class _To>
struct tuple_assignable;
template <class... _Us, class... _Ts>
struct tuple_assignable<std::tuple<_Us...>, std::tuple<_Ts...>> : all_of_traits<std::is_assignable<_Ts &, _Us>...> {};

// The same, false where the numbers of elements differ.
template <template <class, class> class _Trait, class _From, class _To,
          bool = std::tuple_size<_From>::value == std::tuple_size<_To>::value>
struct tuple_agrees : std::false_type {};
template <template <class, class> class _Trait, class _From, class _To>
struct tuple_agrees<_Trait, _From, _To, true> : std::integral_constant<bool, _Trait<_From, _To>::value> {};

// [tuple.cnstr]/16: a tuple of one element is not taken apart if the element takes the tuple whole.
template <class _Other, class _Tuple>
struct tuple_taken_whole : std::false_type {};
template <class _Other, class _Up, class _Tp>
struct tuple_taken_whole_of_one
    : std::integral_constant<bool, std::is_convertible<_Other, _Tp>::value ||
                                       std::is_constructible<_Tp, _Other>::value || std::is_same<_Tp, _Up>::value> {};
template <class _Up, class _Tp>
struct tuple_taken_whole<const std::tuple<_Up> &, std::tuple<_Tp>>
    : tuple_taken_whole_of_one<const std::tuple<_Up> &, _Up, _Tp> {};
template <class _Up, class _Tp>
struct tuple_taken_whole<std::tuple<_Up> &&, std::tuple<_Tp>> : tuple_taken_whole_of_one<std::tuple<_Up> &&, _Up, _Tp> {
};

// The constructors that take nothing, and one value for each element.
template <class _Tuple>
struct tuple_defaults;
template <class... _Ts>
struct tuple_defaults<std::tuple<_Ts...>> : all_of_traits<std::is_default_constructible<_Ts>...> {
    static constexpr bool __implicit = all_of_traits<implicitly_default_constructible<_Ts>...>::value;
};
template <class _Tuple>
struct tuple_copied_elements;
template <class... _Ts>
struct tuple_copied_elements<std::tuple<_Ts...>> : all_of_traits<std::is_copy_constructible<_Ts>...> {
    static constexpr bool __implicit = all_of_traits<std::is_convertible<const _Ts &, _Ts>...>::value;
};
template <>
struct tuple_copied_elements<std::tuple<>> : std::false_type {
    static constexpr bool __implicit = false;
};

// Arguments that are meant for another constructor.
template <class _Tuple, class... _Us>
struct tuple_other_constructor : std::false_type {};
template <class _Tuple, class _Up>
struct tuple_other_constructor<_Tuple, _Up> : std::is_same<bare<_Up>, _Tuple> {};
template <class _T1, class... _Ts, class _U1, class _U2, class... _Us>
struct tuple_other_constructor<std::tuple<_T1, _Ts...>, _U1, _U2, _Us...>
    : bool_constant<is_same<bare<_U1>, std::allocator_arg_t>::value &&
                    !is_same<bare<_T1>, std::allocator_arg_t>::value> {};

} // namespace __om

namespace std {

template <class... _Types>
class tuple : private __om::tuple_elements<0, _Types...> {
    typedef __om::tuple_elements<0, _Types...> __base;

    template <class...>
    friend class tuple;
    template <size_t __i, class... _Ts>
    friend constexpr typename tuple_element<__i, tuple<_Ts...>>::type &get(tuple<_Ts...> &) noexcept;
    template <size_t __i, class... _Ts>
    friend constexpr typename tuple_element<__i, tuple<_Ts...>>::type &&get(tuple<_Ts...> &&) noexcept;
    template <size_t __i, class... _Ts>
    friend constexpr const typename tuple_element<__i, tuple<_Ts...>>::type &get(const tuple<_Ts...> &) noexcept;
    template <size_t __i, class... _Ts>
    friend constexpr const typename tuple_element<__i, tuple<_Ts...>>::type &&get(const tuple<_Ts...> &&) noexcept;

    template <class _From>
    using __can = __om::tuple_agrees<__om::tuple_constructible, _From, tuple>;
    template <class _From>
    using __does = __om::tuple_agrees<__om::tuple_convertible, _From, tuple>;
    template <class _From, bool _Implicit>
    using __if_constructible = typename enable_if<__can<_From>::value && __does<_From>::value == _Implicit, int>::type;
    typedef __om::indices_below<sizeof...(_Types)> __indices;

    template <class _Other, size_t... _Is>
    constexpr tuple(__om::index_list<_Is...>, _Other &&__t)
        : __base(true_type(), std::get<_Is>(std::forward<_Other>(__t))...) {}
    template <class _Alloc, class _Other, size_t... _Is>
    OM_CONSTEXPR20 tuple(const _Alloc &__a, __om::index_list<_Is...>, _Other &&__t)
        : __base(__a, true_type(), std::get<_Is>(std::forward<_Other>(__t))...) {}

public:
    // [tuple.cnstr]
    template <class _Late = tuple,
              typename enable_if<__om::tuple_defaults<_Late>::value && __om::tuple_defaults<_Late>::__implicit,
                                 int>::type = 0>
    constexpr tuple() : __base() {}
    template <class _Late = tuple,
              typename enable_if<__om::tuple_defaults<_Late>::value && !__om::tuple_defaults<_Late>::__implicit,
                                 int>::type = 0>
    explicit constexpr tuple() : __base() {}

    template <class _Late = tuple, typename enable_if<__om::tuple_copied_elements<_Late>::value &&
                                                          __om::tuple_copied_elements<_Late>::__implicit,
                                                      int>::type = 0>
    constexpr tuple(const _Types &...__args) : __base(true_type(), __args...) {}
    template <class _Late = tuple, typename enable_if<__om::tuple_copied_elements<_Late>::value &&
                                                          !__om::tuple_copied_elements<_Late>::__implicit,
                                                      int>::type = 0>
    explicit constexpr tuple(const _Types &...__args) : __base(true_type(), __args...) {}

    template <class... _Us,
              typename enable_if<sizeof...(_Us) == sizeof...(_Types) && (sizeof...(_Us) > 0) &&
                                     !__om::tuple_other_constructor<tuple, _Us...>::value,
                                 int>::type = 0,
              __if_constructible<tuple<_Us &&...>, true> = 0>
    constexpr tuple(_Us &&...__us) : __base(true_type(), std::forward<_Us>(__us)...) {}
    template <class... _Us,
              typename enable_if<sizeof...(_Us) == sizeof...(_Types) && (sizeof...(_Us) > 0) &&
                                     !__om::tuple_other_constructor<tuple, _Us...>::value,
                                 int>::type = 0,
              __if_constructible<tuple<_Us &&...>, false> = 0>
    explicit constexpr tuple(_Us &&...__us) : __base(true_type(), std::forward<_Us>(__us)...) {}

    tuple(const tuple &) = default;
    tuple(tuple &&) = default;

#define OM_TUPLE_FROM(argument, elements, forwarded)                                                                   \
    template <class... _Us, __if_constructible<tuple<elements...>, true> = 0,                                          \
              typename enable_if<!__om::tuple_taken_whole<argument, tuple>::value, int>::type = 0>                     \
    constexpr tuple(argument __t) : tuple(__indices(), forwarded) {}                                                   \
    template <class... _Us, __if_constructible<tuple<elements...>, false> = 0,                                         \
              typename enable_if<!__om::tuple_taken_whole<argument, tuple>::value, int>::type = 0>                     \
    explicit constexpr tuple(argument __t) : tuple(__indices(), forwarded) {}                                          \
    template <class _Alloc, class... _Us, __if_constructible<tuple<elements...>, true> = 0,                            \
              typename enable_if<!__om::tuple_taken_whole<argument, tuple>::value, int>::type = 0>                     \
    OM_CONSTEXPR20 tuple(allocator_arg_t, const _Alloc &__a, argument __t) : tuple(__a, __indices(), forwarded) {}     \
    template <class _Alloc, class... _Us, __if_constructible<tuple<elements...>, false> = 0,                           \
              typename enable_if<!__om::tuple_taken_whole<argument, tuple>::value, int>::type = 0>                     \
    explicit OM_CONSTEXPR20 tuple(allocator_arg_t, const _Alloc &__a, argument __t)                                    \
        : tuple(__a, __indices(), forwarded) {}
    OM_TUPLE_FROM(const tuple<_Us...> &, const _Us &, __t)
    OM_TUPLE_FROM(tuple<_Us...> &&, _Us &&, std::move(__t))
#if OM_CXX23
    OM_TUPLE_FROM(tuple<_Us...> &, _Us &, __t)
    OM_TUPLE_FROM(const tuple<_Us...> &&, const _Us &&, std::move(__t))
#endif
#undef OM_TUPLE_FROM

#define OM_TUPLE_FROM_PAIR(argument, first_element, second_element, forwarded)                                         \
    template <class _U1, class _U2, __if_constructible<tuple<first_element, second_element>, true> = 0>                \
    constexpr tuple(argument __p) : tuple(__indices(), forwarded) {}                                                   \
    template <class _U1, class _U2, __if_constructible<tuple<first_element, second_element>, false> = 0>               \
    explicit constexpr tuple(argument __p) : tuple(__indices(), forwarded) {}                                          \
    template <class _Alloc, class _U1, class _U2, __if_constructible<tuple<first_element, second_element>, true> = 0>  \
    OM_CONSTEXPR20 tuple(allocator_arg_t, const _Alloc &__a, argument __p) : tuple(__a, __indices(), forwarded) {}     \
    template <class _Alloc, class _U1, class _U2, __if_constructible<tuple<first_element, second_element>, false> = 0> \
    explicit OM_CONSTEXPR20 tuple(allocator_arg_t, const _Alloc &__a, argument __p)                                    \
        : tuple(__a, __indices(), forwarded) {}
#define OM_PAIR_ARGUMENT const pair<_U1, _U2> &
    OM_TUPLE_FROM_PAIR(OM_PAIR_ARGUMENT, const _U1 &, const _U2 &, __p)
#undef OM_PAIR_ARGUMENT
#define OM_PAIR_ARGUMENT pair<_U1, _U2> &&
    OM_TUPLE_FROM_PAIR(OM_PAIR_ARGUMENT, _U1 &&, _U2 &&, std::move(__p))
#undef OM_PAIR_ARGUMENT
#undef OM_TUPLE_FROM_PAIR

    // Allocator-extended constructors
    template <class _Alloc, class _Late = tuple, typename enable_if<__om::tuple_defaults<_Late>::value, int>::type = 0>
    OM_CONSTEXPR20 tuple(allocator_arg_t, const _Alloc &__a) : __base(__a) {}
    template <class _Alloc, class... _Us,
              typename enable_if<sizeof...(_Us) == sizeof...(_Types) && (sizeof...(_Us) > 0) &&
                                     !__om::tuple_other_constructor<tuple, _Us...>::value,
                                 int>::type = 0,
              __if_constructible<tuple<_Us &&...>, true> = 0>
    OM_CONSTEXPR20 tuple(allocator_arg_t, const _Alloc &__a, _Us &&...__us)
        : __base(__a, true_type(), std::forward<_Us>(__us)...) {}
    template <class _Alloc, class... _Us,
              typename enable_if<sizeof...(_Us) == sizeof...(_Types) && (sizeof...(_Us) > 0) &&
                                     !__om::tuple_other_constructor<tuple, _Us...>::value,
                                 int>::type = 0,
              __if_constructible<tuple<_Us &&...>, false> = 0>
    explicit OM_CONSTEXPR20 tuple(allocator_arg_t, const _Alloc &__a, _Us &&...__us)
        : __base(__a, true_type(), std::forward<_Us>(__us)...) {}
    template <class _Alloc>
    OM_CONSTEXPR20 tuple(allocator_arg_t, const _Alloc &__a, const tuple &__t) : tuple(__a, __indices(), __t) {}
    template <class _Alloc>
    OM_CONSTEXPR20 tuple(allocator_arg_t, const _Alloc &__a, tuple &&__t) : tuple(__a, __indices(), std::move(__t)) {}

    // [tuple.assign]
    OM_CONSTEXPR20 tuple &operator=(typename conditional<__om::all_of_traits<is_copy_assignable<_Types>...>::value,
                                                         const tuple &, const __om::not_this_one &>::type __t) {
        __assign(__t, __indices());
        return *this;
    }
    OM_CONSTEXPR20 tuple &
    operator=(typename conditional<__om::all_of_traits<is_move_assignable<_Types>...>::value, tuple &&,
                                   __om::not_this_one &&>::type
                  __t) noexcept(__om::all_of_traits<is_nothrow_move_assignable<_Types>...>::value) {
        __assign_moved<_Types...>(__t, __indices());
        return *this;
    }
    template <class... _Us>
    OM_CONSTEXPR20 typename enable_if< __om::tuple_agrees<__om::tuple_assignable, tuple<const _Us &...>, tuple>::value,
                                       tuple &>::type
    operator=(const tuple<_Us...> &__t) {
        __assign(__t, __indices());
        return *this;
    }
    template <class... _Us>
    OM_CONSTEXPR20
        typename enable_if<__om::tuple_agrees<__om::tuple_assignable, tuple<_Us...>, tuple>::value, tuple &>::type
        operator=(tuple<_Us...> &&__t) {
        __assign_moved<_Us...>(__t, __indices());
        return *this;
    }
    template <class _U1, class _U2>
    OM_CONSTEXPR20
        typename enable_if< __om::tuple_agrees<__om::tuple_assignable, tuple<const _U1 &, const _U2 &>, tuple>::value,
                            tuple &>::type
        operator=(const pair<_U1, _U2> &__p) {
        __assign(__p, __indices());
        return *this;
    }
    template <class _U1, class _U2>
    OM_CONSTEXPR20
        typename enable_if<__om::tuple_agrees<__om::tuple_assignable, tuple<_U1, _U2>, tuple>::value, tuple &>::type
        operator=(pair<_U1, _U2> &&__p) {
        __assign_moved<_U1, _U2>(__p, __indices());
        return *this;
    }
#if OM_CXX23
    constexpr const tuple &operator=(const tuple &__t) const
        requires(is_assignable_v<const _Types &, const _Types &> && ...)
    {
        __assign_const(__t, __indices());
        return *this;
    }
    template <class... _Us>
        requires(sizeof...(_Us) == sizeof...(_Types)) && (is_assignable_v<const _Types &, const _Us &> && ...)
    constexpr const tuple &operator=(const tuple<_Us...> &__t) const {
        __assign_const(__t, __indices());
        return *this;
    }
    template <class... _Us>
        requires(sizeof...(_Us) == sizeof...(_Types)) && (is_assignable_v<const _Types &, _Us> && ...)
    constexpr const tuple &operator=(tuple<_Us...> &&__t) const {
        __assign_const(std::move(__t), __indices());
        return *this;
    }
#endif

    // [tuple.swap]
    OM_CONSTEXPR20 void swap(tuple &__t) noexcept(__om::all_of_traits<__om::nothrow_swappable<_Types>...>::value) {
        __swap(__t, __indices());
    }

private:
    template <class... _Results>
    static OM_CONSTEXPR14 void __evaluate(const _Results &...) {}

    template <class _Other, size_t... _Is>
    OM_CONSTEXPR20 void __assign(const _Other &__t, __om::index_list<_Is...>) {
        const int __order[] = {0, (std::get<_Is>(*this) = std::get<_Is>(__t), void(), 0)...};
        __evaluate(__order);
    }
    template <class... _Us, class _Other, size_t... _Is>
    OM_CONSTEXPR20 void __assign_moved(_Other &__t, __om::index_list<_Is...>) {
        const int __order[] = {0, (std::get<_Is>(*this) = std::forward<_Us>(std::get<_Is>(__t)), void(), 0)...};
        __evaluate(__order);
    }
#if OM_CXX23
    template <class _Other, size_t... _Is>
    constexpr void __assign_const(_Other &&__t, __om::index_list<_Is...>) const {
        ((void)(std::get<_Is>(*this) = std::get<_Is>(std::forward<_Other>(__t))), ...);
    }
#endif
    template <size_t... _Is>
    OM_CONSTEXPR20 void __swap(tuple &__t, __om::index_list<_Is...>) {
        const int __order[] = {0, (__om::swap_values(std::get<_Is>(*this), std::get<_Is>(__t)), 0)...};
        __evaluate(__order);
    }
};

// Without elements nothing is left of all that, and the instantiation would cost every program.
template <>
class tuple<> {
public:
    tuple() = default;
    template <class _Alloc>
    OM_CONSTEXPR20 tuple(allocator_arg_t, const _Alloc &) noexcept {}
    template <class _Alloc>
    OM_CONSTEXPR20 tuple(allocator_arg_t, const _Alloc &, const tuple &) noexcept {}
    OM_CONSTEXPR20 void swap(tuple &) noexcept {}
};

#if OM_CXX17
template <class... _Ts>
tuple(_Ts...) -> tuple<_Ts...>;
template <class _T1, class _T2>
tuple(pair<_T1, _T2>) -> tuple<_T1, _T2>;
template <class _Alloc, class... _Ts>
tuple(allocator_arg_t, _Alloc, _Ts...) -> tuple<_Ts...>;
template <class _Alloc, class _T1, class _T2>
tuple(allocator_arg_t, _Alloc, pair<_T1, _T2>) -> tuple<_T1, _T2>;
template <class _Alloc, class... _Ts>
tuple(allocator_arg_t, _Alloc, tuple<_Ts...>) -> tuple<_Ts...>;
#endif

// [tuple.elem]
template <size_t __i, class... _Types>
constexpr typename tuple_element<__i, tuple<_Types...>>::type &get(tuple<_Types...> &__t) noexcept {
    return __om::leaf_value<__i>(static_cast<__om::tuple_elements<0, _Types...> &>(__t));
}
template <size_t __i, class... _Types>
constexpr typename tuple_element<__i, tuple<_Types...>>::type &&get(tuple<_Types...> &&__t) noexcept {
    return static_cast<typename tuple_element<__i, tuple<_Types...>>::type &&>(
        __om::leaf_value<__i>(static_cast<__om::tuple_elements<0, _Types...> &>(__t)));
}
template <size_t __i, class... _Types>
constexpr const typename tuple_element<__i, tuple<_Types...>>::type &get(const tuple<_Types...> &__t) noexcept {
    return __om::leaf_value<__i>(static_cast<const __om::tuple_elements<0, _Types...> &>(__t));
}
template <size_t __i, class... _Types>
constexpr const typename tuple_element<__i, tuple<_Types...>>::type &&get(const tuple<_Types...> &&__t) noexcept {
    return static_cast<const typename tuple_element<__i, tuple<_Types...>>::type &&>(
        __om::leaf_value<__i>(static_cast<const __om::tuple_elements<0, _Types...> &>(__t)));
}
#if OM_CXX14
template <class _Tp, class... _Types>
constexpr _Tp &get(tuple<_Types...> &__t) noexcept {
    static_assert(__om::occurrences_of<_Tp, _Types...>() == 1, "get(): the type is not there exactly once");
    return std::get<__om::position_of<_Tp, _Types...>::value>(__t);
}
template <class _Tp, class... _Types>
constexpr _Tp &&get(tuple<_Types...> &&__t) noexcept {
    static_assert(__om::occurrences_of<_Tp, _Types...>() == 1, "get(): the type is not there exactly once");
    return std::get<__om::position_of<_Tp, _Types...>::value>(std::move(__t));
}
template <class _Tp, class... _Types>
constexpr const _Tp &get(const tuple<_Types...> &__t) noexcept {
    static_assert(__om::occurrences_of<_Tp, _Types...>() == 1, "get(): the type is not there exactly once");
    return std::get<__om::position_of<_Tp, _Types...>::value>(__t);
}
template <class _Tp, class... _Types>
constexpr const _Tp &&get(const tuple<_Types...> &&__t) noexcept {
    static_assert(__om::occurrences_of<_Tp, _Types...>() == 1, "get(): the type is not there exactly once");
    return std::get<__om::position_of<_Tp, _Types...>::value>(std::move(__t));
}
#endif

// [tuple.special]
template <class... _Types>
inline OM_CONSTEXPR20 typename enable_if<__om::all_of_traits<__om::swappable<_Types>...>::value>::type
swap(tuple<_Types...> &__x, tuple<_Types...> &__y) noexcept(noexcept(__x.swap(__y))) {
    __x.swap(__y);
}

// [tuple.traits]
template <class... _Types, class _Alloc>
struct uses_allocator<tuple<_Types...>, _Alloc> : true_type {};

} // namespace std

OM_END_MODEL

#endif
