// The iterator concepts ([iterator.concepts]), the callable ones over them ([indirectcallable]) and
// the algorithm requirements ([alg.req]) of C++20.
#ifndef OM_ITERATOR_CONCEPTS_H
#define OM_ITERATOR_CONCEPTS_H

#include <__om/iterator/traits.h>

OM_BEGIN_MODEL

#if OM_CXX20
#include <compare>

namespace __om {

template <class _Iter>
concept primary_traits = requires { typename std::iterator_traits<_Iter>::__primary; };

// ITER_TRAITS: the iterator itself unless somebody specialised iterator_traits for it.
template <class _Iter>
struct traits_or_self {
    typedef std::iterator_traits<_Iter> type;
};
template <class _Iter>
    requires primary_traits<_Iter>
struct traits_or_self<_Iter> {
    typedef _Iter type;
};

// ITER_CONCEPT
template <class _Iter>
struct iterator_concept_of {};
template <class _Iter>
    requires requires { typename traits_or_self<_Iter>::type::iterator_concept; }
struct iterator_concept_of<_Iter> {
    typedef typename traits_or_self<_Iter>::type::iterator_concept type;
};
template <class _Iter>
    requires(!requires { typename traits_or_self<_Iter>::type::iterator_concept; }) &&
            requires { typename traits_or_self<_Iter>::type::iterator_category; }
struct iterator_concept_of<_Iter> {
    typedef typename traits_or_self<_Iter>::type::iterator_category type;
};
template <class _Iter>
    requires(!requires { typename traits_or_self<_Iter>::type::iterator_concept; }) &&
            (!requires { typename traits_or_self<_Iter>::type::iterator_category; }) && primary_traits<_Iter>
struct iterator_concept_of<_Iter> {
    typedef std::random_access_iterator_tag type;
};

template <class _Iter>
struct difference_type_of : std::iterator_traits<_Iter> {};
template <class _Iter>
    requires primary_traits<_Iter>
struct difference_type_of<_Iter> : std::incrementable_traits<_Iter> {};
template <class _Iter>
struct value_type_of : std::iterator_traits<_Iter> {};
template <class _Iter>
    requires primary_traits<_Iter>
struct value_type_of<_Iter> : std::indirectly_readable_traits<_Iter> {};

template <class _Tp>
inline constexpr bool is_integer_like = std::integral<_Tp> && !std::same_as<_Tp, bool>;
#if defined(__SIZEOF_INT128__)
template <>
inline constexpr bool is_integer_like<__int128> = true;
template <>
inline constexpr bool is_integer_like<unsigned __int128> = true;
#endif
template <class _Tp>
inline constexpr bool is_signed_integer_like = is_integer_like<_Tp> && _Tp(-1) < _Tp(0);
template <class _Tp>
    requires(!is_integer_like<_Tp>)
inline constexpr bool is_signed_integer_like<_Tp> = false;

} // namespace __om

namespace std {

template <class _Tp>
using iter_difference_t = typename __om::difference_type_of<remove_cvref_t<_Tp>>::difference_type;
template <class _Tp>
using iter_value_t = typename __om::value_type_of<remove_cvref_t<_Tp>>::value_type;

} // namespace std

namespace __om {

template <class _In>
concept indirectly_readable_base =
    requires(const _In __in) {
        typename std::iter_value_t<_In>;
        typename std::iter_reference_t<_In>;
        typename std::iter_rvalue_reference_t<_In>;
        { *__in } -> std::same_as<std::iter_reference_t<_In>>;
        { std::ranges::iter_move(__in) } -> std::same_as<std::iter_rvalue_reference_t<_In>>;
    } && std::common_reference_with<std::iter_reference_t<_In> &&, std::iter_value_t<_In> &> &&
    std::common_reference_with<std::iter_reference_t<_In> &&, std::iter_rvalue_reference_t<_In> &&> &&
    std::common_reference_with<std::iter_rvalue_reference_t<_In> &&, const std::iter_value_t<_In> &>;

} // namespace __om

