// take, take_while, drop, drop_while, counted and common ([range.take] to [range.drop.while],
// [range.counted], [range.common]).
#ifndef OM_RANGES_SLICING_H
#define OM_RANGES_SLICING_H

#include <__om/iterator/common_iterator.h>
#include <__om/ranges/factories.h>
#include <span>
#include <string_view>

OM_BEGIN_MODEL

#if OM_CXX20
namespace std::ranges {

template <view _View>
class take_view : public view_interface<take_view<_View>> {
    typedef range_difference_t<_View> _Count;

public:
    template <bool _Const>
    class _Sentinel {
        typedef __om::const_if<_Const, _View> _Base;
        template <class _Range>
        using _Counted = counted_iterator<iterator_t<_Range>>;
        template <bool>
        friend class _Sentinel;

    public:
        _Sentinel() = default;
        constexpr explicit _Sentinel(sentinel_t<_Base> __end) : __end_(__end) {}
        constexpr _Sentinel(_Sentinel<!_Const> __other)
            requires _Const && convertible_to<sentinel_t<_View>, sentinel_t<_Base>>
            : __end_(std::move(__other.__end_)) {}
        constexpr sentinel_t<_Base> base() const { return __end_; }
        friend constexpr bool operator==(const _Counted<_Base> &__l, const _Sentinel &__r) {
            return __l.count() == 0 || __l.base() == __r.__end_;
        }
        template <bool _Other = !_Const>
            requires sentinel_for<sentinel_t<_Base>, iterator_t<__om::const_if<_Other, _View>>>
        friend constexpr bool operator==(const _Counted<__om::const_if<_Other, _View>> &__l, const _Sentinel &__r) {
            return __l.count() == 0 || __l.base() == __r.__end_;
        }

    private:
        sentinel_t<_Base> __end_ = sentinel_t<_Base>();
    };

    take_view()
        requires default_initializable<_View>
    = default;
    constexpr take_view(_View __base, _Count __n) : __base_(std::move(__base)), __count_(__n) {
        OM_REQUIRES(__n >= 0, "take_view: a negative number of elements");
    }
    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return __base_;
    }
    constexpr _View base() && { return std::move(__base_); }

    constexpr auto begin()
        requires(!__om::simple_view<_View>)
    {
        return __begin_of(*this);
    }
    constexpr auto begin() const
        requires range<const _View>
    {
        return __begin_of(*this);
    }
    constexpr auto end()
        requires(!__om::simple_view<_View>)
    {
        return __end_of<false>(*this);
    }
    constexpr auto end() const
        requires range<const _View>
    {
        return __end_of<true>(*this);
    }
    constexpr auto size()
        requires sized_range<_View>
    {
        return __size_(*this);
    }
    constexpr auto size() const
        requires sized_range<const _View>
    {
        return __size_(*this);
    }

private:
    template <class _Self>
    static constexpr auto __size_(_Self &__self) {
        auto __n = ranges::size(__self.__base_);
        return __n < static_cast<decltype(__n)>(__self.__count_) ? __n : static_cast<decltype(__n)>(__self.__count_);
    }
    template <class _Self>
    static constexpr auto __begin_of(_Self &__self) {
        typedef __om::const_if<is_const_v<_Self>, _View> _Base;
        if constexpr (sized_range<_Base>) {
            if constexpr (random_access_range<_Base>)
                return ranges::begin(__self.__base_);
            else
                return counted_iterator(ranges::begin(__self.__base_), static_cast<_Count>(__size_(__self)));
        } else {
            return counted_iterator(ranges::begin(__self.__base_), __self.__count_);
        }
    }
    template <bool _Const, class _Self>
    static constexpr auto __end_of(_Self &__self) {
        typedef __om::const_if<_Const, _View> _Base;
        if constexpr (sized_range<_Base>) {
            if constexpr (random_access_range<_Base>)
                return ranges::begin(__self.__base_) + static_cast<_Count>(__size_(__self));
            else
                return default_sentinel;
        } else {
            return _Sentinel<_Const>(ranges::end(__self.__base_));
        }
    }

    _View __base_ = _View();
    _Count __count_ = 0;
};
template <class _Range>
take_view(_Range &&, range_difference_t<_Range>) -> take_view<views::all_t<_Range>>;
template <class _View>
inline constexpr bool enable_borrowed_range<take_view<_View>> = enable_borrowed_range<_View>;

