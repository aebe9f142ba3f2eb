// counted_iterator and common_iterator ([iterators.counted], [iterators.common]) and the range
// versions of advance, distance, next and prev ([range.iter.ops]).
#ifndef OM_ITERATOR_COUNTED_H
#define OM_ITERATOR_COUNTED_H

#include <__om/iterator/concepts.h>
#include <__om/iterator/operations.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om {

struct ranges_advance {
    template <std::input_or_output_iterator _Iter>
    constexpr void operator()(_Iter &__i, std::iter_difference_t<_Iter> __n) const {
        if constexpr (std::random_access_iterator<_Iter>) {
            __i += __n;
        } else {
            for (; __n > 0; --__n)
                ++__i;
            if constexpr (std::bidirectional_iterator<_Iter>) {
                for (; __n < 0; ++__n)
                    --__i;
            } else {
                OM_CHECK("iterator-range", __n >= 0, "advance() by a negative distance needs a bidirectional iterator");
            }
        }
    }
    template <std::input_or_output_iterator _Iter, std::sentinel_for<_Iter> _Sent>
    constexpr void operator()(_Iter &__i, _Sent __bound) const {
        if constexpr (std::assignable_from<_Iter &, _Sent>) {
            __i = std::move(__bound);
        } else if constexpr (std::sized_sentinel_for<_Sent, _Iter>) {
            (*this)(__i, __bound - __i);
        } else {
            while (__i != __bound)
                ++__i;
        }
    }
    template <std::input_or_output_iterator _Iter, std::sentinel_for<_Iter> _Sent>
    constexpr std::iter_difference_t<_Iter> operator()(_Iter &__i, std::iter_difference_t<_Iter> __n,
                                                       _Sent __bound) const {
        if constexpr (std::sized_sentinel_for<_Sent, _Iter>) {
            const auto __room = __bound - __i;
            if (__n >= 0 ? __n >= __room : __n <= __room) {
                (*this)(__i, __bound);
                return __n - __room;
            }
            (*this)(__i, __n);
            return 0;
        } else {
            while (__n > 0 && __i != __bound) {
                ++__i;
                --__n;
            }
            if constexpr (std::bidirectional_iterator<_Iter> && std::same_as<_Iter, _Sent>) {
                while (__n < 0 && __i != __bound) {
                    --__i;
                    ++__n;
                }
            }
            return __n;
        }
    }
};

} // namespace __om

namespace std::ranges {
inline constexpr __om::ranges_advance advance{};
}

namespace __om {

struct ranges_next {
    template <std::input_or_output_iterator _Iter>
    constexpr _Iter operator()(_Iter __i) const {
        ++__i;
        return __i;
    }
    template <std::input_or_output_iterator _Iter>
    constexpr _Iter operator()(_Iter __i, std::iter_difference_t<_Iter> __n) const {
        std::ranges::advance(__i, __n);
        return __i;
    }
    template <std::input_or_output_iterator _Iter, std::sentinel_for<_Iter> _Sent>
    constexpr _Iter operator()(_Iter __i, _Sent __bound) const {
        std::ranges::advance(__i, __bound);
        return __i;
    }
    template <std::input_or_output_iterator _Iter, std::sentinel_for<_Iter> _Sent>
    constexpr _Iter operator()(_Iter __i, std::iter_difference_t<_Iter> __n, _Sent __bound) const {
        std::ranges::advance(__i, __n, __bound);
        return __i;
    }
};

struct ranges_prev {
    template <std::bidirectional_iterator _Iter>
    constexpr _Iter operator()(_Iter __i) const {
        --__i;
        return __i;
    }
    template <std::bidirectional_iterator _Iter>
    constexpr _Iter operator()(_Iter __i, std::iter_difference_t<_Iter> __n) const {
        std::ranges::advance(__i, -__n);
        return __i;
    }
    template <std::bidirectional_iterator _Iter>
    constexpr _Iter operator()(_Iter __i, std::iter_difference_t<_Iter> __n, _Iter __bound) const {
        std::ranges::advance(__i, -__n, __bound);
        return __i;
    }
};

} // namespace __om

namespace std {

namespace ranges {
inline constexpr __om::ranges_next next{};
inline constexpr __om::ranges_prev prev{};
} // namespace ranges

} // namespace std

namespace __om {

template <class _Iter>
struct counted_value {};
template <std::indirectly_readable _Iter>
struct counted_value<_Iter> {
    typedef std::iter_value_t<_Iter> value_type;
};
template <class _Iter>
struct counted_concept {};
template <class _Iter>
    requires requires { typename _Iter::iterator_concept; }
struct counted_concept<_Iter> {
    typedef typename _Iter::iterator_concept iterator_concept;
};
template <class _Iter>
struct counted_category {};
template <class _Iter>
    requires requires { typename _Iter::iterator_category; }
struct counted_category<_Iter> {
    typedef typename _Iter::iterator_category iterator_category;
};

} // namespace __om