namespace std {

// [iterator.concept.readable]
template <class _In>
concept indirectly_readable = __om::indirectly_readable_base<remove_cvref_t<_In>>;

template <indirectly_readable _Tp>
using iter_common_reference_t = common_reference_t<iter_reference_t<_Tp>, iter_value_t<_Tp> &>;

// [iterator.concept.writable]
template <class _Out, class _Tp>
concept indirectly_writable = requires(_Out &&__o, _Tp &&__t) {
    *__o = static_cast<_Tp &&>(__t);
    *static_cast<_Out &&>(__o) = static_cast<_Tp &&>(__t);
    const_cast<const iter_reference_t<_Out> &&>(*__o) = static_cast<_Tp &&>(__t);
    const_cast<const iter_reference_t<_Out> &&>(*static_cast<_Out &&>(__o)) = static_cast<_Tp &&>(__t);
};

// [iterator.concept.winc], [iterator.concept.inc]
template <class _Iter>
concept weakly_incrementable = movable<_Iter> && requires(_Iter __i) {
    typename iter_difference_t<_Iter>;
    requires __om::is_signed_integer_like<iter_difference_t<_Iter>>;
    { ++__i } -> same_as<_Iter &>;
    __i++;
};
template <class _Iter>
concept incrementable = regular<_Iter> && weakly_incrementable<_Iter> && requires(_Iter __i) {
    { __i++ } -> same_as<_Iter>;
};

// [iterator.concept.iterator]
template <class _Iter>
concept input_or_output_iterator = requires(_Iter __i) {
    { *__i } -> __om::can_reference;
} && weakly_incrementable<_Iter>;

// [iterator.concept.sentinel], [iterator.concept.sizedsentinel]
template <class _Sent, class _Iter>
concept sentinel_for =
    semiregular<_Sent> && input_or_output_iterator<_Iter> && __om::weakly_equality_comparable_with<_Sent, _Iter>;

template <class _Sent, class _Iter>
inline constexpr bool disable_sized_sentinel_for = false;

template <class _Sent, class _Iter>
concept sized_sentinel_for =
    sentinel_for<_Sent, _Iter> && !disable_sized_sentinel_for<remove_cv_t<_Sent>, remove_cv_t<_Iter>> &&
    requires(const _Iter &__i, const _Sent &__s) {
        { __s - __i } -> same_as<iter_difference_t<_Iter>>;
        { __i - __s } -> same_as<iter_difference_t<_Iter>>;
    };

// [iterator.concept.input] to [iterator.concept.contiguous]
template <class _Iter>
concept input_iterator = input_or_output_iterator<_Iter> && indirectly_readable<_Iter> && requires {
    typename __om::iterator_concept_of<_Iter>::type;
} && derived_from<typename __om::iterator_concept_of<_Iter>::type, input_iterator_tag>;
template <class _Iter, class _Tp>
concept output_iterator = input_or_output_iterator<_Iter> && indirectly_writable<_Iter, _Tp> &&
                          requires(_Iter __i, _Tp &&__t) { *__i++ = static_cast<_Tp &&>(__t); };
template <class _Iter>
concept forward_iterator =
    input_iterator<_Iter> && derived_from<typename __om::iterator_concept_of<_Iter>::type, forward_iterator_tag> &&
    incrementable<_Iter> && sentinel_for<_Iter, _Iter>;
template <class _Iter>
concept bidirectional_iterator =
    forward_iterator<_Iter> &&
    derived_from<typename __om::iterator_concept_of<_Iter>::type, bidirectional_iterator_tag> && requires(_Iter __i) {
        { --__i } -> same_as<_Iter &>;
        { __i-- } -> same_as<_Iter>;
    };
template <class _Iter>
concept random_access_iterator =
    bidirectional_iterator<_Iter> &&
    derived_from<typename __om::iterator_concept_of<_Iter>::type, random_access_iterator_tag> &&
    totally_ordered<_Iter> && sized_sentinel_for<_Iter, _Iter> &&
    requires(_Iter __i, const _Iter __j, const iter_difference_t<_Iter> __n) {
        { __i += __n } -> same_as<_Iter &>;
        { __j + __n } -> same_as<_Iter>;
        { __n + __j } -> same_as<_Iter>;
        { __i -= __n } -> same_as<_Iter &>;
        { __j - __n } -> same_as<_Iter>;
        { __j[__n] } -> same_as<iter_reference_t<_Iter>>;
    };

} // namespace std

namespace __om {

// to_address ([pointer.conversion]) without <memory>.
template <class _Ptr>
concept names_its_address = requires(const _Ptr &__p) { __p.operator->(); };
template <class _Tp>
constexpr _Tp *address_of_target(_Tp *__p) noexcept {
    return __p;
}
template <names_its_address _Ptr>
constexpr auto address_of_target(const _Ptr &__p) noexcept {
    return __om::address_of_target(__p.operator->());
}

} // namespace __om

