// join_view and split_view ([range.join], [range.split]).
#ifndef OM_RANGES_JOINING_H
#define OM_RANGES_JOINING_H

#include <__om/ranges/slicing.h>
#include <__om/ranges/transforming.h>
#include <optional>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om {

// Where the inner ranges are not there to stay, the one at hand is kept in the view.
template <class _Tp>
struct kept_inner {
    std::optional<_Tp> value;
    template <class _Iter>
    constexpr _Tp &take(const _Iter &__i) {
        value.emplace(*__i);
        return *value;
    }
};
struct no_inner {};

} // namespace __om

namespace std::ranges {

template <input_range _View>
    requires view<_View> && input_range<range_reference_t<_View>>
class join_view : public view_interface<join_view<_View>> {
    static constexpr bool __inner_stays = is_reference_v<range_reference_t<_View>>;

public:
    template <bool _Const>
    class _Iterator {
        typedef __om::const_if<_Const, join_view> _Parent;
        typedef __om::const_if<_Const, _View> _Base;
        typedef range_reference_t<_Base> _Inner;
        typedef iterator_t<_Base> _Outer;
        typedef iterator_t<_Inner> _Within;
        static constexpr bool __stays = is_reference_v<_Inner>;
        static constexpr bool __forward = __stays && forward_range<_Base> && forward_range<_Inner>;
        static constexpr bool __both_ways =
            __stays && bidirectional_range<_Base> && bidirectional_range<_Inner> && common_range<_Inner>;
        template <bool>
        friend class _Iterator;

    public:
        typedef conditional_t<__both_ways, bidirectional_iterator_tag,
                              conditional_t<__forward, forward_iterator_tag, input_iterator_tag>>
            iterator_concept;
        typedef iterator_concept iterator_category;
        typedef range_value_t<_Inner> value_type;
        typedef common_type_t<range_difference_t<_Base>, range_difference_t<_Inner>> difference_type;

        _Iterator() = default;
        constexpr _Iterator(_Parent &__parent, _Outer __outer)
            : __outer_(std::move(__outer)), __parent_(std::addressof(__parent)) {
            __settle();
        }
        constexpr _Iterator(_Iterator<!_Const> __other)
            requires _Const && convertible_to<iterator_t<_View>, _Outer>
            : __outer_(std::move(__other.__outer_)), __within(std::move(__other.__within)),
              __parent_(__other.__parent_) {}

        constexpr decltype(auto) operator*() const {
            OM_CHECK("iterator-range", __within.has_value(), "the end of a join_view is dereferenced");
            return **__within;
        }
        constexpr _Within operator->() const
            requires(is_pointer_v<_Within> || requires(_Within __i) { __i.operator->(); }) && copyable<_Within>
        {
            return *__within;
        }
        constexpr _Iterator &operator++() {
            OM_CHECK("iterator-range", __within.has_value(), "the end of a join_view is incremented");
            if (++*__within == ranges::end(__inner())) {
                ++__outer_;
                __settle();
            }
            return *this;
        }
        constexpr void operator++(int)
            requires(!__forward)
        {
            ++*this;
        }
        constexpr _Iterator operator++(int)
            requires __forward
        {
            _Iterator __old(*this);
            ++*this;
            return __old;
        }
        constexpr _Iterator &operator--()
            requires __both_ways
        {
            if (__outer_ == ranges::end(__parent_->__base_))
                __within = ranges::end(*--__outer_);
            while (*__within == ranges::begin(*__outer_))
                __within = ranges::end(*--__outer_);
            --*__within;
            return *this;
        }
        constexpr _Iterator operator--(int)
            requires __both_ways
        {
            _Iterator __old(*this);
            --*this;
            return __old;
        }
        friend constexpr bool operator==(const _Iterator &__l, const _Iterator &__r)
            requires __stays && equality_comparable<_Outer> && equality_comparable<_Within>
        {
            if (!(__l.__outer_ == __r.__outer_))
                return false;
            if (!__l.__within || !__r.__within)
                return __l.__within.has_value() == __r.__within.has_value();
            return *__l.__within == *__r.__within;
        }
        friend constexpr decltype(auto) iter_move(const _Iterator &__i) { return ranges::iter_move(*__i.__within); }

