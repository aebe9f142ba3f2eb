// view_interface and subrange ([view.interface], [range.subrange]): what a view offers beyond its
// beginning and end.
#ifndef OM_RANGES_VIEW_INTERFACE_H
#define OM_RANGES_VIEW_INTERFACE_H

#include <__om/iterator/counted.h>
#include <__om/iterator/ranges.h>
#include <__om/ranges/access.h>
#include <__om/tuple_protocol.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om {

template <class _Range>
concept simple_view = std::ranges::view<_Range> && std::ranges::range<const _Range> &&
                      std::same_as<std::ranges::iterator_t<_Range>, std::ranges::iterator_t<const _Range>> &&
                      std::same_as<std::ranges::sentinel_t<_Range>, std::ranges::sentinel_t<const _Range>>;

template <bool _Const, class _Tp>
using const_if = std::conditional_t<_Const, const _Tp, _Tp>;

template <class _Tp>
constexpr std::make_unsigned_t<_Tp> to_unsigned(_Tp __n) {
    return static_cast<std::make_unsigned_t<_Tp>>(__n);
}

} // namespace __om

namespace std::ranges {

template <class _Derived>
    requires is_class_v<_Derived> && same_as<_Derived, remove_cv_t<_Derived>>
class view_interface {
    constexpr _Derived &__self_() noexcept { return static_cast<_Derived &>(*this); }
    constexpr const _Derived &__self_() const noexcept { return static_cast<const _Derived &>(*this); }

public:
    constexpr bool empty()
        requires sized_range<_Derived> || forward_range<_Derived>
    {
        if constexpr (sized_range<_Derived>)
            return ranges::size(__self_()) == 0;
        else
            return ranges::begin(__self_()) == ranges::end(__self_());
    }
    constexpr bool empty() const
        requires sized_range<const _Derived> || forward_range<const _Derived>
    {
        if constexpr (sized_range<const _Derived>)
            return ranges::size(__self_()) == 0;
        else
            return ranges::begin(__self_()) == ranges::end(__self_());
    }
    constexpr explicit operator bool()
        requires requires { ranges::empty(__self_()); }
    {
        return !ranges::empty(__self_());
    }
    constexpr explicit operator bool() const
        requires requires { ranges::empty(__self_()); }
    {
        return !ranges::empty(__self_());
    }

    constexpr auto data()
        requires contiguous_iterator<iterator_t<_Derived>>
    {
        return __om::address_of_target(ranges::begin(__self_()));
    }
    constexpr auto data() const
        requires range<const _Derived> && contiguous_iterator<iterator_t<const _Derived>>
    {
        return __om::address_of_target(ranges::begin(__self_()));
    }
    constexpr auto size()
        requires forward_range<_Derived> && sized_sentinel_for<sentinel_t<_Derived>, iterator_t<_Derived>>
    {
        return __om::to_unsigned(ranges::end(__self_()) - ranges::begin(__self_()));
    }
    constexpr auto size() const
        requires forward_range<const _Derived> &&
                 sized_sentinel_for<sentinel_t<const _Derived>, iterator_t<const _Derived>>
    {
        return __om::to_unsigned(ranges::end(__self_()) - ranges::begin(__self_()));
    }

    constexpr decltype(auto) front()
        requires forward_range<_Derived>
    {
        OM_CHECK("empty-container", !empty(), "front() of an empty view");
        return *ranges::begin(__self_());
    }
    constexpr decltype(auto) front() const
        requires forward_range<const _Derived>
    {
        OM_CHECK("empty-container", !empty(), "front() of an empty view");
        return *ranges::begin(__self_());
    }
    constexpr decltype(auto) back()
        requires bidirectional_range<_Derived> && common_range<_Derived>
    {
        OM_CHECK("empty-container", !empty(), "back() of an empty view");
        return *ranges::prev(ranges::end(__self_()));
    }
    constexpr decltype(auto) back() const
        requires bidirectional_range<const _Derived> && common_range<const _Derived>
    {
        OM_CHECK("empty-container", !empty(), "back() of an empty view");
        return *ranges::prev(ranges::end(__self_()));
    }
    template <random_access_range _Range = _Derived>
    constexpr decltype(auto) operator[](range_difference_t<_Range> __n) {
        __require_index(__self_(), __n);
        return ranges::begin(__self_())[__n];
    }
    template <random_access_range _Range = const _Derived>
    constexpr decltype(auto) operator[](range_difference_t<_Range> __n) const {
        __require_index(__self_(), __n);
        return ranges::begin(__self_())[__n];
    }
#if OM_CXX23
    constexpr auto cbegin()
        requires input_range<_Derived>
    {
        return ranges::cbegin(__self_());
    }
    constexpr auto cbegin() const
        requires input_range<const _Derived>
    {
        return ranges::cbegin(__self_());
    }
    constexpr auto cend()
        requires input_range<_Derived>
    {
        return ranges::cend(__self_());
    }
    constexpr auto cend() const
        requires input_range<const _Derived>
    {
        return ranges::cend(__self_());
    }
#endif

private:
    template <class _Self, class _Difference>
    static constexpr void __require_index(_Self &__self, _Difference __n) {
        OM_CHECK("container-bounds", __n >= 0, "operator[] of a view: index out of range");
        if constexpr (sized_range<_Self>)
            OM_CHECK("container-bounds", __om::to_unsigned(__n) < ranges::size(__self),
                     "operator[] of a view: index out of range");
    }
};

enum class subrange_kind : bool { unsized, sized };

} // namespace std::ranges

