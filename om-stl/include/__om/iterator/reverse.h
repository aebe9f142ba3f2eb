// reverse_iterator ([reverse.iterators]).
#ifndef OM_ITERATOR_REVERSE_H
#define OM_ITERATOR_REVERSE_H

#include <__om/iterator/concepts.h>
#include <__om/iterator/traits.h>
#include <__om/move.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Iter>
inline OM_CONSTEXPR14 typename std::iterator_traits<_Iter>::pointer arrow_of(const _Iter &__i) {
    return __i.operator->();
}
template <class _Tp>
inline OM_CONSTEXPR14 _Tp *arrow_of(_Tp *__p) {
    return __p;
}

template <class _Iter>
struct reverse_iterator_concept {};
#if OM_CXX20
template <class _Iter>
    requires std::random_access_iterator<_Iter>
struct reverse_iterator_concept<_Iter> {
    typedef std::random_access_iterator_tag iterator_concept;
};
template <class _Iter>
    requires(!std::random_access_iterator<_Iter>) && std::bidirectional_iterator<_Iter>
struct reverse_iterator_concept<_Iter> {
    typedef std::bidirectional_iterator_tag iterator_concept;
};

// A random access iterator of a proxy reference names input_iterator_tag or nothing as its category.
template <class _Iter>
struct reverse_category {
    typedef typename std::iterator_traits<_Iter>::iterator_category type;
};
template <class _Iter>
    requires std::derived_from<typename std::iterator_traits<_Iter>::iterator_category, std::random_access_iterator_tag>
struct reverse_category<_Iter> {
    typedef std::random_access_iterator_tag type;
};
#else
template <class _Iter>
struct reverse_category {
    typedef typename std::iterator_traits<_Iter>::iterator_category type;
};
#endif

} // namespace __om

namespace std {

template <class _Iter>
class reverse_iterator : public __om::reverse_iterator_concept<_Iter> {
protected:
    _Iter current;

public:
    typedef _Iter iterator_type;
    typedef typename __om::reverse_category<_Iter>::type iterator_category;
    typedef typename iterator_traits<_Iter>::value_type value_type;
    typedef typename iterator_traits<_Iter>::difference_type difference_type;
    typedef typename iterator_traits<_Iter>::pointer pointer;
    typedef typename iterator_traits<_Iter>::reference reference;

    OM_CONSTEXPR17 reverse_iterator() : current() {}
    OM_CONSTEXPR17 explicit reverse_iterator(_Iter __x) : current(__x) {}
    template <class _Up>
    OM_CONSTEXPR17 reverse_iterator(const reverse_iterator<_Up> &__u) : current(__u.base()) {}
    template <class _Up>
    OM_CONSTEXPR17 reverse_iterator &operator=(const reverse_iterator<_Up> &__u) {
        current = __u.base();
        return *this;
    }