        constexpr bool __at_end() const { return __outer_ == ranges::end(__parent_->__base_); }

    private:
        constexpr auto &__inner() const {
            if constexpr (__stays)
                return *__outer_;
            else
                return *__parent_->__kept.value;
        }
        // Past inner ranges that are empty.
        constexpr void __settle() {
            for (; __outer_ != ranges::end(__parent_->__base_); ++__outer_) {
                if constexpr (!__stays)
                    __parent_->__kept.take(__outer_);
                __within.emplace(ranges::begin(__inner()));
                if (!(*__within == ranges::end(__inner())))
                    return;
            }
            __within.reset();
        }

        _Outer __outer_ = _Outer();
        optional<_Within> __within;
        _Parent *__parent_ = nullptr;
    };

    template <bool _Const>
    class _Sentinel {
    public:
        friend constexpr bool operator==(const _Iterator<_Const> &__l, const _Sentinel &) { return __l.__at_end(); }
    };

    join_view()
        requires default_initializable<_View>
    = default;
    constexpr explicit join_view(_View __base) : __base_(std::move(__base)) {}
    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return __base_;
    }
    constexpr _View base() && { return std::move(__base_); }
    constexpr auto begin() { return _Iterator<false>(*this, ranges::begin(__base_)); }
    constexpr auto begin() const
        requires input_range<const _View> && is_reference_v<range_reference_t<const _View>>
    {
        return _Iterator<true>(*this, ranges::begin(__base_));
    }
    constexpr auto end() {
        if constexpr (forward_range<_View> && __inner_stays && forward_range<range_reference_t<_View>> &&
                      common_range<_View> && common_range<range_reference_t<_View>>)
            return _Iterator<false>(*this, ranges::end(__base_));
        else
            return _Sentinel<false>();
    }
    constexpr auto end() const
        requires input_range<const _View> && is_reference_v<range_reference_t<const _View>>
    {
        if constexpr (forward_range<const _View> && forward_range<range_reference_t<const _View>> &&
                      common_range<const _View> && common_range<range_reference_t<const _View>>)
            return _Iterator<true>(*this, ranges::end(__base_));
        else
            return _Sentinel<true>();
    }

private:
    _View __base_ = _View();
    [[no_unique_address]] conditional_t<__inner_stays, __om::no_inner,
                                        __om::kept_inner<remove_cvref_t<range_reference_t<_View>>>> __kept;
};
template <class _Range>
explicit join_view(_Range &&) -> join_view<views::all_t<_Range>>;

} // namespace std::ranges

namespace __om {

// Where the pattern stands next: its beginning and its end, or twice the end of the range.
template <class _Iter, class _Sent, class _Pattern>
constexpr std::ranges::subrange<_Iter> find_pattern(_Iter __first, _Sent __last, _Pattern &__pattern) {
    for (;; ++__first) {
        _Iter __at = __first;
        auto __wanted = std::ranges::begin(__pattern);
        for (;; ++__at, ++__wanted) {
            if (__wanted == std::ranges::end(__pattern))
                return {__first, __at};
            if (__at == __last) {
                const _Iter __end = std::ranges::next(__first, __last);
                return {__end, __end};
            }
            if (!(*__at == *__wanted))
                break;
        }
    }
}

} // namespace __om

namespace std::ranges {

template <forward_range _View, forward_range _Pattern>
    requires view<_View> && view<_Pattern> && indirectly_comparable<iterator_t<_View>, iterator_t<_Pattern>, equal_to>
class split_view : public view_interface<split_view<_View, _Pattern>> {
public:
    class _Iterator {
    public:
        typedef forward_iterator_tag iterator_concept;
        typedef input_iterator_tag iterator_category;
        typedef subrange<iterator_t<_View>> value_type;
        typedef range_difference_t<_View> difference_type;