template <view _View, class _Pred>
    requires input_range<_View> && is_object_v<_Pred> && indirect_unary_predicate<const _Pred, iterator_t<_View>>
class take_while_view : public view_interface<take_while_view<_View, _Pred>> {
public:
    template <bool _Const>
    class _Sentinel {
        typedef __om::const_if<_Const, _View> _Base;
        template <bool>
        friend class _Sentinel;

    public:
        _Sentinel() = default;
        constexpr _Sentinel(sentinel_t<_Base> __end, const _Pred *__pred) : __end_(__end), __pred_(__pred) {}
        constexpr _Sentinel(_Sentinel<!_Const> __other)
            requires _Const && convertible_to<sentinel_t<_View>, sentinel_t<_Base>>
            : __end_(std::move(__other.__end_)), __pred_(__other.__pred_) {}
        constexpr sentinel_t<_Base> base() const { return __end_; }
        friend constexpr bool operator==(const iterator_t<_Base> &__l, const _Sentinel &__r) {
            return __r.__end_ == __l || !std::invoke(*__r.__pred_, *__l);
        }

    private:
        sentinel_t<_Base> __end_ = sentinel_t<_Base>();
        const _Pred *__pred_ = nullptr;
    };

    take_while_view()
        requires default_initializable<_View> && default_initializable<_Pred>
    = default;
    constexpr take_while_view(_View __base, _Pred __pred) : __base_(std::move(__base)), __pred_(std::move(__pred)) {}
    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return __base_;
    }
    constexpr _View base() && { return std::move(__base_); }
    constexpr const _Pred &pred() const { return *__pred_; }
    constexpr auto begin()
        requires(!__om::simple_view<_View>)
    {
        return ranges::begin(__base_);
    }
    constexpr auto begin() const
        requires range<const _View> && indirect_unary_predicate<const _Pred, iterator_t<const _View>>
    {
        return ranges::begin(__base_);
    }
    constexpr auto end()
        requires(!__om::simple_view<_View>)
    {
        return _Sentinel<false>(ranges::end(__base_), std::addressof(*__pred_));
    }
    constexpr auto end() const
        requires range<const _View> && indirect_unary_predicate<const _Pred, iterator_t<const _View>>
    {
        return _Sentinel<true>(ranges::end(__base_), std::addressof(*__pred_));
    }

private:
    _View __base_ = _View();
    [[no_unique_address]] __om::movable_box<_Pred> __pred_;
};
template <class _Range, class _Pred>
take_while_view(_Range &&, _Pred) -> take_while_view<views::all_t<_Range>, _Pred>;

template <view _View>
class drop_view : public view_interface<drop_view<_View>> {
    typedef range_difference_t<_View> _Count;

public:
    drop_view()
        requires default_initializable<_View>
    = default;
    constexpr drop_view(_View __base, _Count __n) : __base_(std::move(__base)), __count_(__n) {
        OM_REQUIRES(__n >= 0, "drop_view: a negative number of elements");
    }
    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return __base_;
    }
    constexpr _View base() && { return std::move(__base_); }
    constexpr auto begin()
        requires(!(__om::simple_view<_View> && random_access_range<const _View> && sized_range<const _View>))
    {
        return ranges::next(ranges::begin(__base_), __count_, ranges::end(__base_));
    }
    constexpr auto begin() const
        requires random_access_range<const _View> && sized_range<const _View>
    {
        return ranges::next(ranges::begin(__base_), __count_, ranges::end(__base_));
    }
    constexpr auto end()
        requires(!__om::simple_view<_View>)
    {
        return ranges::end(__base_);
    }
    constexpr auto end() const
        requires range<const _View>
    {
        return ranges::end(__base_);
    }
    constexpr auto size()
        requires sized_range<_View>
    {
        const auto __n = ranges::size(__base_);
        const auto __c = static_cast<decltype(ranges::size(__base_))>(__count_);
        return __n < __c ? 0 : __n - __c;
    }
    constexpr auto size() const
        requires sized_range<const _View>
    {
        const auto __n = ranges::size(__base_);
        const auto __c = static_cast<decltype(ranges::size(__base_))>(__count_);
        return __n < __c ? 0 : __n - __c;
    }

