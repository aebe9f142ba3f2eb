// pair ([pairs]) and the tuple protocol on it ([pair.astuple]).
#ifndef OM_PAIR_H
#define OM_PAIR_H

#include <__om/move.h>
#if OM_CXX11
#include <__om/integer_sequence.h>
#include <__om/tuple_protocol.h>
#endif
#include <__om/three_way.h>

OM_BEGIN_MODEL

namespace std {

#if OM_CXX11
// [pair.piecewise]
struct piecewise_construct_t {
    explicit piecewise_construct_t() = default;
};
OM_INLINE_VARIABLE constexpr piecewise_construct_t piecewise_construct = piecewise_construct_t();
#endif

#if OM_CXX11
} // namespace std
namespace __om {

// Implicit where both halves convert, explicit where they are only constructible, absent otherwise.
template <class _T1, class _T2, class _U1, class _U2>
struct pair_constructible {
    static constexpr bool value = std::is_constructible<_T1, _U1>::value && std::is_constructible<_T2, _U2>::value;
    static constexpr bool __implicit = std::is_convertible<_U1, _T1>::value && std::is_convertible<_U2, _T2>::value;
};

template <class _Tp, class = void>
struct implicitly_default_constructible : std::false_type {};
template <class _Tp>
void take_default(const _Tp &);
template <class _Tp>
struct implicitly_default_constructible<_Tp, decltype(take_default<_Tp>({}))> : std::true_type {};

struct not_this_one {};

// Marks the construction of a map's entry from its key and the arguments of the mapped value.
struct entry_parts {};

} // namespace __om
namespace std {
#endif

template <class _T1, class _T2>
struct pair {
    typedef _T1 first_type;
    typedef _T2 second_type;

    _T1 first;
    _T2 second;

#if OM_CXX11
    pair(const pair &) = default;
    pair(pair &&) = default;

    template <class _A1 = _T1, class _A2 = _T2,
              typename enable_if<is_default_constructible<_A1>::value && is_default_constructible<_A2>::value &&
                                     __om::implicitly_default_constructible<_A1>::value &&
                                     __om::implicitly_default_constructible<_A2>::value,
                                 int>::type = 0>
    constexpr pair() : first(), second() {}
    template <class _A1 = _T1, class _A2 = _T2,
              typename enable_if<is_default_constructible<_A1>::value && is_default_constructible<_A2>::value &&
                                     !(__om::implicitly_default_constructible<_A1>::value &&
                                       __om::implicitly_default_constructible<_A2>::value),
                                 int>::type = 0>
    explicit constexpr pair() : first(), second() {}

#define OM_PAIR_CONSTRUCTOR(u1, u2, implicit)                                                                          \
    typename enable_if<__om::pair_constructible<_T1, _T2, u1, u2>::value &&                                            \
                           __om::pair_constructible<_T1, _T2, u1, u2>::__implicit == implicit,                         \
                       int>::type = 0

    template <class _A1 = _T1, class _A2 = _T2, OM_PAIR_CONSTRUCTOR(const _A1 &, const _A2 &, true)>
    constexpr pair(const _T1 &__x, const _T2 &__y) : first(__x), second(__y) {}
    template <class _A1 = _T1, class _A2 = _T2, OM_PAIR_CONSTRUCTOR(const _A1 &, const _A2 &, false)>
    explicit constexpr pair(const _T1 &__x, const _T2 &__y) : first(__x), second(__y) {}

#if OM_CXX23
    template <class _U1 = _T1, class _U2 = _T2, OM_PAIR_CONSTRUCTOR(_U1, _U2, true)>
#else
    template <class _U1, class _U2, OM_PAIR_CONSTRUCTOR(_U1, _U2, true)>
#endif
    constexpr pair(_U1 &&__x, _U2 &&__y) : first(std::forward<_U1>(__x)), second(std::forward<_U2>(__y)) {
    }
#if OM_CXX23
    template <class _U1 = _T1, class _U2 = _T2, OM_PAIR_CONSTRUCTOR(_U1, _U2, false)>
#else
    template <class _U1, class _U2, OM_PAIR_CONSTRUCTOR(_U1, _U2, false)>
#endif
    explicit constexpr pair(_U1 &&__x, _U2 &&__y) : first(std::forward<_U1>(__x)), second(std::forward<_U2>(__y)) {
    }

