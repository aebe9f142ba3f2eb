// empty_view, single_view, iota_view and basic_istream_view ([range.factories]).
#ifndef OM_RANGES_FACTORIES_H
#define OM_RANGES_FACTORIES_H

#include <__om/ranges/all.h>
#include <iosfwd>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om {

template <class _Tp>
concept decrementable = std::incrementable<_Tp> && requires(_Tp __i) {
    { --__i } -> std::same_as<_Tp &>;
    { __i-- } -> std::same_as<_Tp>;
};
// Wide enough for the distance of any two values.
template <class _Tp>
struct iota_difference {
    typedef std::iter_difference_t<_Tp> type;
};
template <std::integral _Tp>
struct iota_difference<_Tp> {
    typedef std::conditional_t<(sizeof(_Tp) < sizeof(int)), int, long long> type;
};
template <class _Tp>
concept advanceable = decrementable<_Tp> && std::totally_ordered<_Tp> &&
                      requires(_Tp __i, const _Tp __j, const typename iota_difference<_Tp>::type __n) {
                          { __i += static_cast<_Tp>(__n) } -> std::same_as<_Tp &>;
                          _Tp(__j + static_cast<_Tp>(__n));
                      };
template <class _Tp>
concept advanceable_iterator = decrementable<_Tp> && std::totally_ordered<_Tp> && std::random_access_iterator<_Tp>;

template <class _Tp>
struct iota_category {};
template <std::incrementable _Tp>
struct iota_category<_Tp> {
    typedef std::input_iterator_tag iterator_category;
};

} // namespace __om

namespace std::ranges {

// [range.empty]
template <class _Tp>
    requires is_object_v<_Tp>
class empty_view : public view_interface<empty_view<_Tp>> {
public:
    static constexpr _Tp *begin() noexcept { return nullptr; }
    static constexpr _Tp *end() noexcept { return nullptr; }
    static constexpr _Tp *data() noexcept { return nullptr; }
    static constexpr size_t size() noexcept { return 0; }
    static constexpr bool empty() noexcept { return true; }
};
template <class _Tp>
inline constexpr bool enable_borrowed_range<empty_view<_Tp>> = true;

// [range.single]
template <move_constructible _Tp>
    requires is_object_v<_Tp>
class single_view : public view_interface<single_view<_Tp>> {
public:
    single_view()
        requires default_initializable<_Tp>
    = default;
    constexpr explicit single_view(const _Tp &__t)
        requires copy_constructible<_Tp>
        : __value_(__t) {}
    constexpr explicit single_view(_Tp &&__t) : __value_(std::move(__t)) {}
    template <class... _Args>
        requires constructible_from<_Tp, _Args...>
    constexpr explicit single_view(in_place_t, _Args &&...__args)
        : __value_(in_place, static_cast<_Args &&>(__args)...) {}

    constexpr _Tp *begin() noexcept { return data(); }
    constexpr const _Tp *begin() const noexcept { return data(); }
    constexpr _Tp *end() noexcept { return data() + 1; }
    constexpr const _Tp *end() const noexcept { return data() + 1; }
    static constexpr bool empty() noexcept { return false; }
    static constexpr size_t size() noexcept { return 1; }
    constexpr _Tp *data() noexcept { return __value_.operator->(); }
    constexpr const _Tp *data() const noexcept { return __value_.operator->(); }

private:
    __om::movable_box<_Tp> __value_;
};
template <class _Tp>
single_view(_Tp) -> single_view<_Tp>;

// [range.iota]
template <weakly_incrementable _Start, semiregular _Bound = unreachable_sentinel_t>
    requires requires(const _Start &__a, const _Bound &__b) {
        { __a == __b } -> convertible_to<bool>;
    } && copyable<_Start>
class iota_view : public view_interface<iota_view<_Start, _Bound>> {
    static constexpr bool __random = integral<_Start> || __om::advanceable_iterator<_Start>;

public:
    class _Iterator : public __om::iota_category<_Start> {
    public:
        typedef conditional_t<
            __random, random_access_iterator_tag,
            conditional_t<__om::decrementable<_Start>, bidirectional_iterator_tag,
                          conditional_t<incrementable<_Start>, forward_iterator_tag, input_iterator_tag>>>
            iterator_concept;
        typedef _Start value_type;
        typedef typename __om::iota_difference<_Start>::type difference_type;

