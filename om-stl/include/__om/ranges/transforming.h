// filter_view and transform_view ([range.filter], [range.transform]).
#ifndef OM_RANGES_TRANSFORMING_H
#define OM_RANGES_TRANSFORMING_H

#include <__om/ranges/all.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om {

// The category that iterator_traits is to see: that of the iterators beneath, but no more than _Most.
template <class _Iter>
using traits_category_of = typename std::iterator_traits<_Iter>::iterator_category;
template <class _Iter, class _Most>
using category_up_to =
    std::conditional_t<std::derived_from<traits_category_of<_Iter>, _Most>, _Most, traits_category_of<_Iter>>;

// The concept of the iterators over a range, but no more than random access.
template <class _Range>
using range_concept =
    std::conditional_t< std::ranges::random_access_range<_Range>, std::random_access_iterator_tag,
                        std::conditional_t<std::ranges::bidirectional_range<_Range>, std::bidirectional_iterator_tag,
                                           std::conditional_t<std::ranges::forward_range<_Range>,
                                                              std::forward_iterator_tag, std::input_iterator_tag>>>;

// Names iterator_category only where there is a forward iterator beneath.
template <class _View>
struct filter_category {};
template <std::ranges::forward_range _View>
struct filter_category<_View> {
    typedef category_up_to<std::ranges::iterator_t<_View>, std::bidirectional_iterator_tag> iterator_category;
};
template <class _View, class _Result>
struct transform_category {};
template <std::ranges::forward_range _View, class _Result>
struct transform_category<_View, _Result> {
    typedef std::conditional_t<std::is_reference_v<_Result>,
                               category_up_to<std::ranges::iterator_t<_View>, std::random_access_iterator_tag>,
                               std::input_iterator_tag>
        iterator_category;
};

} // namespace __om

namespace std::ranges {

template <input_range _View, indirect_unary_predicate<iterator_t<_View>> _Pred>
    requires view<_View> && is_object_v<_Pred>
class filter_view : public view_interface<filter_view<_View, _Pred>> {
public:
    class _Iterator : public __om::filter_category<_View> {
    public:
        typedef conditional_t< bidirectional_range<_View>, bidirectional_iterator_tag,
                               conditional_t<forward_range<_View>, forward_iterator_tag, input_iterator_tag>>
            iterator_concept;
        typedef range_value_t<_View> value_type;
        typedef range_difference_t<_View> difference_type;

        _Iterator()
            requires default_initializable<iterator_t<_View>>
        = default;
        constexpr _Iterator(filter_view &__parent, iterator_t<_View> __current)
            : __current_(std::move(__current)), __parent_(std::addressof(__parent)) {}

        constexpr const iterator_t<_View> &base() const & noexcept { return __current_; }
        constexpr iterator_t<_View> base() && { return std::move(__current_); }
        constexpr range_reference_t<_View> operator*() const { return *__current_; }
        constexpr iterator_t<_View> operator->() const
            requires(is_pointer_v<iterator_t<_View>> || requires(iterator_t<_View> __i) { __i.operator->(); }) &&
                    copyable<iterator_t<_View>>
        {
            return __current_;
        }
        constexpr _Iterator &operator++() {
            __current_ = __parent_->__next_(std::move(++__current_));
            return *this;
        }
        constexpr void operator++(int)
            requires(!forward_range<_View>)
        {
            ++*this;
        }
        constexpr _Iterator operator++(int)
            requires forward_range<_View>
        {
            _Iterator __old(*this);
            ++*this;
            return __old;
        }
        constexpr _Iterator &operator--()
            requires bidirectional_range<_View>
        {
            do
                --__current_;
            while (!std::invoke(*__parent_->__pred_, *__current_));
            return *this;
        }
        constexpr _Iterator operator--(int)
            requires bidirectional_range<_View>
        {
            _Iterator __old(*this);
            --*this;
            return __old;
        }
        friend constexpr bool operator==(const _Iterator &__l, const _Iterator &__r)
            requires equality_comparable<iterator_t<_View>>
        {
            return __l.__current_ == __r.__current_;
        }
        friend constexpr range_rvalue_reference_t<_View> iter_move(const _Iterator &__i) {
            return ranges::iter_move(__i.__current_);
        }
        friend constexpr void iter_swap(const _Iterator &__l, const _Iterator &__r)
            requires indirectly_swappable<iterator_t<_View>>
        {
            ranges::iter_swap(__l.__current_, __r.__current_);
        }

    private:
        iterator_t<_View> __current_ = iterator_t<_View>();
        filter_view *__parent_ = nullptr;
    };

    class _Sentinel {
    public:
        _Sentinel() = default;
        constexpr explicit _Sentinel(filter_view &__parent) : __end_(ranges::end(__parent.__base_)) {}
        constexpr sentinel_t<_View> base() const { return __end_; }
        friend constexpr bool operator==(const _Iterator &__l, const _Sentinel &__r) {
            return __l.base() == __r.__end_;
        }