    template <class _U1, class _U2, OM_PAIR_CONSTRUCTOR(const _U1 &, const _U2 &, true)>
    constexpr pair(const pair<_U1, _U2> &__p) : first(__p.first), second(__p.second) {}
    template <class _U1, class _U2, OM_PAIR_CONSTRUCTOR(const _U1 &, const _U2 &, false)>
    explicit constexpr pair(const pair<_U1, _U2> &__p) : first(__p.first), second(__p.second) {}
    template <class _U1, class _U2, OM_PAIR_CONSTRUCTOR(_U1, _U2, true)>
    constexpr pair(pair<_U1, _U2> &&__p) : first(std::forward<_U1>(__p.first)), second(std::forward<_U2>(__p.second)) {}
    template <class _U1, class _U2, OM_PAIR_CONSTRUCTOR(_U1, _U2, false)>
    explicit constexpr pair(pair<_U1, _U2> &&__p)
        : first(std::forward<_U1>(__p.first)), second(std::forward<_U2>(__p.second)) {}
#if OM_CXX23
    template <class _U1, class _U2, OM_PAIR_CONSTRUCTOR(_U1 &, _U2 &, true)>
    constexpr pair(pair<_U1, _U2> &__p) : first(__p.first), second(__p.second) {}
    template <class _U1, class _U2, OM_PAIR_CONSTRUCTOR(_U1 &, _U2 &, false)>
    explicit constexpr pair(pair<_U1, _U2> &__p) : first(__p.first), second(__p.second) {}
    template <class _U1, class _U2, OM_PAIR_CONSTRUCTOR(const _U1, const _U2, true)>
    constexpr pair(const pair<_U1, _U2> &&__p)
        : first(std::forward<const _U1>(__p.first)), second(std::forward<const _U2>(__p.second)) {}
    template <class _U1, class _U2, OM_PAIR_CONSTRUCTOR(const _U1, const _U2, false)>
    explicit constexpr pair(const pair<_U1, _U2> &&__p)
        : first(std::forward<const _U1>(__p.first)), second(std::forward<const _U2>(__p.second)) {}
#endif
#undef OM_PAIR_CONSTRUCTOR

    template <class... _Args1, class... _Args2>
    OM_CONSTEXPR20 pair(piecewise_construct_t, tuple<_Args1...> __first_args, tuple<_Args2...> __second_args)
        : pair(__first_args, __second_args, __om::indices_below<sizeof...(_Args1)>(),
               __om::indices_below<sizeof...(_Args2)>()) {}

    template <class _Key, class... _Args>
    pair(__om::entry_parts, _Key &&__k, _Args &&...__args)
        : first(std::forward<_Key>(__k)), second(std::forward<_Args>(__args)...) {}

    // [pairs.pair]/15: assigns member by member, so that references are assigned through.
    OM_CONSTEXPR20 pair &
    operator=(typename conditional<is_copy_assignable<_T1>::value && is_copy_assignable<_T2>::value, const pair &,
                                   const __om::not_this_one &>::type __p) {
        first = __p.first;
        second = __p.second;
        return *this;
    }
    OM_CONSTEXPR20 pair &
    operator=(typename conditional<is_move_assignable<_T1>::value && is_move_assignable<_T2>::value, pair &&,
                                   __om::not_this_one &&>::type __p) noexcept(is_nothrow_move_assignable<_T1>::value &&
                                                                              is_nothrow_move_assignable<_T2>::value) {
        first = std::forward<_T1>(__p.first);
        second = std::forward<_T2>(__p.second);
        return *this;
    }
    template <class _U1, class _U2>
    OM_CONSTEXPR20
        typename enable_if<is_assignable<_T1 &, const _U1 &>::value && is_assignable<_T2 &, const _U2 &>::value,
                           pair &>::type
        operator=(const pair<_U1, _U2> &__p) {
        first = __p.first;
        second = __p.second;
        return *this;
    }
    template <class _U1, class _U2>
    OM_CONSTEXPR20
        typename enable_if<is_assignable<_T1 &, _U1>::value && is_assignable<_T2 &, _U2>::value, pair &>::type
        operator=(pair<_U1, _U2> &&__p) {
        first = std::forward<_U1>(__p.first);
        second = std::forward<_U2>(__p.second);
        return *this;
    }
#if OM_CXX23
    constexpr const pair &operator=(const pair &__p) const
        requires(is_copy_assignable_v<const _T1> && is_copy_assignable_v<const _T2>)
    {
        first = __p.first;
        second = __p.second;
        return *this;
    }
    constexpr const pair &operator=(pair &&__p) const
        requires(is_assignable_v<const _T1 &, _T1> && is_assignable_v<const _T2 &, _T2>)
    {
        first = std::forward<_T1>(__p.first);
        second = std::forward<_T2>(__p.second);
        return *this;
    }
    template <class _U1, class _U2>
        requires(is_assignable_v<const _T1 &, const _U1 &> && is_assignable_v<const _T2 &, const _U2 &>)
    constexpr const pair &operator=(const pair<_U1, _U2> &__p) const {
        first = __p.first;
        second = __p.second;
        return *this;
    }
    template <class _U1, class _U2>
        requires(is_assignable_v<const _T1 &, _U1> && is_assignable_v<const _T2 &, _U2>)
    constexpr const pair &operator=(pair<_U1, _U2> &&__p) const {
        first = std::forward<_U1>(__p.first);
        second = std::forward<_U2>(__p.second);
        return *this;
    }
#endif

