// Range access as customisation points and the range concepts ([range.access], [range.range] to
// [range.refinements]).
#ifndef OM_RANGES_ACCESS_H
#define OM_RANGES_ACCESS_H

#include <__om/iterator/concepts.h>
#include <__om/iterator/reverse.h>
#include <__om/string/fwd.h>
#include <initializer_list>

OM_BEGIN_MODEL

#if OM_CXX20
namespace std::ranges {

template <class _Tp>
inline constexpr bool enable_borrowed_range = false;
template <class>
inline constexpr bool disable_sized_range = false;

} // namespace std::ranges

namespace __om {

// An rvalue is only a range if its iterators may outlive it.
template <class _Tp>
concept maybe_borrowed =
    std::is_lvalue_reference_v<_Tp> || std::ranges::enable_borrowed_range<std::remove_cvref_t<_Tp>>;

template <class _Tp>
constexpr std::decay_t<_Tp> decay_copy(_Tp &&__value) noexcept(std::is_nothrow_convertible_v<_Tp, std::decay_t<_Tp>>) {
    return static_cast<_Tp &&>(__value);
}

namespace ranges_access {

void begin() = delete;
void end() = delete;
void rbegin() = delete;
void rend() = delete;
void size() = delete;

template <class _Tp>
concept member_begin = requires(_Tp &__t) {
    { decay_copy(__t.begin()) } -> std::input_or_output_iterator;
};
template <class _Tp>
concept lookup_begin = class_or_enum<std::remove_cvref_t<_Tp>> && requires(_Tp &__t) {
    { decay_copy(begin(__t)) } -> std::input_or_output_iterator;
};

struct begin_function {
    template <class _Tp>
        requires maybe_borrowed<_Tp> &&
                 (std::is_array_v<std::remove_reference_t<_Tp>> || member_begin<_Tp> || lookup_begin<_Tp>)
    constexpr auto operator()(_Tp &&__t) const {
        if constexpr (std::is_array_v<std::remove_reference_t<_Tp>>)
            return __t + 0;
        else if constexpr (member_begin<_Tp>)
            return __t.begin();
        else
            return begin(__t);
    }
};
inline constexpr begin_function begin_of{};

template <class _Tp>
using iterator_of = decltype(begin_of(std::declval<_Tp &>()));

template <class _Tp>
concept member_end = requires(_Tp &__t) {
    { decay_copy(__t.end()) } -> std::sentinel_for<iterator_of<_Tp>>;
};
template <class _Tp>
concept lookup_end = class_or_enum<std::remove_cvref_t<_Tp>> && requires(_Tp &__t) {
    { decay_copy(end(__t)) } -> std::sentinel_for<iterator_of<_Tp>>;
};

struct end_function {
    template <class _Tp>
        requires maybe_borrowed<_Tp> &&
                 (std::is_bounded_array_v<std::remove_reference_t<_Tp>> || member_end<_Tp> || lookup_end<_Tp>)
    constexpr auto operator()(_Tp &&__t) const {
        if constexpr (std::is_bounded_array_v<std::remove_reference_t<_Tp>>)
            return __t + std::extent_v<std::remove_reference_t<_Tp>>;
        else if constexpr (member_end<_Tp>)
            return __t.end();
        else
            return end(__t);
    }
};
inline constexpr end_function end_of{};

template <class _Tp>
using sentinel_of = decltype(end_of(std::declval<_Tp &>()));

template <class _Tp>
concept member_rbegin = requires(_Tp &__t) {
    { decay_copy(__t.rbegin()) } -> std::input_or_output_iterator;
};
template <class _Tp>
concept lookup_rbegin = class_or_enum<std::remove_cvref_t<_Tp>> && requires(_Tp &__t) {
    { decay_copy(rbegin(__t)) } -> std::input_or_output_iterator;
};
template <class _Tp>
concept reversible = requires(_Tp &__t) {
    { begin_of(__t) } -> std::bidirectional_iterator;
    { end_of(__t) } -> std::same_as<decltype(begin_of(__t))>;
};

struct rbegin_function {
    template <class _Tp>
        requires maybe_borrowed<_Tp> && (member_rbegin<_Tp> || lookup_rbegin<_Tp> || reversible<_Tp>)
    constexpr auto operator()(_Tp &&__t) const {
        if constexpr (member_rbegin<_Tp>)
            return __t.rbegin();
        else if constexpr (lookup_rbegin<_Tp>)
            return rbegin(__t);
        else
            return std::make_reverse_iterator(end_of(__t));
    }
};
inline constexpr rbegin_function rbegin_of{};

template <class _Tp>
concept member_rend = requires(_Tp &__t) {
    { decay_copy(__t.rend()) } -> std::sentinel_for<decltype(rbegin_of(__t))>;
};
template <class _Tp>
concept lookup_rend = class_or_enum<std::remove_cvref_t<_Tp>> && requires(_Tp &__t) {
    { decay_copy(rend(__t)) } -> std::sentinel_for<decltype(rbegin_of(__t))>;
};

struct rend_function {
    template <class _Tp>
        requires maybe_borrowed<_Tp> && (member_rend<_Tp> || lookup_rend<_Tp> || reversible<_Tp>)
    constexpr auto operator()(_Tp &&__t) const {
        if constexpr (member_rend<_Tp>)
            return __t.rend();
        else if constexpr (lookup_rend<_Tp>)
            return rend(__t);
        else
            return std::make_reverse_iterator(begin_of(__t));
    }
};
inline constexpr rend_function rend_of{};

template <class _Tp>
concept member_size = !std::ranges::disable_sized_range<std::remove_cvref_t<_Tp>> &&
                      requires(_Tp &&__t) { requires is_integer_like<decltype(decay_copy(__t.size()))>; };
template <class _Tp>
concept lookup_size =
    class_or_enum<std::remove_cvref_t<_Tp>> && !std::ranges::disable_sized_range<std::remove_cvref_t<_Tp>> &&
    requires(_Tp &&__t) { requires is_integer_like<decltype(decay_copy(size(__t)))>; };
template <class _Tp>
concept difference_size = requires(_Tp &&__t) {
    { begin_of(__t) } -> std::forward_iterator;
    { end_of(__t) } -> std::sized_sentinel_for<decltype(begin_of(__t))>;
};

template <class _Tp>
using unsigned_of = std::make_unsigned_t<_Tp>;

struct size_function {
    template <class _Tp>
        requires std::is_bounded_array_v<std::remove_reference_t<_Tp>> || member_size<_Tp> || lookup_size<_Tp> ||
                 difference_size<_Tp>
    constexpr auto operator()(_Tp &&__t) const {
        if constexpr (std::is_bounded_array_v<std::remove_reference_t<_Tp>>)
            return std::extent_v<std::remove_reference_t<_Tp>>;
        else if constexpr (member_size<_Tp>)
            return __t.size();
        else if constexpr (lookup_size<_Tp>)
            return size(__t);
        else
            return static_cast<unsigned_of<decltype(end_of(__t) - begin_of(__t))>>(end_of(__t) - begin_of(__t));
    }
};
inline constexpr size_function size_of{};

struct ssize_function {
    template <class _Tp>
        requires requires(_Tp &&__t) { size_of(__t); }
    constexpr auto operator()(_Tp &&__t) const {
        typedef decltype(size_of(__t)) _Size;
        typedef std::make_signed_t<_Size> _Signed;
        typedef std::conditional_t<(sizeof(_Signed) < sizeof(std::ptrdiff_t)), std::ptrdiff_t, _Signed> _Result;
        return static_cast<_Result>(size_of(__t));
    }
};

template <class _Tp>
concept member_empty = requires(_Tp &&__t) { bool(__t.empty()); };
template <class _Tp>
concept size_empty = requires(_Tp &&__t) { size_of(__t); };
template <class _Tp>
concept iterator_empty = requires(_Tp &&__t) {
    { begin_of(__t) } -> std::forward_iterator;
    bool(begin_of(__t) == end_of(__t));
};

struct empty_function {
    template <class _Tp>
        requires member_empty<_Tp> || size_empty<_Tp> || iterator_empty<_Tp>
    constexpr bool operator()(_Tp &&__t) const {
        if constexpr (member_empty<_Tp>)
            return bool(__t.empty());
        else if constexpr (size_empty<_Tp>)
            return size_of(__t) == 0;
        else
            return bool(begin_of(__t) == end_of(__t));
    }
};

template <class _Tp>
concept member_data = std::is_lvalue_reference_v<_Tp> && requires(_Tp &__t) {
    requires std::is_pointer_v<decltype(decay_copy(__t.data()))> &&
                 std::is_object_v<std::remove_pointer_t<decltype(decay_copy(__t.data()))>>;
};
template <class _Tp>
concept contiguous_begin = requires(_Tp &__t) {
    { begin_of(static_cast<_Tp &&>(__t)) } -> std::contiguous_iterator;
};

struct data_function {
    template <class _Tp>
        requires maybe_borrowed<_Tp> && (member_data<_Tp> || contiguous_begin<_Tp>)
    constexpr auto operator()(_Tp &&__t) const {
        if constexpr (member_data<_Tp>)
            return __t.data();
        else
            return __om::address_of_target(begin_of(__t));
    }
};

template <class _Tp>
constexpr auto &&as_const_argument(_Tp &&__t) {
    if constexpr (std::is_lvalue_reference_v<_Tp>)
        return static_cast<const std::remove_reference_t<_Tp> &>(__t);
    else
        return static_cast<const _Tp &&>(__t);
}

#define OM_CONST_ACCESS(name, function)                                                                                \
    struct name {                                                                                                      \
        template <class _Tp>                                                                                           \
            requires requires(_Tp &&__t) { function(ranges_access::as_const_argument(static_cast<_Tp &&>(__t))); }     \
        constexpr auto operator()(_Tp &&__t) const {                                                                   \
            return function(ranges_access::as_const_argument(static_cast<_Tp &&>(__t)));                               \
        }                                                                                                              \
    };
OM_CONST_ACCESS(cbegin_function, begin_of)
OM_CONST_ACCESS(cend_function, end_of)
OM_CONST_ACCESS(crbegin_function, rbegin_of)
OM_CONST_ACCESS(crend_function, rend_of)
inline constexpr data_function data_of{};
OM_CONST_ACCESS(cdata_function, data_of)
#undef OM_CONST_ACCESS

} // namespace ranges_access
} // namespace __om