namespace __om {

// [range.subrange.general]
template <class _From, class _To>
concept pointers_through_bases =
    std::is_pointer_v<_From> && std::is_pointer_v<_To> &&
    !std::convertible_to<std::remove_pointer_t<_From> (*)[], std::remove_pointer_t<_To> (*)[]>;
template <class _From, class _To>
concept convertible_without_slicing =
    std::convertible_to<_From, _To> && !pointers_through_bases<std::decay_t<_From>, std::decay_t<_To>>;
template <class _Pair, class _Iter, class _Sent>
concept pair_from_subrange = !std::ranges::range<_Pair> && !std::is_reference_v<_Pair> && requires {
    requires std::tuple_size<_Pair>::value == 2;
    requires std::constructible_from<_Pair, _Iter, _Sent>;
    requires convertible_without_slicing<_Iter, std::tuple_element_t<0, _Pair>>;
    requires std::convertible_to<_Sent, std::tuple_element_t<1, _Pair>>;
};

// The number of elements where the two ends do not tell.
template <class _Size, bool _Stored>
struct stored_size {
    _Size value = 0;
};
template <class _Size>
struct stored_size<_Size, false> {};

} // namespace __om

namespace std::ranges {

template <input_or_output_iterator _Iter, sentinel_for<_Iter> _Sent = _Iter,
          subrange_kind _Kind = sized_sentinel_for<_Sent, _Iter> ? subrange_kind::sized : subrange_kind::unsized>
    requires(_Kind == subrange_kind::sized || !sized_sentinel_for<_Sent, _Iter>)
class subrange : public view_interface<subrange<_Iter, _Sent, _Kind>> {
    static constexpr bool __stores_size = _Kind == subrange_kind::sized && !sized_sentinel_for<_Sent, _Iter>;
    typedef make_unsigned_t<iter_difference_t<_Iter>> _Size;

public:
    subrange()
        requires default_initializable<_Iter>
    = default;
    constexpr subrange(__om::convertible_without_slicing<_Iter> auto __first, _Sent __last)
        requires(!__stores_size)
        : __first_(std::move(__first)), __last_(__last) {}
    constexpr subrange(__om::convertible_without_slicing<_Iter> auto __first, _Sent __last, _Size __n)
        requires(_Kind == subrange_kind::sized)
        : __first_(std::move(__first)), __last_(__last) {
        if constexpr (__stores_size)
            __size_.value = __n;
        else
            OM_REQUIRES(__n == _Size(__last_ - __first_), "subrange: the size given is not the distance of its ends");
    }
    template <class _Range>
        requires(!same_as<remove_cvref_t<_Range>, subrange>) && borrowed_range<_Range> &&
                __om::convertible_without_slicing<iterator_t<_Range>, _Iter> &&
                convertible_to<sentinel_t<_Range>, _Sent>
                constexpr subrange(_Range &&__r)
                    requires(!__stores_size || sized_range<_Range>)
        : __first_(ranges::begin(__r)), __last_(ranges::end(__r)) {
        if constexpr (__stores_size)
            __size_.value = static_cast<_Size>(ranges::size(__r));
    }
    template <borrowed_range _Range>
        requires __om::convertible_without_slicing<iterator_t<_Range>, _Iter> &&
                 convertible_to<sentinel_t<_Range>, _Sent>
                 constexpr subrange(_Range &&__r, _Size __n)
                     requires(_Kind == subrange_kind::sized)
        : subrange(ranges::begin(__r), ranges::end(__r), __n) {}

    template <__om::pair_from_subrange<const _Iter &, const _Sent &> _Pair>
    constexpr operator _Pair() const {
        return _Pair(__first_, __last_);
    }