namespace std {

// [counted.iterator]
template <input_or_output_iterator _Iter>
class counted_iterator : public __om::counted_value<_Iter>,
                         public __om::counted_concept<_Iter>,
                         public __om::counted_category<_Iter> {
    template <input_or_output_iterator>
    friend class counted_iterator;

    _Iter __current = _Iter();
    iter_difference_t<_Iter> __length = 0;

    static constexpr bool __nothrow_deref = noexcept(*declval<const _Iter &>());

public:
    typedef _Iter iterator_type;
    typedef iter_difference_t<_Iter> difference_type;

    constexpr counted_iterator()
        requires default_initializable<_Iter>
    = default;
    constexpr counted_iterator(_Iter __x, iter_difference_t<_Iter> __n) : __current(std::move(__x)), __length(__n) {
        OM_REQUIRES(__n >= 0, "counted_iterator with a negative count");
    }
    template <class _I2>
        requires convertible_to<const _I2 &, _Iter>
    constexpr counted_iterator(const counted_iterator<_I2> &__x) : __current(__x.__current), __length(__x.__length) {}
    template <class _I2>
        requires assignable_from<_Iter &, const _I2 &>
    constexpr counted_iterator &operator=(const counted_iterator<_I2> &__x) {
        __current = __x.__current;
        __length = __x.__length;
        return *this;
    }

    constexpr const _Iter &base() const & noexcept { return __current; }
    constexpr _Iter base() && { return std::move(__current); }
    constexpr iter_difference_t<_Iter> count() const noexcept { return __length; }

    constexpr decltype(auto) operator*() noexcept(noexcept(*__current)) {
        OM_CHECK("iterator-range", __length > 0, "counted_iterator dereferenced past its count");
        return *__current;
    }
    constexpr decltype(auto) operator*() const noexcept(__nothrow_deref)
        requires __om::dereferenceable<const _Iter>
    {
        OM_CHECK("iterator-range", __length > 0, "counted_iterator dereferenced past its count");
        return *__current;
    }
    constexpr auto operator->() const noexcept
        requires contiguous_iterator<_Iter>
    {
        return __om::address_of_target(__current);
    }
    constexpr counted_iterator &operator++() {
        OM_CHECK("iterator-range", __length > 0, "counted_iterator incremented past its count");
        ++__current;
        --__length;
        return *this;
    }
    constexpr decltype(auto) operator++(int) {
        OM_CHECK("iterator-range", __length > 0, "counted_iterator incremented past its count");
        --__length;
        return __current++;
    }
    constexpr counted_iterator operator++(int)
        requires forward_iterator<_Iter>
    {
        counted_iterator __before = *this;
        ++*this;
        return __before;
    }
    constexpr counted_iterator &operator--()
        requires bidirectional_iterator<_Iter>
    {
        --__current;
        ++__length;
        return *this;
    }
    constexpr counted_iterator operator--(int)
        requires bidirectional_iterator<_Iter>
    {
        counted_iterator __before = *this;
        --*this;
        return __before;
    }
    constexpr counted_iterator operator+(iter_difference_t<_Iter> __n) const
        requires random_access_iterator<_Iter>
    {
        return counted_iterator(__current + __n, __length - __n);
    }
    friend constexpr counted_iterator operator+(iter_difference_t<_Iter> __n, const counted_iterator &__x)
        requires random_access_iterator<_Iter>
    {
        return __x + __n;
    }
    constexpr counted_iterator &operator+=(iter_difference_t<_Iter> __n)
        requires random_access_iterator<_Iter>
    {
        OM_CHECK("iterator-range", __n <= __length, "counted_iterator advanced past its count");
        __current += __n;
        __length -= __n;
        return *this;
    }
    constexpr counted_iterator operator-(iter_difference_t<_Iter> __n) const
        requires random_access_iterator<_Iter>
    {
        return counted_iterator(__current - __n, __length + __n);
    }
    template <common_with<_Iter> _I2>
    friend constexpr iter_difference_t<_I2> operator-(const counted_iterator &__x, const counted_iterator<_I2> &__y) {
        return __y.__length - __x.__length;
    }
    friend constexpr iter_difference_t<_Iter> operator-(const counted_iterator &__x, default_sentinel_t) {
        return -__x.__length;
    }
    friend constexpr iter_difference_t<_Iter> operator-(default_sentinel_t, const counted_iterator &__y) {
        return __y.__length;
    }
    constexpr counted_iterator &operator-=(iter_difference_t<_Iter> __n)
        requires random_access_iterator<_Iter>
    {
        OM_CHECK("iterator-range", -__n <= __length, "counted_iterator advanced past its count");
        __current -= __n;
        __length += __n;
        return *this;
    }
    constexpr decltype(auto) operator[](iter_difference_t<_Iter> __n) const
        requires random_access_iterator<_Iter>
    {
        OM_CHECK("iterator-range", __n < __length, "counted_iterator indexed past its count");
        return __current[__n];
    }
    template <common_with<_Iter> _I2>
    friend constexpr bool operator==(const counted_iterator &__x, const counted_iterator<_I2> &__y) {
        return __x.__length == __y.__length;
    }
    friend constexpr bool operator==(const counted_iterator &__x, default_sentinel_t) { return __x.__length == 0; }
    template <common_with<_Iter> _I2>
    friend constexpr strong_ordering operator<=>(const counted_iterator &__x, const counted_iterator<_I2> &__y) {
        return __y.__length <=> __x.__length;
    }
    friend constexpr decltype(auto)
    iter_move(const counted_iterator &__i) noexcept(noexcept(ranges::iter_move(__i.__current)))
        requires input_iterator<_Iter>
    {
        return ranges::iter_move(__i.__current);
    }
    template <indirectly_swappable<_Iter> _I2>
    friend constexpr void iter_swap(const counted_iterator &__x, const counted_iterator<_I2> &__y) {
        ranges::iter_swap(__x.__current, __y.__current);
    }
};

template <input_iterator _Iter>
    requires(!__om::primary_traits<_Iter>)
struct iterator_traits<counted_iterator<_Iter>> : iterator_traits<_Iter> {
    typedef conditional_t<contiguous_iterator<_Iter>, add_pointer_t<iter_reference_t<_Iter>>, void> pointer;
};

} // namespace std
#endif

OM_END_MODEL

#endif
