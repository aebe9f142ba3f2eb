// enumerate_view and zip_view ([range.enumerate], [range.zip]).
#ifndef OM_RANGES_ZIPPING_H
#define OM_RANGES_ZIPPING_H

#include <__om/ranges/slicing.h>
#include <__om/ranges/transforming.h>
#include <tuple>
#include <utility>

OM_BEGIN_MODEL

#if OM_CXX23
namespace __om {

// How far the iterators over several ranges can go together.
template <class... _Ranges>
using shared_concept = std::conditional_t<
    (std::ranges::random_access_range<_Ranges> && ...), std::random_access_iterator_tag,
    std::conditional_t<(std::ranges::bidirectional_range<_Ranges> && ...), std::bidirectional_iterator_tag,
                       std::conditional_t<(std::ranges::forward_range<_Ranges> && ...), std::forward_iterator_tag,
                                          std::input_iterator_tag>>>;

template <class _Function, class _Tuple>
constexpr void for_each_of(_Function __f, _Tuple &&__t) {
    std::apply([&__f](auto &&...__elements) { (static_cast<void>(__f(__elements)), ...); },
               static_cast<_Tuple &&>(__t));
}
template <class _Function, class _Tuple>
constexpr auto transform_tuple(_Function __f, _Tuple &&__t) {
    return std::apply(
        [&__f](auto &&...__elements) {
            return std::tuple<decltype(__f(static_cast<decltype(__elements)>(__elements)))...>(
                __f(static_cast<decltype(__elements)>(__elements))...);
        },
        static_cast<_Tuple &&>(__t));
}

// Whether all ranges end where their iterators can compare.
template <class... _Ranges>
concept zip_is_common =
    (sizeof...(_Ranges) == 1 && (std::ranges::common_range<_Ranges> && ...)) ||
    (!(std::ranges::bidirectional_range<_Ranges> && ...) && (std::ranges::common_range<_Ranges> && ...)) ||
    ((std::ranges::random_access_range<_Ranges> && ...) && (std::ranges::sized_range<_Ranges> && ...));

} // namespace __om

namespace std::ranges {

template <input_range... _Views>
    requires(view<_Views> && ...) && (sizeof...(_Views) > 0)
class zip_view : public view_interface<zip_view<_Views...>> {
public:
    template <bool _Const>
    class _Iterator {
        typedef tuple<iterator_t<__om::const_if<_Const, _Views>>...> _Iterators;
        static constexpr bool __random = (random_access_range<__om::const_if<_Const, _Views>> && ...);
        static constexpr bool __both_ways = (bidirectional_range<__om::const_if<_Const, _Views>> && ...);
        static constexpr bool __forward = (forward_range<__om::const_if<_Const, _Views>> && ...);
        template <bool>
        friend class _Iterator;

    public:
        typedef input_iterator_tag iterator_category;
        typedef __om::shared_concept<__om::const_if<_Const, _Views>...> iterator_concept;
        typedef tuple<range_value_t<__om::const_if<_Const, _Views>>...> value_type;
        typedef common_type_t<range_difference_t<__om::const_if<_Const, _Views>>...> difference_type;

        _Iterator() = default;
        constexpr explicit _Iterator(_Iterators __current) : __current_(std::move(__current)) {}
        constexpr _Iterator(_Iterator<!_Const> __other)
            requires _Const
            : __current_(std::move(__other.__current_)) {}

        constexpr auto operator*() const {
            return __om::transform_tuple([](auto &__i) -> decltype(auto) { return *__i; }, __current_);
        }
        constexpr _Iterator &operator++() {
            __om::for_each_of([](auto &__i) { ++__i; }, __current_);
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
            __om::for_each_of([](auto &__i) { --__i; }, __current_);
            return *this;
        }
        constexpr _Iterator operator--(int)
            requires __both_ways
        {
            _Iterator __old(*this);
            --*this;
            return __old;
        }
        constexpr _Iterator &operator+=(difference_type __n)
            requires __random
        {
            __om::for_each_of([__n](auto &__i) { __i += static_cast<iter_difference_t<decltype(__i)>>(__n); },
                              __current_);
            return *this;
        }
        constexpr _Iterator &operator-=(difference_type __n)
            requires __random
        {
            return *this += -__n;
        }
        constexpr auto operator[](difference_type __n) const
            requires __random
        {
            return *(*this + __n);
        }
        // Any pair of iterators that meets ends the walk, unless they go backwards as well.
        friend constexpr bool operator==(const _Iterator &__l, const _Iterator &__r) {
            if constexpr (__both_ways)
                return __l.__current_ == __r.__current_;
            else
                return __l.__any_meets(__r.__current_);
        }
        friend constexpr auto operator<=>(const _Iterator &__l, const _Iterator &__r)
            requires __random
        {
            return __l.__current_ <=> __r.__current_;
        }
        friend constexpr _Iterator operator+(_Iterator __i, difference_type __n)
            requires __random
        {
            return __i += __n;
        }
        friend constexpr _Iterator operator+(difference_type __n, _Iterator __i)
            requires __random
        {
            return __i += __n;
        }
        friend constexpr _Iterator operator-(_Iterator __i, difference_type __n)
            requires __random
        {
            return __i -= __n;
        }
        friend constexpr difference_type operator-(const _Iterator &__l, const _Iterator &__r)
            requires __random
        {
            return static_cast<difference_type>(std::get<0>(__l.__current_) - std::get<0>(__r.__current_));
        }
        friend constexpr auto iter_move(const _Iterator &__i) {
            return __om::transform_tuple([](auto &__j) -> decltype(auto) { return ranges::iter_move(__j); },
                                         __i.__current_);
        }