    private:
        sentinel_t<_View> __end_ = sentinel_t<_View>();
    };

    filter_view()
        requires default_initializable<_View> && default_initializable<_Pred>
    = default;
    constexpr filter_view(_View __base, _Pred __pred) : __base_(std::move(__base)), __pred_(std::move(__pred)) {}

    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return __base_;
    }
    constexpr _View base() && { return std::move(__base_); }
    constexpr const _Pred &pred() const { return *__pred_; }
    constexpr _Iterator begin() {
        OM_REQUIRES(__pred_.has_value(), "filter_view::begin: the view has lost its predicate");
        return _Iterator(*this, __begin_.found([this] { return __next_(ranges::begin(__base_)); }));
    }
    constexpr auto end() {
        if constexpr (common_range<_View>)
            return _Iterator(*this, ranges::end(__base_));
        else
            return _Sentinel(*this);
    }

private:
    // From here on, the first element that the predicate takes.
    constexpr iterator_t<_View> __next_(iterator_t<_View> __i) {
        while (!(__i == ranges::end(__base_)) && !std::invoke(*__pred_, *__i))
            ++__i;
        return __i;
    }

    _View __base_ = _View();
    [[no_unique_address]] __om::movable_box<_Pred> __pred_;
    __om::begin_cache<iterator_t<_View>> __begin_;
};
template <class _Range, class _Pred>
filter_view(_Range &&, _Pred) -> filter_view<views::all_t<_Range>, _Pred>;

template <input_range _View, move_constructible _Fn>
    requires view<_View> && is_object_v<_Fn> && regular_invocable<_Fn &, range_reference_t<_View>> &&
             __om::can_reference<invoke_result_t<_Fn &, range_reference_t<_View>>>
class transform_view : public view_interface<transform_view<_View, _Fn>> {
    template <bool _Const>
    using _Result = invoke_result_t<__om::const_if<_Const, _Fn> &, range_reference_t<__om::const_if<_Const, _View>>>;

public:
    template <bool _Const>
    class _Iterator : public __om::transform_category<__om::const_if<_Const, _View>, _Result<_Const>> {
        typedef __om::const_if<_Const, transform_view> _Parent;
        typedef __om::const_if<_Const, _View> _Base;
        template <bool>
        friend class _Iterator;

    public:
        typedef __om::range_concept<_Base> iterator_concept;
        typedef remove_cvref_t<_Result<_Const>> value_type;
        typedef range_difference_t<_Base> difference_type;

        _Iterator()
            requires default_initializable<iterator_t<_Base>>
        = default;
        constexpr _Iterator(_Parent &__parent, iterator_t<_Base> __current)
            : __current_(std::move(__current)), __parent_(std::addressof(__parent)) {}
        constexpr _Iterator(_Iterator<!_Const> __other)
            requires _Const && convertible_to<iterator_t<_View>, iterator_t<_Base>>
            : __current_(std::move(__other.__current_)), __parent_(__other.__parent_) {}

        constexpr const iterator_t<_Base> &base() const & noexcept { return __current_; }
        constexpr iterator_t<_Base> base() && { return std::move(__current_); }
        constexpr decltype(auto) operator*() const { return std::invoke(*__parent_->__function, *__current_); }
        constexpr _Iterator &operator++() {
            ++__current_;
            return *this;
        }
        constexpr void operator++(int)
            requires(!forward_range<_Base>)
        {
            ++__current_;
        }
        constexpr _Iterator operator++(int)
            requires forward_range<_Base>
        {
            _Iterator __old(*this);
            ++__current_;
            return __old;
        }
        constexpr _Iterator &operator--()
            requires bidirectional_range<_Base>
        {
            --__current_;
            return *this;
        }
        constexpr _Iterator operator--(int)
            requires bidirectional_range<_Base>
        {
            _Iterator __old(*this);
            --__current_;
            return __old;
        }
        constexpr _Iterator &operator+=(difference_type __n)
            requires random_access_range<_Base>
        {
            __current_ += __n;
            return *this;
        }
        constexpr _Iterator &operator-=(difference_type __n)
            requires random_access_range<_Base>
        {
            __current_ -= __n;
            return *this;
        }
        constexpr decltype(auto) operator[](difference_type __n) const
            requires random_access_range<_Base>
        {
            return std::invoke(*__parent_->__function, __current_[__n]);
        }
        friend constexpr bool operator==(const _Iterator &__l, const _Iterator &__r)
            requires equality_comparable<iterator_t<_Base>>
        {
            return __l.__current_ == __r.__current_;
        }
        friend constexpr bool operator<(const _Iterator &__l, const _Iterator &__r)
            requires random_access_range<_Base>
        {
            return __l.__current_ < __r.__current_;
        }
        friend constexpr bool operator>(const _Iterator &__l, const _Iterator &__r)
            requires random_access_range<_Base>
        {
            return __r < __l;
        }
        friend constexpr bool operator<=(const _Iterator &__l, const _Iterator &__r)
            requires random_access_range<_Base>
        {
            return !(__r < __l);
        }
        friend constexpr bool operator>=(const _Iterator &__l, const _Iterator &__r)
            requires random_access_range<_Base>
        {
            return !(__l < __r);
        }
        friend constexpr auto operator<=>(const _Iterator &__l, const _Iterator &__r)
            requires random_access_range<_Base> && three_way_comparable<iterator_t<_Base>>
        {
            return __l.__current_ <=> __r.__current_;
        }
        friend constexpr _Iterator operator+(_Iterator __i, difference_type __n)
            requires random_access_range<_Base>
        {
            return __i += __n;
        }
        friend constexpr _Iterator operator+(difference_type __n, _Iterator __i)
            requires random_access_range<_Base>
        {
            return __i += __n;
        }
        friend constexpr _Iterator operator-(_Iterator __i, difference_type __n)
            requires random_access_range<_Base>
        {
            return __i -= __n;
        }
        friend constexpr difference_type operator-(const _Iterator &__l, const _Iterator &__r)
            requires sized_sentinel_for<iterator_t<_Base>, iterator_t<_Base>>
        {
            return __l.__current_ - __r.__current_;
        }