namespace std::ranges {

inline namespace __customization {
inline constexpr __om::ranges_access::begin_function begin{};
inline constexpr __om::ranges_access::end_function end{};
inline constexpr __om::ranges_access::cbegin_function cbegin{};
inline constexpr __om::ranges_access::cend_function cend{};
inline constexpr __om::ranges_access::rbegin_function rbegin{};
inline constexpr __om::ranges_access::rend_function rend{};
inline constexpr __om::ranges_access::crbegin_function crbegin{};
inline constexpr __om::ranges_access::crend_function crend{};
inline constexpr __om::ranges_access::size_function size{};
inline constexpr __om::ranges_access::ssize_function ssize{};
inline constexpr __om::ranges_access::empty_function empty{};
inline constexpr __om::ranges_access::data_function data{};
inline constexpr __om::ranges_access::cdata_function cdata{};
} // namespace __customization

// [range.range]
template <class _Tp>
concept range = requires(_Tp &__t) {
    ranges::begin(__t);
    ranges::end(__t);
};
template <class _Tp>
concept borrowed_range = range<_Tp> && __om::maybe_borrowed<_Tp>;

template <class _Tp>
using iterator_t = decltype(ranges::begin(declval<_Tp &>()));
template <range _Range>
using sentinel_t = decltype(ranges::end(declval<_Range &>()));
template <range _Range>
using range_difference_t = iter_difference_t<iterator_t<_Range>>;
template <range _Range>
using range_value_t = iter_value_t<iterator_t<_Range>>;
template <range _Range>
using range_reference_t = iter_reference_t<iterator_t<_Range>>;
template <range _Range>
using range_rvalue_reference_t = iter_rvalue_reference_t<iterator_t<_Range>>;
template <range _Range>
using range_common_reference_t = iter_common_reference_t<iterator_t<_Range>>;

// [range.sized]
template <class _Tp>
concept sized_range = range<_Tp> && requires(_Tp &__t) { ranges::size(__t); };
template <sized_range _Range>
using range_size_t = decltype(ranges::size(declval<_Range &>()));

// [range.view]
struct view_base {};
template <class _Derived>
    requires is_class_v<_Derived> && same_as<_Derived, remove_cv_t<_Derived>>
class view_interface;

} // namespace std::ranges