        template <class _Ends>
        constexpr bool __any_meets(const _Ends &__ends) const {
            return [&]<size_t... __n>(index_sequence<__n...>) {
                return ((std::get<__n>(__current_) == std::get<__n>(__ends)) || ...);
            }(index_sequence_for<_Views...>());
        }

    private:
        _Iterators __current_;
    };

    template <bool _Const>
    class _Sentinel {
        typedef tuple<sentinel_t<__om::const_if<_Const, _Views>>...> _Ends;

    public:
        _Sentinel() = default;
        constexpr explicit _Sentinel(_Ends __ends) : __ends_(std::move(__ends)) {}
        friend constexpr bool operator==(const _Iterator<_Const> &__l, const _Sentinel &__r) {
            return __l.__any_meets(__r.__ends_);
        }

    private:
        _Ends __ends_;
    };

    zip_view() = default;
    constexpr explicit zip_view(_Views... __views) : __views_(std::move(__views)...) {}

    constexpr auto begin() { return _Iterator<false>(__om::transform_tuple(ranges::begin, __views_)); }
    constexpr auto begin() const
        requires(range<const _Views> && ...)
    {
        return _Iterator<true>(__om::transform_tuple(ranges::begin, __views_));
    }
    constexpr auto end() { return __end_of<false>(*this); }
    constexpr auto end() const
        requires(range<const _Views> && ...)
    {
        return __end_of<true>(*this);
    }
    constexpr auto size()
        requires(sized_range<_Views> && ...)
    {
        return __size_(__views_);
    }
    constexpr auto size() const
        requires(sized_range<const _Views> && ...)
    {
        return __size_(__views_);
    }

private:
    template <class _Tuple>
    static constexpr auto __size_(_Tuple &__views) {
        return std::apply(
            [](auto &...__v) {
                typedef make_unsigned_t<common_type_t<decltype(ranges::size(__v))...>> _Size;
                _Size __least = static_cast<_Size>(-1);
                ((__least = static_cast<_Size>(ranges::size(__v)) < __least ? static_cast<_Size>(ranges::size(__v))
                                                                            : __least),
                 ...);
                return __least;
            },
            __views);
    }
    template <bool _Const, class _Self>
    static constexpr auto __end_of(_Self &__self) {
        if constexpr (!__om::zip_is_common<__om::const_if<_Const, _Views>...>)
            return _Sentinel<_Const>(__om::transform_tuple(ranges::end, __self.__views_));
        else if constexpr ((random_access_range<__om::const_if<_Const, _Views>> && ...))
            return __self.begin() + static_cast<iter_difference_t<_Iterator<_Const>>>(__self.size());
        else
            return _Iterator<_Const>(__om::transform_tuple(ranges::end, __self.__views_));
    }

    tuple<_Views...> __views_;
};
template <class... _Ranges>
zip_view(_Ranges &&...) -> zip_view<views::all_t<_Ranges>...>;
template <class... _Views>
inline constexpr bool enable_borrowed_range<zip_view<_Views...>> = (enable_borrowed_range<_Views> && ...);

// An index beside each element.
template <view _View>
    requires input_range<_View>
class enumerate_view : public view_interface<enumerate_view<_View>> {
public:
    enumerate_view()
        requires default_initializable<_View>
    = default;
    constexpr explicit enumerate_view(_View __base) : __base_(std::move(__base)) {}
    constexpr _View base() const &
        requires copy_constructible<_View>
    {
        return __base_;
    }
    constexpr _View base() && { return std::move(__base_); }

    template <bool _Const>
    class _Iterator {
        typedef __om::const_if<_Const, _View> _Base;

