// reverse_view and elements_view, with keys and values ([range.reverse], [range.elements]).
#ifndef OM_RANGES_SELECTING_H
#define OM_RANGES_SELECTING_H

#include <__om/ranges/transforming.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace std::ranges {

template <view _View>
    requires bidirectional_range<_View>
class reverse_view : public view_interface<reverse_view<_View>> {
public:
    reverse_view()
        requires default_initializable<_View>
    = default;
    constexpr explicit reverse_view(_View __base) : __base_(std::move(__base)) {}
    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return __base_;
    }
    constexpr _View base() && { return std::move(__base_); }
    constexpr reverse_iterator<iterator_t<_View>> begin() {
        return std::make_reverse_iterator(ranges::next(ranges::begin(__base_), ranges::end(__base_)));
    }
    constexpr auto begin() const
        requires common_range<const _View>
    {
        return std::make_reverse_iterator(ranges::end(__base_));
    }
    constexpr reverse_iterator<iterator_t<_View>> end() { return std::make_reverse_iterator(ranges::begin(__base_)); }
    constexpr auto end() const
        requires common_range<const _View>
    {
        return std::make_reverse_iterator(ranges::begin(__base_));
    }
    constexpr auto size()
        requires sized_range<_View>
    {
        return ranges::size(__base_);
    }
    constexpr auto size() const
        requires sized_range<const _View>
    {
        return ranges::size(__base_);
    }

private:
    _View __base_ = _View();
};
template <class _Range>
reverse_view(_Range &&) -> reverse_view<views::all_t<_Range>>;
template <class _View>
inline constexpr bool enable_borrowed_range<reverse_view<_View>> = enable_borrowed_range<_View>;

} // namespace std::ranges

namespace __om {

template <class _Tp, std::size_t __n>
concept has_tuple_element = requires(_Tp __t) {
    typename std::tuple_size<_Tp>::type;
    requires __n < std::tuple_size<_Tp>::value;
    typename std::tuple_element_t<__n, _Tp>;
    { std::get<__n>(__t) } -> std::convertible_to<const std::tuple_element_t<__n, _Tp> &>;
};
template <class _Tp, std::size_t __n>
concept returns_element = std::is_reference_v<_Tp> || std::move_constructible<std::tuple_element_t<__n, _Tp>>;

// Takes one element out of what an iterator gives.
template <std::size_t __n>
struct element_of {
    template <class _Tuple>
    constexpr decltype(auto) operator()(_Tuple &&__t) const {
        if constexpr (std::is_lvalue_reference_v<_Tuple>)
            return std::get<__n>(__t);
        else
            return std::tuple_element_t<__n, std::remove_cvref_t<_Tuple>>(std::get<__n>(static_cast<_Tuple &&>(__t)));
    }
};

template <class _Tp>
inline constexpr bool is_reverse_view = false;
template <class _View>
inline constexpr bool is_reverse_view<std::ranges::reverse_view<_View>> = true;

} // namespace __om

namespace std::ranges {

// A transformation like any other; it needs no function to be kept.
template <input_range _View, size_t __n>
    requires view<_View> && __om::has_tuple_element<range_value_t<_View>, __n> &&
             __om::has_tuple_element<remove_reference_t<range_reference_t<_View>>, __n> &&
             __om::returns_element<range_reference_t<_View>, __n>
class elements_view : public transform_view<_View, __om::element_of<__n>> {
    typedef transform_view<_View, __om::element_of<__n>> _Base;

public:
    elements_view()
        requires default_initializable<_View>
    = default;
    constexpr explicit elements_view(_View __base) : _Base(std::move(__base), __om::element_of<__n>()) {}
};
template <class _View, size_t __n>
inline constexpr bool enable_borrowed_range<elements_view<_View, __n>> = false;
template <class _View, size_t __n>
inline constexpr bool enable_view<elements_view<_View, __n>> = true;

template <class _Range>
using keys_view = elements_view<_Range, 0>;
template <class _Range>
using values_view = elements_view<_Range, 1>;

namespace views {

struct __reverse : __om::closure_base {
    template <viewable_range _Range>
    constexpr auto operator()(_Range &&__r) const {
        if constexpr (__om::is_reverse_view<remove_cvref_t<_Range>>)
            return static_cast<_Range &&>(__r).base();
        else
            return reverse_view<views::all_t<_Range>>(views::all(static_cast<_Range &&>(__r)));
    }
};
inline constexpr __reverse reverse{};

template <size_t __n>
struct __elements : __om::closure_base {
    template <viewable_range _Range>
    constexpr auto operator()(_Range &&__r) const {
        return elements_view<views::all_t<_Range>, __n>(views::all(static_cast<_Range &&>(__r)));
    }
};
template <size_t __n>
inline constexpr __elements<__n> elements{};
inline constexpr __elements<0> keys{};
inline constexpr __elements<1> values{};

} // namespace views
} // namespace std::ranges
#endif

OM_END_MODEL

#endif
