// move_iterator and move_sentinel ([move.iterators], [move.sentinel]).
#ifndef OM_ITERATOR_MOVE_ITERATOR_H
#define OM_ITERATOR_MOVE_ITERATOR_H

#include <__om/iterator/concepts.h>
#include <__om/iterator/traits.h>
#include <__om/move.h>

OM_BEGIN_MODEL

#if OM_CXX11
namespace __om {

template <class _Iter>
struct move_reference {
    typedef typename std::iterator_traits<_Iter>::reference __base;
    typedef typename std::conditional<std::is_reference<__base>::value, typename std::remove_reference<__base>::type &&,
                                      __base>::type type;
};
#if OM_CXX20
template <class _Iter>
    requires requires { typename std::iter_rvalue_reference_t<_Iter>; }
struct move_reference<_Iter> {
    typedef std::iter_rvalue_reference_t<_Iter> type;
};
#endif

} // namespace __om

namespace std {

#if OM_CXX20
template <semiregular _Sent>
class move_sentinel {
    _Sent __last;

public:
    constexpr move_sentinel() : __last() {}
    constexpr explicit move_sentinel(_Sent __s) : __last(std::move(__s)) {}
    template <class _S2>
        requires convertible_to<const _S2 &, _Sent>
    constexpr move_sentinel(const move_sentinel<_S2> &__s) : __last(__s.base()) {}
    template <class _S2>
        requires assignable_from<_Sent &, const _S2 &>
    constexpr move_sentinel &operator=(const move_sentinel<_S2> &__s) {
        __last = __s.base();
        return *this;
    }
    constexpr _Sent base() const { return __last; }
};
#endif

template <class _Iter>
class move_iterator {
    _Iter __current;

public:
    typedef _Iter iterator_type;
#if OM_CXX20
    typedef input_iterator_tag iterator_concept;
#endif
    typedef typename iterator_traits<_Iter>::iterator_category iterator_category;
    typedef typename iterator_traits<_Iter>::value_type value_type;
    typedef typename iterator_traits<_Iter>::difference_type difference_type;
    typedef _Iter pointer;
    typedef typename __om::move_reference<_Iter>::type reference;

    OM_CONSTEXPR17 move_iterator() : __current() {}
    OM_CONSTEXPR17 explicit move_iterator(_Iter __i) : __current(std::move(__i)) {}
    template <class _Up>
    OM_CONSTEXPR17 move_iterator(const move_iterator<_Up> &__u) : __current(__u.base()) {}
    template <class _Up>
    OM_CONSTEXPR17 move_iterator &operator=(const move_iterator<_Up> &__u) {
        __current = __u.base();
        return *this;
    }

#if OM_CXX20
    constexpr const _Iter &base() const & noexcept { return __current; }
    constexpr _Iter base() && { return std::move(__current); }
    constexpr reference operator*() const { return ranges::iter_move(__current); }
    constexpr reference operator[](difference_type __n) const { return ranges::iter_move(__current + __n); }
#else
    OM_CONSTEXPR17 _Iter base() const { return __current; }
    OM_CONSTEXPR17 reference operator*() const { return static_cast<reference>(*__current); }
    OM_CONSTEXPR17 reference operator[](difference_type __n) const { return static_cast<reference>(__current[__n]); }
#endif
    OM_CONSTEXPR17 pointer operator->() const { return __current; }
    OM_CONSTEXPR17 move_iterator &operator++() {
        ++__current;
        return *this;
    }
    OM_CONSTEXPR17 move_iterator operator++(int) {
        move_iterator __before = *this;
        ++__current;
        return __before;
    }
    OM_CONSTEXPR17 move_iterator &operator--() {
        --__current;
        return *this;
    }
    OM_CONSTEXPR17 move_iterator operator--(int) {
        move_iterator __before = *this;
        --__current;
        return __before;
    }
    OM_CONSTEXPR17 move_iterator operator+(difference_type __n) const { return move_iterator(__current + __n); }
    OM_CONSTEXPR17 move_iterator &operator+=(difference_type __n) {
        __current += __n;
        return *this;
    }
    OM_CONSTEXPR17 move_iterator operator-(difference_type __n) const { return move_iterator(__current - __n); }
    OM_CONSTEXPR17 move_iterator &operator-=(difference_type __n) {
        __current -= __n;
        return *this;
    }

#if OM_CXX20
    template <sentinel_for<_Iter> _Sent>
    friend constexpr bool operator==(const move_iterator &__x, const move_sentinel<_Sent> &__y) {
        return __x.base() == __y.base();
    }
    template <sized_sentinel_for<_Iter> _Sent>
    friend constexpr iter_difference_t<_Iter> operator-(const move_sentinel<_Sent> &__x, const move_iterator &__y) {
        return __x.base() - __y.base();
    }
    template <sized_sentinel_for<_Iter> _Sent>
    friend constexpr iter_difference_t<_Iter> operator-(const move_iterator &__x, const move_sentinel<_Sent> &__y) {
        return __x.base() - __y.base();
    }
    friend constexpr iter_rvalue_reference_t<_Iter>
    iter_move(const move_iterator &__i) noexcept(noexcept(ranges::iter_move(__i.__current))) {
        return ranges::iter_move(__i.__current);
    }
    template <indirectly_swappable<_Iter> _I2>
    friend constexpr void iter_swap(const move_iterator &__x, const move_iterator<_I2> &__y) {
        ranges::iter_swap(__x.base(), __y.base());
    }
#endif
};

template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator==(const move_iterator<_I1> &__x, const move_iterator<_I2> &__y) {
    return __x.base() == __y.base();
}
template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator!=(const move_iterator<_I1> &__x, const move_iterator<_I2> &__y) {
    return !(__x.base() == __y.base());
}
template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator<(const move_iterator<_I1> &__x, const move_iterator<_I2> &__y) {
    return __x.base() < __y.base();
}
template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator>(const move_iterator<_I1> &__x, const move_iterator<_I2> &__y) {
    return __y.base() < __x.base();
}
template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator<=(const move_iterator<_I1> &__x, const move_iterator<_I2> &__y) {
    return !(__y.base() < __x.base());
}
template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator>=(const move_iterator<_I1> &__x, const move_iterator<_I2> &__y) {
    return !(__x.base() < __y.base());
}
#if OM_CXX20
template <class _I1, three_way_comparable_with<_I1> _I2>
constexpr compare_three_way_result_t<_I1, _I2> operator<=>(const move_iterator<_I1> &__x,
                                                           const move_iterator<_I2> &__y) {
    return __x.base() <=> __y.base();
}
template <class _I1, class _I2>
    requires(!sized_sentinel_for<_I1, _I2>)
inline constexpr bool disable_sized_sentinel_for<move_iterator<_I1>, move_iterator<_I2>> = true;
#endif
template <class _I1, class _I2>
inline OM_CONSTEXPR17 auto operator-(const move_iterator<_I1> &__x, const move_iterator<_I2> &__y)
    -> decltype(__x.base() - __y.base()) {
    return __x.base() - __y.base();
}
template <class _Iter>
inline OM_CONSTEXPR17 move_iterator<_Iter> operator+(typename move_iterator<_Iter>::difference_type __n,
                                                     const move_iterator<_Iter> &__x) {
    return __x + __n;
}
template <class _Iter>
inline OM_CONSTEXPR17 move_iterator<_Iter> make_move_iterator(_Iter __i) {
    return move_iterator<_Iter>(std::move(__i));
}

} // namespace std
#endif

OM_END_MODEL

#endif