namespace std {

template <class _Ptr>
struct pointer_traits;
template <class _Tp>
constexpr _Tp *to_address(_Tp *__p) noexcept;
template <class _Ptr>
constexpr auto to_address(const _Ptr &__p) noexcept;

template <class _Iter>
concept contiguous_iterator =
    random_access_iterator<_Iter> &&
    derived_from<typename __om::iterator_concept_of<_Iter>::type, contiguous_iterator_tag> &&
    is_lvalue_reference_v<iter_reference_t<_Iter>> &&
    same_as<iter_value_t<_Iter>, remove_cvref_t<iter_reference_t<_Iter>>> && requires(const _Iter &__i) {
        { __om::address_of_target(__i) } -> same_as<add_pointer_t<iter_reference_t<_Iter>>>;
    };

// [indirectcallable.indirectinvocable]
template <class _Fn, class _Iter>
concept indirectly_unary_invocable =
    indirectly_readable<_Iter> && copy_constructible<_Fn> && invocable<_Fn &, iter_value_t<_Iter> &> &&
    invocable<_Fn &, iter_reference_t<_Iter>> && invocable<_Fn &, iter_common_reference_t<_Iter>> &&
    common_reference_with<invoke_result_t<_Fn &, iter_value_t<_Iter> &>,
                          invoke_result_t<_Fn &, iter_reference_t<_Iter>>>;
template <class _Fn, class _Iter>
concept indirectly_regular_unary_invocable = indirectly_unary_invocable<_Fn, _Iter>;
template <class _Fn, class _Iter>
concept indirect_unary_predicate =
    indirectly_readable<_Iter> && copy_constructible<_Fn> && predicate<_Fn &, iter_value_t<_Iter> &> &&
    predicate<_Fn &, iter_reference_t<_Iter>> && predicate<_Fn &, iter_common_reference_t<_Iter>>;
template <class _Fn, class _I1, class _I2>
concept indirect_binary_predicate = indirectly_readable<_I1> && indirectly_readable<_I2> && copy_constructible<_Fn> &&
                                    predicate<_Fn &, iter_value_t<_I1> &, iter_value_t<_I2> &> &&
                                    predicate<_Fn &, iter_value_t<_I1> &, iter_reference_t<_I2>> &&
                                    predicate<_Fn &, iter_reference_t<_I1>, iter_value_t<_I2> &> &&
                                    predicate<_Fn &, iter_reference_t<_I1>, iter_reference_t<_I2>> &&
                                    predicate<_Fn &, iter_common_reference_t<_I1>, iter_common_reference_t<_I2>>;
template <class _Fn, class _I1, class _I2 = _I1>
concept indirect_equivalence_relation =
    indirectly_readable<_I1> && indirectly_readable<_I2> && copy_constructible<_Fn> &&
    equivalence_relation<_Fn &, iter_value_t<_I1> &, iter_value_t<_I2> &> &&
    equivalence_relation<_Fn &, iter_value_t<_I1> &, iter_reference_t<_I2>> &&
    equivalence_relation<_Fn &, iter_reference_t<_I1>, iter_value_t<_I2> &> &&
    equivalence_relation<_Fn &, iter_reference_t<_I1>, iter_reference_t<_I2>> &&
    equivalence_relation<_Fn &, iter_common_reference_t<_I1>, iter_common_reference_t<_I2>>;
template <class _Fn, class _I1, class _I2 = _I1>
concept indirect_strict_weak_order =
    indirectly_readable<_I1> && indirectly_readable<_I2> && copy_constructible<_Fn> &&
    strict_weak_order<_Fn &, iter_value_t<_I1> &, iter_value_t<_I2> &> &&
    strict_weak_order<_Fn &, iter_value_t<_I1> &, iter_reference_t<_I2>> &&
    strict_weak_order<_Fn &, iter_reference_t<_I1>, iter_value_t<_I2> &> &&
    strict_weak_order<_Fn &, iter_reference_t<_I1>, iter_reference_t<_I2>> &&
    strict_weak_order<_Fn &, iter_common_reference_t<_I1>, iter_common_reference_t<_I2>>;

template <class _Fn, class... _Iters>
    requires(indirectly_readable<_Iters> && ...) && invocable<_Fn, iter_reference_t<_Iters>...>
using indirect_result_t = invoke_result_t<_Fn, iter_reference_t<_Iters>...>;

} // namespace std