        _Iterator()
            requires default_initializable<_Start>
        = default;
        constexpr explicit _Iterator(_Start __value) : __value_(std::move(__value)) {}
        constexpr _Start operator*() const { return __value_; }
        constexpr _Iterator &operator++() {
            ++__value_;
            return *this;
        }
        constexpr void operator++(int)
            requires(!incrementable<_Start>)
        {
            ++__value_;
        }
        constexpr _Iterator operator++(int)
            requires incrementable<_Start>
        {
            _Iterator __old(*this);
            ++__value_;
            return __old;
        }
        constexpr _Iterator &operator--()
            requires __om::decrementable<_Start>
        {
            --__value_;
            return *this;
        }
        constexpr _Iterator operator--(int)
            requires __om::decrementable<_Start>
        {
            _Iterator __old(*this);
            --__value_;
            return __old;
        }
        constexpr _Iterator &operator+=(difference_type __n)
            requires __random
        {
            if constexpr (integral<_Start>)
                __value_ = static_cast<_Start>(__value_ + static_cast<_Start>(__n));
            else
                __value_ += __n;
            return *this;
        }
        constexpr _Iterator &operator-=(difference_type __n)
            requires __random
        {
            if constexpr (integral<_Start>)
                __value_ = static_cast<_Start>(__value_ - static_cast<_Start>(__n));
            else
                __value_ -= __n;
            return *this;
        }
        constexpr _Start operator[](difference_type __n) const
            requires __random
        {
            return *(*this + __n);
        }
        friend constexpr bool operator==(const _Iterator &__l, const _Iterator &__r)
            requires equality_comparable<_Start>
        {
            return __l.__value_ == __r.__value_;
        }
        friend constexpr bool operator<(const _Iterator &__l, const _Iterator &__r)
            requires totally_ordered<_Start>
        {
            return __l.__value_ < __r.__value_;
        }
        friend constexpr bool operator>(const _Iterator &__l, const _Iterator &__r)
            requires totally_ordered<_Start>
        {
            return __r < __l;
        }
        friend constexpr bool operator<=(const _Iterator &__l, const _Iterator &__r)
            requires totally_ordered<_Start>
        {
            return !(__r < __l);
        }
        friend constexpr bool operator>=(const _Iterator &__l, const _Iterator &__r)
            requires totally_ordered<_Start>
        {
            return !(__l < __r);
        }
        friend constexpr auto operator<=>(const _Iterator &__l, const _Iterator &__r)
            requires totally_ordered<_Start> && three_way_comparable<_Start>
        {
            return __l.__value_ <=> __r.__value_;
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
            if constexpr (integral<_Start>)
                return static_cast<difference_type>(__l.__value_) - static_cast<difference_type>(__r.__value_);
            else
                return __l.__value_ - __r.__value_;
        }

    private:
        _Start __value_ = _Start();
    };

    class _Sentinel {
    public:
        _Sentinel() = default;
        constexpr explicit _Sentinel(_Bound __bound) : __bound_(__bound) {}
        friend constexpr bool operator==(const _Iterator &__l, const _Sentinel &__r) { return *__l == __r.__bound_; }
        friend constexpr iter_difference_t<_Start> operator-(const _Iterator &__l, const _Sentinel &__r)
            requires sized_sentinel_for<_Bound, _Start>
        {
            return *__l - __r.__bound_;
        }
        friend constexpr iter_difference_t<_Start> operator-(const _Sentinel &__l, const _Iterator &__r)
            requires sized_sentinel_for<_Bound, _Start>
        {
            return __l.__bound_ - *__r;
        }

    private:
        _Bound __bound_ = _Bound();
    };

    iota_view()
        requires default_initializable<_Start>
    = default;
    constexpr explicit iota_view(_Start __value) : __value_(std::move(__value)) {}
    constexpr iota_view(type_identity_t<_Start> __value, type_identity_t<_Bound> __bound)
        : __value_(std::move(__value)), __bound_(std::move(__bound)) {
        if constexpr (requires { bool(__value_ <= __bound_); })
            OM_REQUIRES(bool(__value_ <= __bound_), "iota_view: the bound lies before the first value");
    }
    constexpr iota_view(_Iterator __first, _Iterator __last)
        requires same_as<_Start, _Bound>
        : iota_view(*__first, *__last) {}