    OM_CONSTEXPR20 void swap(pair &__p) noexcept(__om::swappable<_T1>::__nothrow && __om::swappable<_T2>::__nothrow) {
        __om::swap_values(first, __p.first);
        __om::swap_values(second, __p.second);
    }
#if OM_CXX23
    constexpr void swap(const pair &__p) const
        noexcept(__om::swappable<const _T1>::__nothrow && __om::swappable<const _T2>::__nothrow)
        requires(is_swappable_v<const _T1> && is_swappable_v<const _T2>)
    {
        __om::swap_values(first, __p.first);
        __om::swap_values(second, __p.second);
    }
#endif

private:
    template <class _Tuple1, class _Tuple2, size_t... _I1, size_t... _I2>
    OM_CONSTEXPR20 pair(_Tuple1 &__first_args, _Tuple2 &__second_args, __om::index_list<_I1...>,
                        __om::index_list<_I2...>)
        : first(std::get<_I1>(std::move(__first_args))...), second(std::get<_I2>(std::move(__second_args))...) {}
#else
    pair() : first(), second() {}
    pair(const _T1 &__x, const _T2 &__y) : first(__x), second(__y) {}
    template <class _U1, class _U2>
    pair(const pair<_U1, _U2> &__p) : first(__p.first), second(__p.second) {}
#endif
};

#if OM_CXX17
template <class _T1, class _T2>
pair(_T1, _T2) -> pair<_T1, _T2>;
#endif

// [pairs.spec]
template <class _T1, class _T2>
inline OM_CONSTEXPR14 bool operator==(const pair<_T1, _T2> &__x, const pair<_T1, _T2> &__y) {
    return __x.first == __y.first && __x.second == __y.second;
}
#if OM_CXX20
template <class _T1, class _T2>
constexpr common_comparison_category_t<__om::synth_three_way_result<_T1>, __om::synth_three_way_result<_T2>>
operator<=>(const pair<_T1, _T2> &__x, const pair<_T1, _T2> &__y) {
    if (auto __c = __om::synth_three_way(__x.first, __y.first); __c != 0)
        return __c;
    return __om::synth_three_way(__x.second, __y.second);
}
#else
template <class _T1, class _T2>
inline OM_CONSTEXPR14 bool operator<(const pair<_T1, _T2> &__x, const pair<_T1, _T2> &__y) {
    return __x.first < __y.first || (!(__y.first < __x.first) && __x.second < __y.second);
}
template <class _T1, class _T2>
inline OM_CONSTEXPR14 bool operator!=(const pair<_T1, _T2> &__x, const pair<_T1, _T2> &__y) {
    return !(__x == __y);
}
template <class _T1, class _T2>
inline OM_CONSTEXPR14 bool operator>(const pair<_T1, _T2> &__x, const pair<_T1, _T2> &__y) {
    return __y < __x;
}
template <class _T1, class _T2>
inline OM_CONSTEXPR14 bool operator>=(const pair<_T1, _T2> &__x, const pair<_T1, _T2> &__y) {
    return !(__x < __y);
}
template <class _T1, class _T2>
inline OM_CONSTEXPR14 bool operator<=(const pair<_T1, _T2> &__x, const pair<_T1, _T2> &__y) {
    return !(__y < __x);
}
#endif

#if OM_CXX11
template <class _T1, class _T2>
inline OM_CONSTEXPR20 typename enable_if<__om::swappable<_T1>::value && __om::swappable<_T2>::value>::type
swap(pair<_T1, _T2> &__x, pair<_T1, _T2> &__y) noexcept(noexcept(__x.swap(__y))) {
    __x.swap(__y);
}
#if OM_CXX23
template <class _T1, class _T2>
    requires(is_swappable_v<const _T1> && is_swappable_v<const _T2>)
constexpr void swap(const pair<_T1, _T2> &__x, const pair<_T1, _T2> &__y) noexcept(noexcept(__x.swap(__y))) {
    __x.swap(__y);
}
#endif

template <class _T1, class _T2>
inline OM_CONSTEXPR14 pair<typename __om::unwrapped_decay<_T1>::type, typename __om::unwrapped_decay<_T2>::type>
make_pair(_T1 &&__x, _T2 &&__y) {
    return pair<typename __om::unwrapped_decay<_T1>::type, typename __om::unwrapped_decay<_T2>::type>(
        std::forward<_T1>(__x), std::forward<_T2>(__y));
}

// [pair.astuple]
template <class _T1, class _T2>
struct tuple_size<pair<_T1, _T2>> : integral_constant<size_t, 2> {};
template <size_t __i, class _T1, class _T2>
struct tuple_element<__i, pair<_T1, _T2>> {
    static_assert(__i < 2, "a pair has two elements");
    typedef typename conditional<__i == 0, _T1, _T2>::type type;
};

} // namespace std