namespace __om {

template <class _Iter, class _Proj>
struct projection {
    struct type {
        typedef std::remove_cvref_t<std::indirect_result_t<_Proj &, _Iter>> value_type;
        typedef _Iter __projected_from;
        std::indirect_result_t<_Proj &, _Iter> operator*() const;
    };
};
template <std::weakly_incrementable _Iter, class _Proj>
struct projection<_Iter, _Proj> {
    struct type {
        typedef std::remove_cvref_t<std::indirect_result_t<_Proj &, _Iter>> value_type;
        typedef std::iter_difference_t<_Iter> difference_type;
        std::indirect_result_t<_Proj &, _Iter> operator*() const;
    };
};

} // namespace __om

namespace std {

// [projected]
template <indirectly_readable _Iter, indirectly_regular_unary_invocable<_Iter> _Proj>
using projected = typename __om::projection<_Iter, _Proj>::type;

// [func.identity], [range.cmp]: declared by <functional>, needed by every range algorithm.
struct identity {
    typedef void is_transparent;
    template <class _Tp>
    constexpr _Tp &&operator()(_Tp &&__t) const noexcept {
        return static_cast<_Tp &&>(__t);
    }
};

namespace ranges {

struct equal_to {
    typedef void is_transparent;
    template <class _Tp, class _Up>
        requires equality_comparable_with<_Tp, _Up>
    constexpr bool operator()(_Tp &&__t, _Up &&__u) const
        noexcept(noexcept(bool(static_cast<_Tp &&>(__t) == static_cast<_Up &&>(__u)))) {
        return static_cast<_Tp &&>(__t) == static_cast<_Up &&>(__u);
    }
};
struct not_equal_to {
    typedef void is_transparent;
    template <class _Tp, class _Up>
        requires equality_comparable_with<_Tp, _Up>
    constexpr bool operator()(_Tp &&__t, _Up &&__u) const
        noexcept(noexcept(bool(static_cast<_Tp &&>(__t) == static_cast<_Up &&>(__u)))) {
        return !(static_cast<_Tp &&>(__t) == static_cast<_Up &&>(__u));
    }
};
struct less {
    typedef void is_transparent;
    template <class _Tp, class _Up>
        requires totally_ordered_with<_Tp, _Up>
    constexpr bool operator()(_Tp &&__t, _Up &&__u) const
        noexcept(noexcept(bool(static_cast<_Tp &&>(__t) < static_cast<_Up &&>(__u)))) {
        return static_cast<_Tp &&>(__t) < static_cast<_Up &&>(__u);
    }
};
struct greater {
    typedef void is_transparent;
    template <class _Tp, class _Up>
        requires totally_ordered_with<_Tp, _Up>
    constexpr bool operator()(_Tp &&__t, _Up &&__u) const
        noexcept(noexcept(bool(static_cast<_Up &&>(__u) < static_cast<_Tp &&>(__t)))) {
        return static_cast<_Up &&>(__u) < static_cast<_Tp &&>(__t);
    }
};
struct less_equal {
    typedef void is_transparent;
    template <class _Tp, class _Up>
        requires totally_ordered_with<_Tp, _Up>
    constexpr bool operator()(_Tp &&__t, _Up &&__u) const
        noexcept(noexcept(bool(static_cast<_Up &&>(__u) < static_cast<_Tp &&>(__t)))) {
        return !(static_cast<_Up &&>(__u) < static_cast<_Tp &&>(__t));
    }
};
struct greater_equal {
    typedef void is_transparent;
    template <class _Tp, class _Up>
        requires totally_ordered_with<_Tp, _Up>
    constexpr bool operator()(_Tp &&__t, _Up &&__u) const
        noexcept(noexcept(bool(static_cast<_Tp &&>(__t) < static_cast<_Up &&>(__u)))) {
        return !(static_cast<_Tp &&>(__t) < static_cast<_Up &&>(__u));
    }
};

} // namespace ranges

// [alg.req]
template <class _In, class _Out>
concept indirectly_movable = indirectly_readable<_In> && indirectly_writable<_Out, iter_rvalue_reference_t<_In>>;
template <class _In, class _Out>
concept indirectly_movable_storable =
    indirectly_movable<_In, _Out> && indirectly_writable<_Out, iter_value_t<_In>> && movable<iter_value_t<_In>> &&
    constructible_from<iter_value_t<_In>, iter_rvalue_reference_t<_In>> &&
    assignable_from<iter_value_t<_In> &, iter_rvalue_reference_t<_In>>;
template <class _In, class _Out>
concept indirectly_copyable = indirectly_readable<_In> && indirectly_writable<_Out, iter_reference_t<_In>>;
template <class _In, class _Out>
concept indirectly_copyable_storable =
    indirectly_copyable<_In, _Out> && indirectly_writable<_Out, iter_value_t<_In> &> &&
    indirectly_writable<_Out, const iter_value_t<_In> &> && indirectly_writable<_Out, iter_value_t<_In> &&> &&
    indirectly_writable<_Out, const iter_value_t<_In> &&> && copyable<iter_value_t<_In>> &&
    constructible_from<iter_value_t<_In>, iter_reference_t<_In>> &&
    assignable_from<iter_value_t<_In> &, iter_reference_t<_In>>;

} // namespace std