    constexpr _Iter begin() const
        requires copyable<_Iter>
    {
        return __first_;
    }
    [[nodiscard]] constexpr _Iter begin()
        requires(!copyable<_Iter>)
    {
        return std::move(__first_);
    }
    constexpr _Sent end() const { return __last_; }
    constexpr bool empty() const { return __first_ == __last_; }
    constexpr _Size size() const
        requires(_Kind == subrange_kind::sized)
    {
        if constexpr (__stores_size)
            return __size_.value;
        else
            return static_cast<_Size>(__last_ - __first_);
    }
    [[nodiscard]] constexpr subrange next(iter_difference_t<_Iter> __n = 1) const &
        requires forward_iterator<_Iter>
    {
        subrange __moved(*this);
        __moved.advance(__n);
        return __moved;
    }
    [[nodiscard]] constexpr subrange next(iter_difference_t<_Iter> __n = 1) && {
        advance(__n);
        return std::move(*this);
    }
    [[nodiscard]] constexpr subrange prev(iter_difference_t<_Iter> __n = 1) const
        requires bidirectional_iterator<_Iter>
    {
        subrange __moved(*this);
        __moved.advance(-__n);
        return __moved;
    }
    constexpr subrange &advance(iter_difference_t<_Iter> __n) {
        if constexpr (bidirectional_iterator<_Iter>) {
            if (__n < 0) {
                ranges::advance(__first_, __n);
                if constexpr (__stores_size)
                    __size_.value += __om::to_unsigned(-__n);
                return *this;
            }
        }
        OM_REQUIRES(__n >= 0, "subrange::advance: backwards over iterators that only go forwards");
        const auto __left = ranges::advance(__first_, __n, __last_);
        if constexpr (__stores_size)
            __size_.value -= __om::to_unsigned(__n - __left);
        return *this;
    }

private:
    _Iter __first_ = _Iter();
    _Sent __last_ = _Sent();
    [[no_unique_address]] __om::stored_size<_Size, __stores_size> __size_ = {};
};

template <input_or_output_iterator _Iter, sentinel_for<_Iter> _Sent>
subrange(_Iter, _Sent) -> subrange<_Iter, _Sent>;
template <input_or_output_iterator _Iter, sentinel_for<_Iter> _Sent>
subrange(_Iter, _Sent, make_unsigned_t<iter_difference_t<_Iter>>) -> subrange<_Iter, _Sent, subrange_kind::sized>;
template <borrowed_range _Range>
subrange(_Range &&) -> subrange<iterator_t<_Range>, sentinel_t<_Range>,
                                (sized_range<_Range> || sized_sentinel_for<sentinel_t<_Range>, iterator_t<_Range>>)
                                    ? subrange_kind::sized
                                    : subrange_kind::unsized>;
template <borrowed_range _Range>
subrange(_Range &&, make_unsigned_t<range_difference_t<_Range>>)
    -> subrange<iterator_t<_Range>, sentinel_t<_Range>, subrange_kind::sized>;

template <class _Iter, class _Sent, subrange_kind _Kind>
inline constexpr bool enable_borrowed_range<subrange<_Iter, _Sent, _Kind>> = true;

template <size_t __n, class _Iter, class _Sent, subrange_kind _Kind>
    requires((__n == 0 && copyable<_Iter>) || __n == 1)
constexpr auto get(const subrange<_Iter, _Sent, _Kind> &__r) {
    if constexpr (__n == 0)
        return __r.begin();
    else
        return __r.end();
}
template <size_t __n, class _Iter, class _Sent, subrange_kind _Kind>
    requires(__n < 2)
constexpr auto get(subrange<_Iter, _Sent, _Kind> &&__r) {
    if constexpr (__n == 0)
        return __r.begin();
    else
        return __r.end();
}

template <range _Range>
using borrowed_subrange_t = conditional_t<borrowed_range<_Range>, subrange<iterator_t<_Range>>, dangling>;

} // namespace std::ranges

namespace std {

using ranges::get;

template <class _Iter, class _Sent, ranges::subrange_kind _Kind>
struct tuple_size<ranges::subrange<_Iter, _Sent, _Kind>> : integral_constant<size_t, 2> {};
template <class _Iter, class _Sent, ranges::subrange_kind _Kind>
struct tuple_element<0, ranges::subrange<_Iter, _Sent, _Kind>> {
    typedef _Iter type;
};
template <class _Iter, class _Sent, ranges::subrange_kind _Kind>
struct tuple_element<1, ranges::subrange<_Iter, _Sent, _Kind>> {
    typedef _Sent type;
};
template <class _Iter, class _Sent, ranges::subrange_kind _Kind>
struct tuple_element<0, const ranges::subrange<_Iter, _Sent, _Kind>> {
    typedef _Iter type;
};
template <class _Iter, class _Sent, ranges::subrange_kind _Kind>
struct tuple_element<1, const ranges::subrange<_Iter, _Sent, _Kind>> {
    typedef _Sent type;
};

} // namespace std
#endif

OM_END_MODEL

#endif
