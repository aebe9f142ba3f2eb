// What C++20 asks of a type before it is an iterator ([iterator.assoc.types], [iterator.cust]):
// incrementable_traits, indirectly_readable_traits, iter_reference_t, iter_move.
#ifndef OM_ITERATOR_READABLE_H
#define OM_ITERATOR_READABLE_H

#include <concepts>

OM_BEGIN_MODEL

namespace std {

// [incrementable.traits]
template <class>
struct incrementable_traits {};
template <class _Tp>
    requires is_object_v<_Tp>
struct incrementable_traits<_Tp *> {
    typedef ptrdiff_t difference_type;
};
template <class _Tp>
struct incrementable_traits<const _Tp> : incrementable_traits<_Tp> {};
template <class _Tp>
    requires requires { typename _Tp::difference_type; }
struct incrementable_traits<_Tp> {
    typedef typename _Tp::difference_type difference_type;
};
template <class _Tp>
    requires(!requires { typename _Tp::difference_type; }) && requires(const _Tp &__a, const _Tp &__b) {
        { __a - __b } -> integral;
    }
struct incrementable_traits<_Tp> {
    typedef make_signed_t<decltype(declval<_Tp>() - declval<_Tp>())> difference_type;
};

} // namespace std

namespace __om {

template <class _Tp>
struct object_value {};
template <class _Tp>
    requires std::is_object_v<_Tp>
struct object_value<_Tp> {
    typedef std::remove_cv_t<_Tp> value_type;
};
template <class _Tp>
concept has_value_type = requires { typename _Tp::value_type; };
template <class _Tp>
concept has_element_type = requires { typename _Tp::element_type; };

} // namespace __om

namespace std {

// [readable.traits]
template <class>
struct indirectly_readable_traits {};
template <class _Tp>
struct indirectly_readable_traits<_Tp *> : __om::object_value<_Tp> {};
template <class _Tp>
    requires is_array_v<_Tp>
struct indirectly_readable_traits<_Tp> {
    typedef remove_cv_t<remove_extent_t<_Tp>> value_type;
};
template <class _Tp>
struct indirectly_readable_traits<const _Tp> : indirectly_readable_traits<_Tp> {};
template <__om::has_value_type _Tp>
struct indirectly_readable_traits<_Tp> : __om::object_value<typename _Tp::value_type> {};
template <__om::has_element_type _Tp>
struct indirectly_readable_traits<_Tp> : __om::object_value<typename _Tp::element_type> {};
template <__om::has_value_type _Tp>
    requires __om::has_element_type<_Tp>
struct indirectly_readable_traits<_Tp> {};
template <__om::has_value_type _Tp>
    requires __om::has_element_type<_Tp> &&
             same_as<remove_cv_t<typename _Tp::element_type>, remove_cv_t<typename _Tp::value_type>>
struct indirectly_readable_traits<_Tp> : __om::object_value<typename _Tp::value_type> {};

} // namespace std

namespace __om {

template <class _Tp>
using with_reference = _Tp &;
template <class _Tp>
concept can_reference = requires { typename with_reference<_Tp>; };
template <class _Tp>
concept dereferenceable = requires(_Tp &__t) {
    { *__t } -> can_reference;
};

// [iterator.cust.move]
namespace ranges_iter_move {

void iter_move() = delete;

template <class _Tp>
concept by_lookup =
    class_or_enum<std::remove_cvref_t<_Tp>> && requires(_Tp &&__i) { iter_move(static_cast<_Tp &&>(__i)); };

struct function {
    template <class _Tp>
        requires by_lookup<_Tp>
    constexpr decltype(auto) operator()(_Tp &&__i) const noexcept(noexcept(iter_move(static_cast<_Tp &&>(__i)))) {
        return iter_move(static_cast<_Tp &&>(__i));
    }
    template <class _Tp>
        requires(!by_lookup<_Tp>) && dereferenceable<_Tp>
    constexpr decltype(auto) operator()(_Tp &&__i) const noexcept(noexcept(*static_cast<_Tp &&>(__i))) {
        if constexpr (std::is_lvalue_reference_v<decltype(*static_cast<_Tp &&>(__i))>)
            return std::move(*static_cast<_Tp &&>(__i));
        else
            return *static_cast<_Tp &&>(__i);
    }
};

} // namespace ranges_iter_move
} // namespace __om

namespace std {

template <__om::dereferenceable _Tp>
using iter_reference_t = decltype(*declval<_Tp &>());

namespace ranges {
inline namespace __customization {
inline constexpr __om::ranges_iter_move::function iter_move{};
}
} // namespace ranges

template <__om::dereferenceable _Tp>
    requires requires(_Tp &__t) {
        { ranges::iter_move(__t) } -> __om::can_reference;
    }
using iter_rvalue_reference_t = decltype(ranges::iter_move(declval<_Tp &>()));

} // namespace std

OM_END_MODEL

#endif
