// The iterator of string views: a pointer that knows the range it may walk.
#ifndef OM_STRING_VIEW_ITERATOR_H
#define OM_STRING_VIEW_ITERATOR_H

#include <__om/nodebug.h>
#include <__om/iterator/traits.h>
#include <__om/iterator/unwrap.h>
#if OM_CXX20
#include <compare>
#endif

OM_BEGIN_MODEL

namespace __om {

template <class _CharT>
class view_iterator {
  public:
    typedef std::random_access_iterator_tag iterator_category;
#if OM_CXX20
    typedef std::contiguous_iterator_tag iterator_concept;
#endif
    typedef _CharT value_type;
    typedef std::ptrdiff_t difference_type;
    typedef const _CharT *pointer;
    typedef const _CharT &reference;

    constexpr view_iterator() noexcept : _M_at(nullptr), _M_first(nullptr), _M_last(nullptr) {}
    constexpr view_iterator(pointer __at, pointer __first, pointer __last) noexcept
        : _M_at(__at), _M_first(__first), _M_last(__last) {}

    constexpr reference operator*() const {
        OM_CHECK("iterator-range", _M_at != _M_last, "the end iterator of a string_view is dereferenced");
        return *_M_at;
    }
    // Also what std::to_address calls, which may ask for the end.
    constexpr pointer operator->() const { return _M_at; }
    constexpr reference operator[](difference_type __n) const { return *(*this + __n); }

    constexpr view_iterator &operator++() { return *this += 1; }
    constexpr view_iterator &operator--() { return *this -= 1; }
    constexpr view_iterator operator++(int) {
        view_iterator __old(*this);
        *this += 1;
        return __old;
    }
    constexpr view_iterator operator--(int) {
        view_iterator __old(*this);
        *this -= 1;
        return __old;
    }
    constexpr view_iterator &operator+=(difference_type __n) {
        OM_CHECK("iterator-range", _M_first - _M_at <= __n && __n <= _M_last - _M_at,
                 "an iterator of a string_view is moved outside the view");
        _M_at += __n;
        return *this;
    }
    constexpr view_iterator &operator-=(difference_type __n) {
        OM_CHECK("iterator-range", _M_at - _M_last <= __n && __n <= _M_at - _M_first,
                 "an iterator of a string_view is moved outside the view");
        _M_at -= __n;
        return *this;
    }

    friend constexpr view_iterator operator+(view_iterator __i, difference_type __n) { return __i += __n; }
    friend constexpr view_iterator operator+(difference_type __n, view_iterator __i) { return __i += __n; }
    friend constexpr view_iterator operator-(view_iterator __i, difference_type __n) { return __i -= __n; }
    friend constexpr difference_type operator-(const view_iterator &__l, const view_iterator &__r) {
        _S_same(__l, __r);
        return __l._M_at - __r._M_at;
    }

    friend constexpr bool operator==(const view_iterator &__l, const view_iterator &__r) {
        _S_same(__l, __r);
        return __l._M_at == __r._M_at;
    }
#if OM_CXX20
    friend constexpr std::strong_ordering operator<=>(const view_iterator &__l, const view_iterator &__r) {
        _S_same(__l, __r);
        return __l._M_at <=> __r._M_at;
    }
#else
    friend constexpr bool operator!=(const view_iterator &__l, const view_iterator &__r) { return !(__l == __r); }
    friend constexpr bool operator<(const view_iterator &__l, const view_iterator &__r) { return __l - __r < 0; }
    friend constexpr bool operator>(const view_iterator &__l, const view_iterator &__r) { return __r - __l < 0; }
    friend constexpr bool operator<=(const view_iterator &__l, const view_iterator &__r) { return __r - __l >= 0; }
    friend constexpr bool operator>=(const view_iterator &__l, const view_iterator &__r) { return __l - __r >= 0; }
#endif

    // For loops that have checked their range.
    constexpr pointer _M_address() const noexcept { return _M_at; }
    constexpr difference_type _M_left() const { return _M_last - _M_at; }
    constexpr view_iterator _M_moved_to(pointer __at) const { return view_iterator(__at, _M_first, _M_last); }

  private:
    // Two views of the same characters share their iterators' domain [string.view.iterators]/2.
    static constexpr void _S_same(const view_iterator &__l, const view_iterator &__r) {
        OM_CHECK("iterator-mismatch", __l._M_last == __r._M_last, "iterators of different string_views are compared");
    }

    pointer _M_at;
    pointer _M_first;
    pointer _M_last;
};

template <class _CharT>
struct unwrapping<view_iterator<_CharT> > {
    typedef view_iterator<_CharT> _Iter;
    typedef const _CharT *type;

    static constexpr void check_range(const _Iter &__first, const _Iter &__last) {
        OM_CHECK("iterator-range", __first - __last <= 0, "the range ends before it begins");
    }
    static constexpr void check_room(const _Iter &, std::ptrdiff_t) {}
    static constexpr void check_length(const _Iter &__first, std::ptrdiff_t __n) {
        OM_CHECK("iterator-range", __n <= __first._M_left(), "the range extends past the end of its string_view");
    }
    static constexpr type inner(const _Iter &__i) { return __i._M_address(); }
    static constexpr _Iter outer(const _Iter &__origin, type __inner) { return __origin._M_moved_to(__inner); }
};

} // namespace __om

OM_END_MODEL

#endif