    private:
        iterator_t<_Base> __current_ = iterator_t<_Base>();
        _Parent *__parent_ = nullptr;
    };

    template <bool _Const>
    class _Sentinel {
        typedef __om::const_if<_Const, _View> _Base;
        template <bool>
        friend class _Sentinel;

    public:
        _Sentinel() = default;
        constexpr explicit _Sentinel(sentinel_t<_Base> __end) : __end_(__end) {}
        constexpr _Sentinel(_Sentinel<!_Const> __other)
            requires _Const && convertible_to<sentinel_t<_View>, sentinel_t<_Base>>
            : __end_(std::move(__other.__end_)) {}
        constexpr sentinel_t<_Base> base() const { return __end_; }
        template <bool _Other>
            requires sentinel_for<sentinel_t<_Base>, iterator_t<__om::const_if<_Other, _View>>>
        friend constexpr bool operator==(const _Iterator<_Other> &__l, const _Sentinel &__r) {
            return __l.base() == __r.base();
        }
        template <bool _Other>
            requires sized_sentinel_for<sentinel_t<_Base>, iterator_t<__om::const_if<_Other, _View>>>
        friend constexpr range_difference_t<__om::const_if<_Other, _View>> operator-(const _Iterator<_Other> &__l,
                                                                                     const _Sentinel &__r) {
            return __l.base() - __r.base();
        }
        template <bool _Other>
            requires sized_sentinel_for<sentinel_t<_Base>, iterator_t<__om::const_if<_Other, _View>>>
        friend constexpr range_difference_t<__om::const_if<_Other, _View>> operator-(const _Sentinel &__l,
                                                                                     const _Iterator<_Other> &__r) {
            return __l.base() - __r.base();
        }

    private:
        sentinel_t<_Base> __end_ = sentinel_t<_Base>();
    };

    transform_view()
        requires default_initializable<_View> && default_initializable<_Fn>
    = default;
    constexpr transform_view(_View __base, _Fn __fn) : __base_(std::move(__base)), __function(std::move(__fn)) {}

    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return __base_;
    }
    constexpr _View base() && { return std::move(__base_); }
    constexpr _Iterator<false> begin() { return _Iterator<false>(*this, ranges::begin(__base_)); }
    constexpr _Iterator<true> begin() const
        requires range<const _View> && regular_invocable<const _Fn &, range_reference_t<const _View>>
    {
        return _Iterator<true>(*this, ranges::begin(__base_));
    }
    constexpr auto end() {
        if constexpr (common_range<_View>)
            return _Iterator<false>(*this, ranges::end(__base_));
        else
            return _Sentinel<false>(ranges::end(__base_));
    }
    constexpr auto end() const
        requires range<const _View> && regular_invocable<const _Fn &, range_reference_t<const _View>>
    {
        if constexpr (common_range<const _View>)
            return _Iterator<true>(*this, ranges::end(__base_));
        else
            return _Sentinel<true>(ranges::end(__base_));
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
    [[no_unique_address]] __om::movable_box<_Fn> __function;
};
template <class _Range, class _Fn>
transform_view(_Range &&, _Fn) -> transform_view<views::all_t<_Range>, _Fn>;

namespace views {
OM_RANGE_ADAPTOR(filter, filter_view)
OM_RANGE_ADAPTOR(transform, transform_view)
} // namespace views

} // namespace std::ranges
#endif

OM_END_MODEL

#endif