private:
    _View __base_ = _View();
    _Count __count_ = 0;
};
template <class _Range>
drop_view(_Range &&, range_difference_t<_Range>) -> drop_view<views::all_t<_Range>>;
template <class _View>
inline constexpr bool enable_borrowed_range<drop_view<_View>> = enable_borrowed_range<_View>;

template <view _View, class _Pred>
    requires input_range<_View> && is_object_v<_Pred> && indirect_unary_predicate<const _Pred, iterator_t<_View>>
class drop_while_view : public view_interface<drop_while_view<_View, _Pred>> {
public:
    drop_while_view()
        requires default_initializable<_View> && default_initializable<_Pred>
    = default;
    constexpr drop_while_view(_View __base, _Pred __pred) : __base_(std::move(__base)), __pred_(std::move(__pred)) {}
    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return __base_;
    }
    constexpr _View base() && { return std::move(__base_); }
    constexpr const _Pred &pred() const { return *__pred_; }
    constexpr auto begin() {
        OM_REQUIRES(__pred_.has_value(), "drop_while_view::begin: the view has lost its predicate");
        return __begin_.found([this] {
            auto __i = ranges::begin(__base_);
            while (__i != ranges::end(__base_) && std::invoke(std::as_const(*__pred_), *__i))
                ++__i;
            return __i;
        });
    }
    constexpr auto end() { return ranges::end(__base_); }

private:
    _View __base_ = _View();
    [[no_unique_address]] __om::movable_box<_Pred> __pred_;
    __om::begin_cache<iterator_t<_View>> __begin_;
};
template <class _Range, class _Pred>
drop_while_view(_Range &&, _Pred) -> drop_while_view<views::all_t<_Range>, _Pred>;
template <class _View, class _Pred>
inline constexpr bool enable_borrowed_range<drop_while_view<_View, _Pred>> = enable_borrowed_range<_View>;

// [range.common]
template <view _View>
    requires(!common_range<_View> && copyable<iterator_t<_View>>)
class common_view : public view_interface<common_view<_View>> {
    template <class _Base>
    static constexpr bool __reaches_end = random_access_range<_Base> && sized_range<_Base>;

public:
    common_view()
        requires default_initializable<_View>
    = default;
    constexpr explicit common_view(_View __base) : __base_(std::move(__base)) {}
    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return __base_;
    }
    constexpr _View base() && { return std::move(__base_); }
    constexpr auto begin() { return __begin_of<_View>(__base_); }
    constexpr auto begin() const
        requires range<const _View>
    {
        return __begin_of<const _View>(__base_);
    }
    constexpr auto end() { return __end_of<_View>(__base_); }
    constexpr auto end() const
        requires range<const _View>
    {
        return __end_of<const _View>(__base_);
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
    template <class _Base>
    static constexpr auto __begin_of(_Base &__base) {
        if constexpr (__reaches_end<_Base>)
            return ranges::begin(__base);
        else
            return common_iterator<iterator_t<_Base>, sentinel_t<_Base>>(ranges::begin(__base));
    }
    template <class _Base>
    static constexpr auto __end_of(_Base &__base) {
        if constexpr (__reaches_end<_Base>)
            return ranges::begin(__base) + static_cast<range_difference_t<_Base>>(ranges::size(__base));
        else
            return common_iterator<iterator_t<_Base>, sentinel_t<_Base>>(ranges::end(__base));
    }

    _View __base_ = _View();
};
template <class _Range>
common_view(_Range &&) -> common_view<views::all_t<_Range>>;
template <class _View>
inline constexpr bool enable_borrowed_range<common_view<_View>> = enable_borrowed_range<_View>;

} // namespace std::ranges