namespace __om {

// [iterator.cust.swap]
namespace ranges_iter_swap {

template <class _I1, class _I2>
void iter_swap(_I1, _I2) = delete;

template <class _I1, class _I2>
concept by_lookup = (class_or_enum<std::remove_cvref_t<_I1>> || class_or_enum<std::remove_cvref_t<_I2>>) &&
                    requires(_I1 &&__a, _I2 &&__b) { iter_swap(static_cast<_I1 &&>(__a), static_cast<_I2 &&>(__b)); };
template <class _I1, class _I2>
concept by_reference = std::indirectly_readable<_I1> && std::indirectly_readable<_I2> &&
                       std::swappable_with<std::iter_reference_t<_I1>, std::iter_reference_t<_I2>>;

struct function {
    template <class _I1, class _I2>
        requires by_lookup<_I1, _I2>
    constexpr void operator()(_I1 &&__a, _I2 &&__b) const
        noexcept(noexcept(iter_swap(static_cast<_I1 &&>(__a), static_cast<_I2 &&>(__b)))) {
        iter_swap(static_cast<_I1 &&>(__a), static_cast<_I2 &&>(__b));
    }
    template <class _I1, class _I2>
        requires(!by_lookup<_I1, _I2>) && by_reference<_I1, _I2>
    constexpr void operator()(_I1 &&__a, _I2 &&__b) const noexcept(noexcept(std::ranges::swap(*__a, *__b))) {
        std::ranges::swap(*__a, *__b);
    }
    template <class _I1, class _I2>
        requires(!by_lookup<_I1, _I2>) && (!by_reference<_I1, _I2>) && std::indirectly_movable_storable<_I1, _I2> &&
                std::indirectly_movable_storable<_I2, _I1>
    constexpr void operator()(_I1 &&__a, _I2 &&__b) const {
        std::iter_value_t<_I1> __held(std::ranges::iter_move(__a));
        *__a = std::ranges::iter_move(__b);
        *__b = std::move(__held);
    }
};

} // namespace ranges_iter_swap
} // namespace __om

namespace std {

namespace ranges {
inline namespace __customization {
inline constexpr __om::ranges_iter_swap::function iter_swap{};
}
} // namespace ranges

template <class _I1, class _I2 = _I1>
concept indirectly_swappable =
    indirectly_readable<_I1> && indirectly_readable<_I2> && requires(const _I1 __a, const _I2 __b) {
        ranges::iter_swap(__a, __a);
        ranges::iter_swap(__b, __b);
        ranges::iter_swap(__a, __b);
        ranges::iter_swap(__b, __a);
    };

template <class _I1, class _I2, class _Relation, class _P1 = identity, class _P2 = identity>
concept indirectly_comparable = indirect_binary_predicate<_Relation, projected<_I1, _P1>, projected<_I2, _P2>>;
template <class _Iter>
concept permutable =
    forward_iterator<_Iter> && indirectly_movable_storable<_Iter, _Iter> && indirectly_swappable<_Iter, _Iter>;
template <class _I1, class _I2, class _Out, class _Relation = ranges::less, class _P1 = identity, class _P2 = identity>
concept mergeable =
    input_iterator<_I1> && input_iterator<_I2> && weakly_incrementable<_Out> && indirectly_copyable<_I1, _Out> &&
    indirectly_copyable<_I2, _Out> && indirect_strict_weak_order<_Relation, projected<_I1, _P1>, projected<_I2, _P2>>;
template <class _Iter, class _Relation = ranges::less, class _Proj = identity>
concept sortable = permutable<_Iter> && indirect_strict_weak_order<_Relation, projected<_Iter, _Proj>>;

// [default.sentinel], [unreachable.sentinel]
struct default_sentinel_t {};
inline constexpr default_sentinel_t default_sentinel{};

struct unreachable_sentinel_t {
    template <weakly_incrementable _Iter>
    friend constexpr bool operator==(unreachable_sentinel_t, const _Iter &) noexcept {
        return false;
    }
};
inline constexpr unreachable_sentinel_t unreachable_sentinel{};

} // namespace std
#endif

OM_END_MODEL

#endif