    OM_CONSTEXPR17 _Iter base() const { return current; }
    OM_CONSTEXPR17 reference operator*() const {
        _Iter __before = current;
        return *--__before;
    }
    OM_CONSTEXPR17 pointer operator->() const {
        _Iter __before = current;
        --__before;
        return __om::arrow_of(__before);
    }
    OM_CONSTEXPR17 reverse_iterator &operator++() {
        --current;
        return *this;
    }
    OM_CONSTEXPR17 reverse_iterator operator++(int) {
        reverse_iterator __before = *this;
        --current;
        return __before;
    }
    OM_CONSTEXPR17 reverse_iterator &operator--() {
        ++current;
        return *this;
    }
    OM_CONSTEXPR17 reverse_iterator operator--(int) {
        reverse_iterator __before = *this;
        ++current;
        return __before;
    }
    OM_CONSTEXPR17 reverse_iterator operator+(difference_type __n) const { return reverse_iterator(current - __n); }
    OM_CONSTEXPR17 reverse_iterator &operator+=(difference_type __n) {
        current -= __n;
        return *this;
    }
    OM_CONSTEXPR17 reverse_iterator operator-(difference_type __n) const { return reverse_iterator(current + __n); }
    OM_CONSTEXPR17 reverse_iterator &operator-=(difference_type __n) {
        current += __n;
        return *this;
    }
    OM_CONSTEXPR17 reference operator[](difference_type __n) const { return *(*this + __n); }

#if OM_CXX20
    friend constexpr iter_rvalue_reference_t<_Iter> iter_move(const reverse_iterator &__i) {
        auto __before = __i.base();
        return ranges::iter_move(--__before);
    }
    template <indirectly_swappable<_Iter> _I2>
    friend constexpr void iter_swap(const reverse_iterator &__x, const reverse_iterator<_I2> &__y) {
        auto __x_before = __x.base();
        auto __y_before = __y.base();
        ranges::iter_swap(--__x_before, --__y_before);
    }
#endif
};

// [reverse.iter.cmp]
template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator==(const reverse_iterator<_I1> &__x, const reverse_iterator<_I2> &__y) {
    return __x.base() == __y.base();
}
template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator!=(const reverse_iterator<_I1> &__x, const reverse_iterator<_I2> &__y) {
    return __x.base() != __y.base();
}
template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator<(const reverse_iterator<_I1> &__x, const reverse_iterator<_I2> &__y) {
    return __x.base() > __y.base();
}
template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator>(const reverse_iterator<_I1> &__x, const reverse_iterator<_I2> &__y) {
    return __x.base() < __y.base();
}
template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator<=(const reverse_iterator<_I1> &__x, const reverse_iterator<_I2> &__y) {
    return __x.base() >= __y.base();
}
template <class _I1, class _I2>
inline OM_CONSTEXPR17 bool operator>=(const reverse_iterator<_I1> &__x, const reverse_iterator<_I2> &__y) {
    return __x.base() <= __y.base();
}
#if OM_CXX20
template <class _I1, three_way_comparable_with<_I1> _I2>
constexpr compare_three_way_result_t<_I1, _I2> operator<=>(const reverse_iterator<_I1> &__x,
                                                           const reverse_iterator<_I2> &__y) {
    return __y.base() <=> __x.base();
}
#endif

// [reverse.iter.nonmember]
#if OM_CXX11
template <class _I1, class _I2>
inline OM_CONSTEXPR17 auto operator-(const reverse_iterator<_I1> &__x, const reverse_iterator<_I2> &__y)
    -> decltype(__y.base() - __x.base()) {
    return __y.base() - __x.base();
}
#else
template <class _Iter>
inline typename reverse_iterator<_Iter>::difference_type operator-(const reverse_iterator<_Iter> &__x,
                                                                   const reverse_iterator<_Iter> &__y) {
    return __y.base() - __x.base();
}
template <class _I1, class _I2>
inline typename reverse_iterator<_I1>::difference_type operator-(const reverse_iterator<_I1> &__x,
                                                                 const reverse_iterator<_I2> &__y) {
    return __y.base() - __x.base();
}
#endif
template <class _Iter>
inline OM_CONSTEXPR17 reverse_iterator<_Iter> operator+(typename reverse_iterator<_Iter>::difference_type __n,
                                                        const reverse_iterator<_Iter> &__x) {
    return __x + __n;
}
#if OM_CXX14
template <class _Iter>
inline OM_CONSTEXPR17 reverse_iterator<_Iter> make_reverse_iterator(_Iter __i) {
    return reverse_iterator<_Iter>(__i);
}
#endif
#if OM_CXX20
template <class _I1, class _I2>
    requires(!sized_sentinel_for<_I1, _I2>)
inline constexpr bool disable_sized_sentinel_for<reverse_iterator<_I1>, reverse_iterator<_I2>> = true;
#endif

} // namespace std

OM_END_MODEL

#endif