    constexpr _Iterator begin() const { return _Iterator(__value_); }
    constexpr auto end() const {
        if constexpr (same_as<_Bound, unreachable_sentinel_t>)
            return unreachable_sentinel;
        else if constexpr (same_as<_Start, _Bound>)
            return _Iterator(__bound_);
        else
            return _Sentinel(__bound_);
    }
    constexpr bool empty() const { return __value_ == __bound_; }
    constexpr auto size() const
        requires(same_as<_Start, _Bound> && __random) ||
                (integral<_Start> && integral<_Bound>) || sized_sentinel_for<_Bound, _Start>
    {
        if constexpr (integral<_Start> && integral<_Bound>) {
            typedef common_type_t<unsigned, make_unsigned_t<_Start>, make_unsigned_t<_Bound>> _Size;
            return static_cast<_Size>(static_cast<_Size>(__bound_) - static_cast<_Size>(__value_));
        } else {
            return __om::to_unsigned(__bound_ - __value_);
        }
    }

private:
    _Start __value_ = _Start();
    [[no_unique_address]] _Bound __bound_ = _Bound();
};
template <class _Start, class _Bound>
    requires(!is_integral_v<_Start> || !is_integral_v<_Bound> || is_signed_v<_Start> == is_signed_v<_Bound>)
iota_view(_Start, _Bound) -> iota_view<_Start, _Bound>;
template <class _Start, class _Bound>
inline constexpr bool enable_borrowed_range<iota_view<_Start, _Bound>> = true;

// [range.istream]
template <movable _Val, class _CharT, class _Traits = char_traits<_CharT>>
    requires default_initializable<_Val> && requires(basic_istream<_CharT, _Traits> &__s, _Val &__v) { __s >> __v; }
class basic_istream_view : public view_interface<basic_istream_view<_Val, _CharT, _Traits>> {
public:
    class _Iterator {
    public:
        typedef input_iterator_tag iterator_concept;
        typedef ptrdiff_t difference_type;
        typedef _Val value_type;

        constexpr explicit _Iterator(basic_istream_view &__parent) noexcept : __parent_(std::addressof(__parent)) {}
        _Iterator(const _Iterator &) = delete;
        _Iterator(_Iterator &&) = default;
        _Iterator &operator=(const _Iterator &) = delete;
        _Iterator &operator=(_Iterator &&) = default;
        _Iterator &operator++() {
            *__parent_->__stream_ >> __parent_->__value_;
            return *this;
        }
        void operator++(int) { ++*this; }
        _Val &operator*() const { return __parent_->__value_; }
        friend bool operator==(const _Iterator &__i, default_sentinel_t) { return __i.__ended_(); }

    private:
        bool __ended_() const { return !*__parent_->__stream_; }

        basic_istream_view *__parent_;
    };

    constexpr explicit basic_istream_view(basic_istream<_CharT, _Traits> &__s) : __stream_(std::addressof(__s)) {}
    constexpr auto begin() {
        *__stream_ >> __value_;
        return _Iterator(*this);
    }
    constexpr default_sentinel_t end() const noexcept { return default_sentinel; }

private:
    basic_istream<_CharT, _Traits> *__stream_;
    _Val __value_ = _Val();
};
template <class _Val>
using istream_view = basic_istream_view<_Val, char>;
template <class _Val>
using wistream_view = basic_istream_view<_Val, wchar_t>;

namespace views {

template <class _Tp>
inline constexpr empty_view<_Tp> empty{};

struct __single {
    template <class _Tp>
    constexpr auto operator()(_Tp &&__t) const {
        return single_view<decay_t<_Tp>>(static_cast<_Tp &&>(__t));
    }
};
inline constexpr __single single{};

struct __iota {
    template <class _Start>
    constexpr auto operator()(_Start &&__value) const {
        return iota_view<decay_t<_Start>>(static_cast<_Start &&>(__value));
    }
    template <class _Start, class _Bound>
    constexpr auto operator()(_Start &&__value, _Bound &&__bound) const {
        return iota_view(static_cast<_Start &&>(__value), static_cast<_Bound &&>(__bound));
    }
};
inline constexpr __iota iota{};

template <class _Tp>
struct __istream {
    template <class _CharT, class _Traits>
    constexpr auto operator()(basic_istream<_CharT, _Traits> &__s) const {
        return basic_istream_view<_Tp, _CharT, _Traits>(__s);
    }
};
template <class _Tp>
inline constexpr __istream<_Tp> istream{};

} // namespace views
} // namespace std::ranges
#endif

OM_END_MODEL

#endif