    public:
        typedef input_iterator_tag iterator_category;
        typedef __om::range_concept<_Base> iterator_concept;
        typedef range_difference_t<_Base> difference_type;
        typedef tuple<difference_type, range_value_t<_Base>> value_type;

        _Iterator() = default;
        constexpr _Iterator(iterator_t<_Base> __current, difference_type __index)
            : __current_(std::move(__current)), __index_(__index) {}

        constexpr const iterator_t<_Base> &base() const & noexcept { return __current_; }
        constexpr difference_type index() const noexcept { return __index_; }
        constexpr tuple<difference_type, range_reference_t<_Base>> operator*() const {
            return tuple<difference_type, range_reference_t<_Base>>(__index_, *__current_);
        }
        constexpr _Iterator &operator++() {
            ++__current_;
            ++__index_;
            return *this;
        }
        constexpr void operator++(int)
            requires(!forward_range<_Base>)
        {
            ++*this;
        }
        constexpr _Iterator operator++(int)
            requires forward_range<_Base>
        {
            _Iterator __old(*this);
            ++*this;
            return __old;
        }
        constexpr _Iterator &operator--()
            requires bidirectional_range<_Base>
        {
            --__current_;
            --__index_;
            return *this;
        }
        constexpr _Iterator operator--(int)
            requires bidirectional_range<_Base>
        {
            _Iterator __old(*this);
            --*this;
            return __old;
        }
        constexpr _Iterator &operator+=(difference_type __n)
            requires random_access_range<_Base>
        {
            __current_ += __n;
            __index_ += __n;
            return *this;
        }
        constexpr _Iterator &operator-=(difference_type __n)
            requires random_access_range<_Base>
        {
            return *this += -__n;
        }
        constexpr auto operator[](difference_type __n) const
            requires random_access_range<_Base>
        {
            return *(*this + __n);
        }
        friend constexpr bool operator==(const _Iterator &__l, const _Iterator &__r) {
            return __l.__index_ == __r.__index_;
        }
        friend constexpr strong_ordering operator<=>(const _Iterator &__l, const _Iterator &__r) {
            return __l.__index_ <=> __r.__index_;
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
        friend constexpr difference_type operator-(const _Iterator &__l, const _Iterator &__r) {
            return __l.__index_ - __r.__index_;
        }

    private:
        iterator_t<_Base> __current_ = iterator_t<_Base>();
        difference_type __index_ = 0;
    };
    template <bool _Const>
    class _Sentinel {
        typedef __om::const_if<_Const, _View> _Base;

    public:
        _Sentinel() = default;
        constexpr explicit _Sentinel(sentinel_t<_Base> __end) : __end_(std::move(__end)) {}
        friend constexpr bool operator==(const _Iterator<_Const> &__l, const _Sentinel &__r) {
            return __l.base() == __r.__end_;
        }

    private:
        sentinel_t<_Base> __end_ = sentinel_t<_Base>();
    };

    constexpr auto begin() { return _Iterator<false>(ranges::begin(__base_), 0); }
    constexpr auto begin() const
        requires range<const _View>
    {
        return _Iterator<true>(ranges::begin(__base_), 0);
    }
    constexpr auto end() { return __end_of<false>(__base_); }
    constexpr auto end() const
        requires range<const _View>
    {
        return __end_of<true>(__base_);
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
    template <bool _Const, class _Base>
    static constexpr auto __end_of(_Base &__base) {
        if constexpr (forward_range<_Base> && common_range<_Base> && sized_range<_Base>)
            return _Iterator<_Const>(ranges::end(__base), ranges::distance(__base));
        else
            return _Sentinel<_Const>(ranges::end(__base));
    }

    _View __base_ = _View();
};
template <class _Range>
enumerate_view(_Range &&) -> enumerate_view<views::all_t<_Range>>;
template <class _View>
inline constexpr bool enable_borrowed_range<enumerate_view<_View>> = enable_borrowed_range<_View>;

namespace views {

struct __zip {
    template <viewable_range... _Ranges>
    constexpr auto operator()(_Ranges &&...__r) const {
        if constexpr (sizeof...(_Ranges) == 0)
            return views::empty<tuple<>>;
        else
            return zip_view<views::all_t<_Ranges>...>(views::all(static_cast<_Ranges &&>(__r))...);
    }
};
inline constexpr __zip zip{};

struct __enumerate : __om::closure_base {
    template <viewable_range _Range>
    constexpr auto operator()(_Range &&__r) const {
        return enumerate_view<views::all_t<_Range>>(views::all(static_cast<_Range &&>(__r)));
    }
};
inline constexpr __enumerate enumerate{};

} // namespace views
} // namespace std::ranges
#endif

OM_END_MODEL

#endif