namespace __om {

// What views::take and views::drop give back in the kind they were given ([range.take.overview]/2).
template <class _Tp>
inline constexpr bool is_span_view = false;
template <class _Tp>
inline constexpr bool is_span_view<std::span<_Tp, std::dynamic_extent>> = true;
template <class _Tp>
inline constexpr bool is_text_view = false;
template <class _CharT, class _Traits>
inline constexpr bool is_text_view<std::basic_string_view<_CharT, _Traits>> = true;
template <class _Tp>
inline constexpr bool is_iota_view = false;
template <class _Start, class _Bound>
inline constexpr bool is_iota_view<std::ranges::iota_view<_Start, _Bound>> = true;
template <class _Tp>
inline constexpr bool is_empty_view = false;
template <class _Tp>
inline constexpr bool is_empty_view<std::ranges::empty_view<_Tp>> = true;
template <class _Tp>
inline constexpr bool is_subrange = false;
template <class _Iter, class _Sent, std::ranges::subrange_kind _Kind>
inline constexpr bool is_subrange<std::ranges::subrange<_Iter, _Sent, _Kind>> = true;

template <class _Tp>
concept keeps_its_kind = std::ranges::random_access_range<_Tp> && std::ranges::sized_range<_Tp> &&
                         (is_span_view<_Tp> || is_text_view<_Tp> || is_iota_view<_Tp> || is_subrange<_Tp>);

template <class _Kind, class _Iter>
constexpr auto part_of_kind(_Iter __first, _Iter __last) {
    if constexpr (is_text_view<_Kind> || is_iota_view<_Kind> || is_span_view<_Kind>)
        return _Kind(__first, __last);
    else
        return std::ranges::subrange<_Iter>(__first, __last);
}

template <class _Range>
constexpr auto take_part(_Range &&__r, std::ranges::range_difference_t<_Range> __n) {
    typedef std::remove_cvref_t<_Range> _Kind;
    if constexpr (is_empty_view<_Kind>) {
        return decay_copy(static_cast<_Range &&>(__r));
    } else if constexpr (keeps_its_kind<_Kind>) {
        const auto __size = std::ranges::distance(__r);
        OM_REQUIRES(__n >= 0, "views::take: a negative number of elements");
        return part_of_kind<_Kind>(std::ranges::begin(__r), std::ranges::begin(__r) + (__n < __size ? __n : __size));
    } else {
        return std::ranges::take_view(static_cast<_Range &&>(__r), __n);
    }
}
template <class _Range>
constexpr auto drop_part(_Range &&__r, std::ranges::range_difference_t<_Range> __n) {
    typedef std::remove_cvref_t<_Range> _Kind;
    if constexpr (is_empty_view<_Kind>) {
        return decay_copy(static_cast<_Range &&>(__r));
    } else if constexpr (keeps_its_kind<_Kind>) {
        const auto __size = std::ranges::distance(__r);
        OM_REQUIRES(__n >= 0, "views::drop: a negative number of elements");
        return part_of_kind<_Kind>(std::ranges::begin(__r) + (__n < __size ? __n : __size),
                                   std::ranges::begin(__r) + __size);
    } else {
        return std::ranges::drop_view(static_cast<_Range &&>(__r), __n);
    }
}

} // namespace __om

namespace std::ranges::views {

OM_RANGE_ADAPTOR(take, __om::take_part)
OM_RANGE_ADAPTOR(take_while, take_while_view)
OM_RANGE_ADAPTOR(drop, __om::drop_part)
OM_RANGE_ADAPTOR(drop_while, drop_while_view)

struct __common : __om::closure_base {
    template <viewable_range _Range>
    constexpr auto operator()(_Range &&__r) const {
        if constexpr (common_range<_Range>)
            return views::all(static_cast<_Range &&>(__r));
        else
            return common_view<views::all_t<_Range>>(views::all(static_cast<_Range &&>(__r)));
    }
};
inline constexpr __common common{};

struct __counted {
    template <input_or_output_iterator _Iter>
    constexpr auto operator()(_Iter __i, iter_difference_t<_Iter> __n) const {
        OM_REQUIRES(__n >= 0, "views::counted: a negative number of elements");
        if constexpr (contiguous_iterator<_Iter>)
            return span<remove_reference_t<iter_reference_t<_Iter>>>(__om::address_of_target(__i),
                                                                     static_cast<size_t>(__n));
        else if constexpr (random_access_iterator<_Iter>)
            return subrange<_Iter>(__i, __i + __n);
        else
            return subrange<counted_iterator<_Iter>, default_sentinel_t>(counted_iterator<_Iter>(std::move(__i), __n),
                                                                         default_sentinel);
    }
};
inline constexpr __counted counted{};

} // namespace std::ranges::views
#endif

OM_END_MODEL

#endif
