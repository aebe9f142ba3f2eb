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
    static constexpr bool _S_inner_stays = is_reference_v<range_reference_t<_View>>;

  public:
    template <bool _Const>
    class _Iterator {
        typedef __om::const_if<_Const, join_view> _Parent;
        typedef __om::const_if<_Const, _View> _Base;
        typedef range_reference_t<_Base> _Inner;
        typedef iterator_t<_Base> _Outer;
        typedef iterator_t<_Inner> _Within;
        static constexpr bool _S_stays = is_reference_v<_Inner>;
        static constexpr bool _S_forward = _S_stays && forward_range<_Base> && forward_range<_Inner>;
        static constexpr bool _S_both_ways =
            _S_stays && bidirectional_range<_Base> && bidirectional_range<_Inner> && common_range<_Inner>;
        template <bool>
        friend class _Iterator;

      public:
        typedef conditional_t<_S_both_ways, bidirectional_iterator_tag,
                              conditional_t<_S_forward, forward_iterator_tag, input_iterator_tag>>
            iterator_concept;
        typedef iterator_concept iterator_category;
        typedef range_value_t<_Inner> value_type;
        typedef common_type_t<range_difference_t<_Base>, range_difference_t<_Inner>> difference_type;

        _Iterator() = default;
        constexpr _Iterator(_Parent &__parent, _Outer __outer)
            : _M_outer(std::move(__outer)), _M_parent(std::addressof(__parent)) {
            _M_settle();
        }
        constexpr _Iterator(_Iterator<!_Const> __other)
            requires _Const && convertible_to<iterator_t<_View>, _Outer>
            : _M_outer(std::move(__other._M_outer)), _M_within(std::move(__other._M_within)), _M_parent(__other._M_parent) {
        }

        constexpr decltype(auto) operator*() const {
            OM_CHECK("iterator-range", _M_within.has_value(), "the end of a join_view is dereferenced");
            return **_M_within;
        }
        constexpr _Within operator->() const
            requires(is_pointer_v<_Within> || requires(_Within __i) { __i.operator->(); }) && copyable<_Within>
        {
            return *_M_within;
        }
        constexpr _Iterator &operator++() {
            OM_CHECK("iterator-range", _M_within.has_value(), "the end of a join_view is incremented");
            if (++*_M_within == ranges::end(_M_inner())) {
                ++_M_outer;
                _M_settle();
            }
            return *this;
        }
        constexpr void operator++(int)
            requires(!_S_forward)
        {
            ++*this;
        }
        constexpr _Iterator operator++(int)
            requires _S_forward
        {
            _Iterator __old(*this);
            ++*this;
            return __old;
        }
        constexpr _Iterator &operator--()
            requires _S_both_ways
        {
            if (_M_outer == ranges::end(_M_parent->_M_base)) _M_within = ranges::end(*--_M_outer);
            while (*_M_within == ranges::begin(*_M_outer)) _M_within = ranges::end(*--_M_outer);
            --*_M_within;
            return *this;
        }
        constexpr _Iterator operator--(int)
            requires _S_both_ways
        {
            _Iterator __old(*this);
            --*this;
            return __old;
        }
        friend constexpr bool operator==(const _Iterator &__l, const _Iterator &__r)
            requires _S_stays && equality_comparable<_Outer> && equality_comparable<_Within>
        {
            if (!(__l._M_outer == __r._M_outer)) return false;
            if (!__l._M_within || !__r._M_within) return __l._M_within.has_value() == __r._M_within.has_value();
            return *__l._M_within == *__r._M_within;
        }
        friend constexpr decltype(auto) iter_move(const _Iterator &__i) { return ranges::iter_move(*__i._M_within); }

        constexpr bool _M_at_end() const { return _M_outer == ranges::end(_M_parent->_M_base); }

      private:
        constexpr auto &_M_inner() const {
            if constexpr (_S_stays)
                return *_M_outer;
            else
                return *_M_parent->_M_kept.value;
        }
        // Past inner ranges that are empty.
        constexpr void _M_settle() {
            for (; _M_outer != ranges::end(_M_parent->_M_base); ++_M_outer) {
                if constexpr (!_S_stays) _M_parent->_M_kept.take(_M_outer);
                _M_within.emplace(ranges::begin(_M_inner()));
                if (!(*_M_within == ranges::end(_M_inner()))) return;
            }
            _M_within.reset();
        }

        _Outer _M_outer = _Outer();
        optional<_Within> _M_within;
        _Parent *_M_parent = nullptr;
    };

    template <bool _Const>
    class _Sentinel {
      public:
        friend constexpr bool operator==(const _Iterator<_Const> &__l, const _Sentinel &) { return __l._M_at_end(); }
    };

    join_view()
        requires default_initializable<_View>
    = default;
    constexpr explicit join_view(_View __base) : _M_base(std::move(__base)) {}
    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return _M_base;
    }
    constexpr _View base() && { return std::move(_M_base); }
    constexpr auto begin() { return _Iterator<false>(*this, ranges::begin(_M_base)); }
    constexpr auto begin() const
        requires input_range<const _View> && is_reference_v<range_reference_t<const _View>>
    {
        return _Iterator<true>(*this, ranges::begin(_M_base));
    }
    constexpr auto end() {
        if constexpr (forward_range<_View> && _S_inner_stays && forward_range<range_reference_t<_View>> &&
                      common_range<_View> && common_range<range_reference_t<_View>>)
            return _Iterator<false>(*this, ranges::end(_M_base));
        else
            return _Sentinel<false>();
    }
    constexpr auto end() const
        requires input_range<const _View> && is_reference_v<range_reference_t<const _View>>
    {
        if constexpr (forward_range<const _View> && forward_range<range_reference_t<const _View>> &&
                      common_range<const _View> && common_range<range_reference_t<const _View>>)
            return _Iterator<true>(*this, ranges::end(_M_base));
        else
            return _Sentinel<true>();
    }

  private:
    _View _M_base = _View();
    [[no_unique_address]] conditional_t<_S_inner_stays, __om::no_inner,
                                        __om::kept_inner<remove_cvref_t<range_reference_t<_View>>>>
        _M_kept;
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
            if (__wanted == std::ranges::end(__pattern)) return {__first, __at};
            if (__at == __last) {
                const _Iter __end = std::ranges::next(__first, __last);
                return {__end, __end};
            }
            if (!(*__at == *__wanted)) break;
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
            : _M_parent(std::addressof(__parent)), _M_current(std::move(__current)), _M_next(std::move(__next)) {}

        constexpr iterator_t<_View> base() const { return _M_current; }
        constexpr value_type operator*() const { return {_M_current, _M_next.begin()}; }
        constexpr _Iterator &operator++() {
            _M_current = _M_next.begin();
            if (_M_current != ranges::end(_M_parent->_M_base)) {
                _M_current = _M_next.end();
                if (_M_current == ranges::end(_M_parent->_M_base)) {
                    // The pattern was the last there was: an empty part follows it.
                    _M_trailing = true;
                    _M_next = {_M_current, _M_current};
                } else {
                    _M_next = _M_parent->_M_find(_M_current);
                }
            } else {
                _M_trailing = false;
            }
            return *this;
        }
        constexpr _Iterator operator++(int) {
            _Iterator __old(*this);
            ++*this;
            return __old;
        }
        friend constexpr bool operator==(const _Iterator &__l, const _Iterator &__r) {
            return __l._M_current == __r._M_current && __l._M_trailing == __r._M_trailing;
        }
        constexpr bool _M_at_end() const { return _M_current == ranges::end(_M_parent->_M_base) && !_M_trailing; }

      private:
        split_view *_M_parent = nullptr;
        iterator_t<_View> _M_current = iterator_t<_View>();
        subrange<iterator_t<_View>> _M_next = subrange<iterator_t<_View>>();
        bool _M_trailing = false;
    };
    class _Sentinel {
      public:
        friend constexpr bool operator==(const _Iterator &__l, const _Sentinel &) { return __l._M_at_end(); }
    };

    split_view()
        requires default_initializable<_View> && default_initializable<_Pattern>
    = default;
    constexpr split_view(_View __base, _Pattern __pattern)
        : _M_base(std::move(__base)), _M_pattern(std::move(__pattern)) {}
    template <forward_range _Range>
        requires constructible_from<_View, views::all_t<_Range>> &&
                 constructible_from<_Pattern, single_view<range_value_t<_Range>>>
    constexpr split_view(_Range &&__r, range_value_t<_Range> __element)
        : _M_base(views::all(static_cast<_Range &&>(__r))), _M_pattern(views::single(std::move(__element))) {}

    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return _M_base;
    }
    constexpr _View base() && { return std::move(_M_base); }
    constexpr _Iterator begin() { return _Iterator(*this, ranges::begin(_M_base), _M_find(ranges::begin(_M_base))); }
    constexpr auto end() {
        if constexpr (common_range<_View>)
            return _Iterator(*this, ranges::end(_M_base), {});
        else
            return _Sentinel();
    }

  private:
    constexpr subrange<iterator_t<_View>> _M_find(iterator_t<_View> __i) {
        // An empty pattern separates every two elements.
        if (ranges::empty(_M_pattern)) {
            if (__i != ranges::end(_M_base)) ++__i;
            return {__i, __i};
        }
        return __om::find_pattern(std::move(__i), ranges::end(_M_base), _M_pattern);
    }

    _View _M_base = _View();
    _Pattern _M_pattern = _Pattern();
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