namespace __om {

template <std::size_t>
struct pair_member;
template <>
struct pair_member<0> {
    template <class _T1, class _T2>
    static constexpr _T1 &of(std::pair<_T1, _T2> &__p) noexcept {
        return __p.first;
    }
    template <class _T1, class _T2>
    static constexpr const _T1 &of(const std::pair<_T1, _T2> &__p) noexcept {
        return __p.first;
    }
};
template <>
struct pair_member<1> {
    template <class _T1, class _T2>
    static constexpr _T2 &of(std::pair<_T1, _T2> &__p) noexcept {
        return __p.second;
    }
    template <class _T1, class _T2>
    static constexpr const _T2 &of(const std::pair<_T1, _T2> &__p) noexcept {
        return __p.second;
    }
};

} // namespace __om

namespace std {

template <size_t __i, class _T1, class _T2>
constexpr typename tuple_element<__i, pair<_T1, _T2>>::type &get(pair<_T1, _T2> &__p) noexcept {
    return __om::pair_member<__i>::of(__p);
}
template <size_t __i, class _T1, class _T2>
constexpr const typename tuple_element<__i, pair<_T1, _T2>>::type &get(const pair<_T1, _T2> &__p) noexcept {
    return __om::pair_member<__i>::of(__p);
}
template <size_t __i, class _T1, class _T2>
constexpr typename tuple_element<__i, pair<_T1, _T2>>::type &&get(pair<_T1, _T2> &&__p) noexcept {
    return static_cast<typename tuple_element<__i, pair<_T1, _T2>>::type &&>(__om::pair_member<__i>::of(__p));
}
template <size_t __i, class _T1, class _T2>
constexpr const typename tuple_element<__i, pair<_T1, _T2>>::type &&get(const pair<_T1, _T2> &&__p) noexcept {
    return static_cast<const typename tuple_element<__i, pair<_T1, _T2>>::type &&>(__om::pair_member<__i>::of(__p));
}
#if OM_CXX14
template <class _Tp, class _Up>
constexpr _Tp &get(pair<_Tp, _Up> &__p) noexcept {
    return __p.first;
}
template <class _Tp, class _Up>
constexpr const _Tp &get(const pair<_Tp, _Up> &__p) noexcept {
    return __p.first;
}
template <class _Tp, class _Up>
constexpr _Tp &&get(pair<_Tp, _Up> &&__p) noexcept {
    return static_cast<_Tp &&>(__p.first);
}
template <class _Tp, class _Up>
constexpr const _Tp &&get(const pair<_Tp, _Up> &&__p) noexcept {
    return static_cast<const _Tp &&>(__p.first);
}
template <class _Tp, class _Up>
constexpr _Tp &get(pair<_Up, _Tp> &__p) noexcept {
    return __p.second;
}
template <class _Tp, class _Up>
constexpr const _Tp &get(const pair<_Up, _Tp> &__p) noexcept {
    return __p.second;
}
template <class _Tp, class _Up>
constexpr _Tp &&get(pair<_Up, _Tp> &&__p) noexcept {
    return static_cast<_Tp &&>(__p.second);
}
template <class _Tp, class _Up>
constexpr const _Tp &&get(const pair<_Up, _Tp> &&__p) noexcept {
    return static_cast<const _Tp &&>(__p.second);
}
#endif
#if OM_CXX23
template <class _T1, class _T2, class _U1, class _U2, template <class> class _TQual, template <class> class _UQual>
    requires requires {
        typename pair<common_reference_t<_TQual<_T1>, _UQual<_U1>>, common_reference_t<_TQual<_T2>, _UQual<_U2>>>;
    }
struct basic_common_reference<pair<_T1, _T2>, pair<_U1, _U2>, _TQual, _UQual> {
    using type = pair<common_reference_t<_TQual<_T1>, _UQual<_U1>>, common_reference_t<_TQual<_T2>, _UQual<_U2>>>;
};
template <class _T1, class _T2, class _U1, class _U2>
    requires requires { typename pair<common_type_t<_T1, _U1>, common_type_t<_T2, _U2>>; }
struct common_type<pair<_T1, _T2>, pair<_U1, _U2>> {
    using type = pair<common_type_t<_T1, _U1>, common_type_t<_T2, _U2>>;
};
#endif
#else
template <class _T1, class _T2>
inline pair<_T1, _T2> make_pair(_T1 __x, _T2 __y) {
    return pair<_T1, _T2>(__x, __y);
}
#endif

} // namespace std

OM_END_MODEL

#endif
