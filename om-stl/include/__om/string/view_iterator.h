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

    constexpr view_iterator() noexcept : __at_(nullptr), __first_(nullptr), __last_(nullptr) {}
    constexpr view_iterator(pointer __at, pointer __first, pointer __last) noexcept
        : __at_(__at), __first_(__first), __last_(__last) {}

    constexpr reference operator*() const {
        OM_CHECK("iterator-range", __at_ != __last_, "the end iterator of a string_view is dereferenced");
        return *__at_;
    }
    // Also what std::to_address calls, which may ask for the end.
    constexpr pointer operator->() const { return __at_; }
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
        OM_CHECK("iterator-range", __first_ - __at_ <= __n && __n <= __last_ - __at_,
                 "an iterator of a string_view is moved outside the view");
        __at_ += __n;
        return *this;
    }
    constexpr view_iterator &operator-=(difference_type __n) {
        OM_CHECK("iterator-range", __at_ - __last_ <= __n && __n <= __at_ - __first_,
                 "an iterator of a string_view is moved outside the view");
        __at_ -= __n;
        return *this;
    }

    friend constexpr view_iterator operator+(view_iterator __i, difference_type __n) { return __i += __n; }
    friend constexpr view_iterator operator+(difference_type __n, view_iterator __i) { return __i += __n; }
    friend constexpr view_iterator operator-(view_iterator __i, difference_type __n) { return __i -= __n; }
    friend constexpr difference_type operator-(const view_iterator &__l, const view_iterator &__r) {
        __same(__l, __r);
        return __l.__at_ - __r.__at_;
    }

    friend constexpr bool operator==(const view_iterator &__l, const view_iterator &__r) {
        __same(__l, __r);
        return __l.__at_ == __r.__at_;
    }
#if OM_CXX20
    friend constexpr std::strong_ordering operator<=>(const view_iterator &__l, const view_iterator &__r) {
        __same(__l, __r);
        return __l.__at_ <=> __r.__at_;
    }
#else
    friend constexpr bool operator!=(const view_iterator &__l, const view_iterator &__r) { return !(__l == __r); }
    friend constexpr bool operator<(const view_iterator &__l, const view_iterator &__r) { return __l - __r < 0; }
    friend constexpr bool operator>(const view_iterator &__l, const view_iterator &__r) { return __r - __l < 0; }
    friend constexpr bool operator<=(const view_iterator &__l, const view_iterator &__r) { return __r - __l >= 0; }
    friend constexpr bool operator>=(const view_iterator &__l, const view_iterator &__r) { return __l - __r >= 0; }
#endif

    // For loops that have checked their range.
    constexpr pointer __address() const noexcept { return __at_; }
    constexpr difference_type __left() const { return __last_ - __at_; }
    constexpr view_iterator __moved_to(pointer __at) const { return view_iterator(__at, __first_, __last_); }

private:
    // Two views of the same characters share their iterators' domain [string.view.iterators]/2.
    static constexpr void __same(const view_iterator &__l, const view_iterator &__r) {
        OM_CHECK("iterator-mismatch", __l.__last_ == __r.__last_, "iterators of different string_views are compared");
    }

    pointer __at_;
    pointer __first_;
    pointer __last_;
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
        OM_CHECK("iterator-range", __n <= __first.__left(), "the range extends past the end of its string_view");
    }
    static constexpr type inner(const _Iter &__i) { return __i.__address(); }
    static constexpr _Iter outer(const _Iter &__origin, type __inner) { return __origin.__moved_to(__inner); }
};

} // namespace __om

OM_END_MODEL

#endif
