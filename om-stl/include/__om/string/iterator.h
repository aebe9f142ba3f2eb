// The iterators of basic_string. Beside a string lies a block that counts its versions: whatever the
// standard lets invalidate iterators [string.require]/4 begins a new version, and an iterator of an
// earlier one may not be used any more. The block is the model's own memory and goes with the string,
// which an iterator into a string that is gone can tell.
#ifndef OM_STRING_ITERATOR_H
#define OM_STRING_ITERATOR_H

#include <__om/nodebug.h>
#include <__om/iterator/traits.h>
#include <__om/iterator/unwrap.h>
#if OM_CXX20
#include <compare>
#endif

OM_BEGIN_MODEL

namespace __om {

struct string_block {
    std::size_t version;
    const void *first;
    std::size_t size;
};

template <class _CharT, class _Target>
class string_iterator {
public:
    typedef std::random_access_iterator_tag iterator_category;
#if OM_CXX20
    typedef std::contiguous_iterator_tag iterator_concept;
#endif
    typedef _CharT value_type;
    typedef std::ptrdiff_t difference_type;
    typedef _Target *pointer;
    typedef _Target &reference;

    OM_CONSTEXPR string_iterator() OM_NOEXCEPT : __at_(OM_NULL), __block_(OM_NULL), __version(0) {}
    OM_CONSTEXPR20 string_iterator(pointer __at, const string_block *__block) OM_NOEXCEPT
        : __at_(__at),
          __block_(__block),
          __version(__block ? __block->version : 0) {}
    // From an iterator to a const_iterator.
    template <class _From>
    OM_CONSTEXPR20
    string_iterator(const string_iterator<_CharT, _From> &__other,
                    typename enable_if<is_same<_From, _CharT>::value && !is_same<_From, _Target>::value>::type * =
                        OM_NULL) OM_NOEXCEPT : __at_(__other.__at_),
                                               __block_(__other.__block_),
                                               __version(__other.__version) {}

    OM_CONSTEXPR20 reference operator*() const {
        __require_valid();
        OM_CHECK("iterator-range", __left() != 0, "the end iterator of a string is dereferenced");
        return *__at_;
    }
    // Also what std::to_address calls, which may ask for the end.
    OM_CONSTEXPR20 pointer operator->() const {
        __require_valid();
        return __at_;
    }
    OM_CONSTEXPR20 reference operator[](difference_type __n) const { return *(*this + __n); }

    OM_CONSTEXPR20 string_iterator &operator++() { return *this += 1; }
    OM_CONSTEXPR20 string_iterator &operator--() { return *this += -1; }
    OM_CONSTEXPR20 string_iterator operator++(int) {
        string_iterator __old(*this);
        *this += 1;
        return __old;
    }
    OM_CONSTEXPR20 string_iterator operator--(int) {
        string_iterator __old(*this);
        *this += -1;
        return __old;
    }
    OM_CONSTEXPR20 string_iterator &operator+=(difference_type __n) {
        __require_valid();
        OM_CHECK("iterator-range", -__index_() <= __n && __n <= __left(),
                 "an iterator of a string is moved outside the string");
        __at_ += __n;
        return *this;
    }
    OM_CONSTEXPR20 string_iterator &operator-=(difference_type __n) { return *this += -__n; }

    friend OM_CONSTEXPR20 string_iterator operator+(string_iterator __i, difference_type __n) { return __i += __n; }
    friend OM_CONSTEXPR20 string_iterator operator+(difference_type __n, string_iterator __i) { return __i += __n; }
    friend OM_CONSTEXPR20 string_iterator operator-(string_iterator __i, difference_type __n) { return __i += -__n; }

    // What the string asks when it is handed an iterator, and what the comparisons below are made of.
    OM_CONSTEXPR20 pointer __address() const { return __at_; }
    OM_CONSTEXPR20 const string_block *__of() const { return __block_; }
    OM_CONSTEXPR20 void __require_valid() const {
#if OM_CXX20
        if (__builtin_is_constant_evaluated())
            return;
#endif
        OM_CHECK("invalidated-iterator", __current_(),
                 "an iterator of a string is singular, or used after the string was modified or destroyed");
    }

    // Steps without checks, for loops that have checked their range.
    OM_CONSTEXPR20 string_iterator __moved_to(pointer __at) const {
        string_iterator __moved(*this);
        __moved.__at_ = __at;
        return __moved;
    }

    // How far the string reaches from here.
    OM_CONSTEXPR20 difference_type __left() const {
#if OM_CXX20
        if (__builtin_is_constant_evaluated())
            return __PTRDIFF_MAX__;
#endif
        return static_cast<difference_type>(__block_->size) - __index_();
    }

private:
    template <class, class>
    friend class string_iterator;