namespace __om {

template <class _Tp, class _Up>
    requires(!std::same_as<_Tp, std::ranges::view_interface<_Up>>)
void derived_from_view_interface(const _Tp &, const std::ranges::view_interface<_Up> &);
template <class _Tp>
inline constexpr bool is_derived_from_view_interface =
    requires(_Tp __t) { __om::derived_from_view_interface(__t, __t); };

} // namespace __om

namespace std::ranges {

template <class _Tp>
inline constexpr bool enable_view = derived_from<_Tp, view_base> || __om::is_derived_from_view_interface<_Tp>;
template <class _CharT, class _Traits>
inline constexpr bool enable_borrowed_range<basic_string_view<_CharT, _Traits>> = true;
template <class _CharT, class _Traits>
inline constexpr bool enable_view<basic_string_view<_CharT, _Traits>> = true;
template <class _Tp>
concept view = range<_Tp> && movable<_Tp> && enable_view<_Tp>;

// [range.refinements]
template <class _Range, class _Tp>
concept output_range = range<_Range> && output_iterator<iterator_t<_Range>, _Tp>;
template <class _Tp>
concept input_range = range<_Tp> && input_iterator<iterator_t<_Tp>>;
template <class _Tp>
concept forward_range = input_range<_Tp> && forward_iterator<iterator_t<_Tp>>;
template <class _Tp>
concept bidirectional_range = forward_range<_Tp> && bidirectional_iterator<iterator_t<_Tp>>;
template <class _Tp>
concept random_access_range = bidirectional_range<_Tp> && random_access_iterator<iterator_t<_Tp>>;
template <class _Tp>
concept contiguous_range = random_access_range<_Tp> && contiguous_iterator<iterator_t<_Tp>> && requires(_Tp &__t) {
    { ranges::data(__t) } -> same_as<add_pointer_t<range_reference_t<_Tp>>>;
};
template <class _Tp>
concept common_range = range<_Tp> && same_as<iterator_t<_Tp>, sentinel_t<_Tp>>;

} // namespace std::ranges

namespace __om {

template <class _Tp>
inline constexpr bool is_initializer_list = false;
template <class _Tp>
inline constexpr bool is_initializer_list<std::initializer_list<_Tp>> = true;

} // namespace __om

namespace std::ranges {

template <class _Tp>
concept viewable_range =
    range<_Tp> &&
    ((view<remove_cvref_t<_Tp>> && constructible_from<remove_cvref_t<_Tp>, _Tp>) ||
     (!view<remove_cvref_t<_Tp>> && (is_lvalue_reference_v<_Tp> || (movable<remove_reference_t<_Tp>> &&
                                                                    !__om::is_initializer_list<remove_cvref_t<_Tp>>))));

// [dangling]
struct dangling {
    constexpr dangling() noexcept = default;
    template <class... _Args>
    constexpr dangling(_Args &&...) noexcept {}
};
template <range _Range>
using borrowed_iterator_t = conditional_t<borrowed_range<_Range>, iterator_t<_Range>, dangling>;

} // namespace std::ranges
#endif

OM_END_MODEL

#endif