        _Iterator() = default;
        constexpr _Iterator(split_view &__parent, iterator_t<_View> __current, subrange<iterator_t<_View>> __next)
            : __parent_(std::addressof(__parent)), __current_(std::move(__current)), __next_(std::move(__next)) {}

        constexpr iterator_t<_View> base() const { return __current_; }
        constexpr value_type operator*() const { return {__current_, __next_.begin()}; }
        constexpr _Iterator &operator++() {
            __current_ = __next_.begin();
            if (__current_ != ranges::end(__parent_->__base_)) {
                __current_ = __next_.end();
                if (__current_ == ranges::end(__parent_->__base_)) {
                    // The pattern was the last there was: an empty part follows it.
                    __trailing = true;
                    __next_ = {__current_, __current_};
                } else {
                    __next_ = __parent_->__find(__current_);
                }
            } else {
                __trailing = false;
            }
            return *this;
        }
        constexpr _Iterator operator++(int) {
            _Iterator __old(*this);
            ++*this;
            return __old;
        }
        friend constexpr bool operator==(const _Iterator &__l, const _Iterator &__r) {
            return __l.__current_ == __r.__current_ && __l.__trailing == __r.__trailing;
        }
        constexpr bool __at_end() const { return __current_ == ranges::end(__parent_->__base_) && !__trailing; }

    private:
        split_view *__parent_ = nullptr;
        iterator_t<_View> __current_ = iterator_t<_View>();
        subrange<iterator_t<_View>> __next_ = subrange<iterator_t<_View>>();
        bool __trailing = false;
    };
    class _Sentinel {
    public:
        friend constexpr bool operator==(const _Iterator &__l, const _Sentinel &) { return __l.__at_end(); }
    };

    split_view()
        requires default_initializable<_View> && default_initializable<_Pattern>
    = default;
    constexpr split_view(_View __base, _Pattern __pattern)
        : __base_(std::move(__base)), __pattern_(std::move(__pattern)) {}
    template <forward_range _Range>
        requires constructible_from<_View, views::all_t<_Range>> &&
                     constructible_from<_Pattern, single_view<range_value_t<_Range>>>
    constexpr split_view(_Range &&__r, range_value_t<_Range> __element)
        : __base_(views::all(static_cast<_Range &&>(__r))), __pattern_(views::single(std::move(__element))) {}

    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return __base_;
    }
    constexpr _View base() && { return std::move(__base_); }
    constexpr _Iterator begin() { return _Iterator(*this, ranges::begin(__base_), __find(ranges::begin(__base_))); }
    constexpr auto end() {
        if constexpr (common_range<_View>)
            return _Iterator(*this, ranges::end(__base_), {});
        else
            return _Sentinel();
    }

private:
    constexpr subrange<iterator_t<_View>> __find(iterator_t<_View> __i) {
        // An empty pattern separates every two elements.
        if (ranges::empty(__pattern_)) {
            if (__i != ranges::end(__base_))
                ++__i;
            return {__i, __i};
        }
        return __om::find_pattern(std::move(__i), ranges::end(__base_), __pattern_);
    }

    _View __base_ = _View();
    _Pattern __pattern_ = _Pattern();
};
template <class _Range, class _Pattern>
split_view(_Range &&, _Pattern &&) -> split_view<views::all_t<_Range>, views::all_t<_Pattern>>;
template <forward_range _Range>
split_view(_Range &&, range_value_t<_Range>) -> split_view<views::all_t<_Range>, single_view<range_value_t<_Range>>>;

namespace views {

struct __join : __om::closure_base {
    template <viewable_range _Range>
    constexpr auto operator()(_Range &&__r) const {
        return join_view<views::all_t<_Range>>(views::all(static_cast<_Range &&>(__r)));
    }
};
inline constexpr __join join{};
OM_RANGE_ADAPTOR(split, split_view)

} // namespace views
} // namespace std::ranges
#endif

OM_END_MODEL

#endif