    bool __current_() const {
        return __block_ != OM_NULL && __verify_readable(__block_, sizeof(*__block_)) && __version == __block_->version;
    }

    OM_CONSTEXPR20 difference_type __index_() const {
#if OM_CXX20
        if (__builtin_is_constant_evaluated())
            return __PTRDIFF_MAX__;
#endif
        return __at_ - static_cast<const _CharT *>(__block_->first);
    }
    pointer __at_;
    const string_block *__block_;
    std::size_t __version;
};

// [forward.iterators]/2: only iterators over the same sequence may be compared. Two value-initialised
// ones are equal.
template <class _CharT, class _L, class _R>
inline OM_CONSTEXPR20 void require_comparable(const string_iterator<_CharT, _L> &__l,
                                              const string_iterator<_CharT, _R> &__r) {
    OM_CHECK("iterator-mismatch", __l.__of() == __r.__of(), "iterators of different strings are used together");
    if (__l.__of()) {
        __l.__require_valid();
        __r.__require_valid();
    }
}

template <class _CharT, class _L, class _R>
inline OM_CONSTEXPR20 std::ptrdiff_t operator-(const string_iterator<_CharT, _L> &__l,
                                               const string_iterator<_CharT, _R> &__r) {
    require_comparable(__l, __r);
    return __l.__address() - __r.__address();
}

template <class _CharT, class _L, class _R>
inline OM_CONSTEXPR20 bool operator==(const string_iterator<_CharT, _L> &__l, const string_iterator<_CharT, _R> &__r) {
    require_comparable(__l, __r);
    return __l.__address() == __r.__address();
}
#if OM_CXX20
template <class _CharT, class _L, class _R>
constexpr std::strong_ordering operator<=>(const string_iterator<_CharT, _L> &__l,
                                           const string_iterator<_CharT, _R> &__r) {
    require_comparable(__l, __r);
    return __l.__address() <=> __r.__address();
}
#else
template <class _CharT, class _L, class _R>
inline bool operator!=(const string_iterator<_CharT, _L> &__l, const string_iterator<_CharT, _R> &__r) {
    return !(__l == __r);
}
template <class _CharT, class _L, class _R>
inline bool operator<(const string_iterator<_CharT, _L> &__l, const string_iterator<_CharT, _R> &__r) {
    require_comparable(__l, __r);
    return __l.__address() < __r.__address();
}
template <class _CharT, class _L, class _R>
inline bool operator>(const string_iterator<_CharT, _L> &__l, const string_iterator<_CharT, _R> &__r) {
    return __r < __l;
}
template <class _CharT, class _L, class _R>
inline bool operator<=(const string_iterator<_CharT, _L> &__l, const string_iterator<_CharT, _R> &__r) {
    return !(__r < __l);
}
template <class _CharT, class _L, class _R>
inline bool operator>=(const string_iterator<_CharT, _L> &__l, const string_iterator<_CharT, _R> &__r) {
    return !(__l < __r);
}
#endif

template <class _CharT, class _Target>
struct output_place<string_iterator<_CharT, _Target> > {
    static OM_CONSTEXPR20 _Target *of(const string_iterator<_CharT, _Target> &__i) { return __i.__address(); }
};

// [alg.req.general]: how the algorithms take the iterators apart.
template <class _CharT, class _Target>
struct unwrapping<string_iterator<_CharT, _Target> > {
    typedef string_iterator<_CharT, _Target> _Iter;
    typedef _Target *type;

    static OM_CONSTEXPR20 void check_range(const _Iter &__first, const _Iter &__last) {
        require_comparable(__first, __last);
        OM_CHECK("iterator-range", __first.__address() <= __last.__address(), "the range ends before it begins");
    }
    static OM_CONSTEXPR20 void check_room(const _Iter &__first, std::ptrdiff_t __n) {
        if (__n <= 0)
            return;
        __first.__require_valid();
        OM_CHECK("output-range", __n <= __first.__left(),
                 "the output range is too short: its string ends before the output does");
    }
    static OM_CONSTEXPR20 void check_length(const _Iter &__first, std::ptrdiff_t __n) {
        if (__n <= 0)
            return;
        __first.__require_valid();
        OM_CHECK("iterator-range", __n <= __first.__left(), "the range extends past the end of its string");
    }
    static OM_CONSTEXPR20 type inner(const _Iter &__i) { return __i.__address(); }
    static OM_CONSTEXPR20 _Iter outer(const _Iter &__origin, type __inner) { return __origin.__moved_to(__inner); }
};

} // namespace __om

OM_END_MODEL

#endif
