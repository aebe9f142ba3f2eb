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

    OM_CONSTEXPR string_iterator() OM_NOEXCEPT : _M_at(OM_NULL), _M_block(OM_NULL), _M_version(0) {}
    OM_CONSTEXPR20 string_iterator(pointer __at, const string_block *__block) OM_NOEXCEPT
        : _M_at(__at),
          _M_block(__block),
          _M_version(__block ? __block->version : 0) {}
    // From an iterator to a const_iterator.
    template <class _From>
    OM_CONSTEXPR20
    string_iterator(const string_iterator<_CharT, _From> &__other,
                    typename enable_if<is_same<_From, _CharT>::value && !is_same<_From, _Target>::value>::type * =
                        OM_NULL) OM_NOEXCEPT : _M_at(__other._M_at),
                                               _M_block(__other._M_block),
                                               _M_version(__other._M_version) {}

    OM_CONSTEXPR20 reference operator*() const {
        _M_require_valid();
        OM_CHECK("iterator-range", _M_left() != 0, "the end iterator of a string is dereferenced");
        return *_M_at;
    }
    // Also what std::to_address calls, which may ask for the end.
    OM_CONSTEXPR20 pointer operator->() const {
        _M_require_valid();
        return _M_at;
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
        _M_require_valid();
        OM_CHECK("iterator-range", -_M_index() <= __n && __n <= _M_left(),
                 "an iterator of a string is moved outside the string");
        _M_at += __n;
        return *this;
    }
    OM_CONSTEXPR20 string_iterator &operator-=(difference_type __n) { return *this += -__n; }

    friend OM_CONSTEXPR20 string_iterator operator+(string_iterator __i, difference_type __n) { return __i += __n; }
    friend OM_CONSTEXPR20 string_iterator operator+(difference_type __n, string_iterator __i) { return __i += __n; }
    friend OM_CONSTEXPR20 string_iterator operator-(string_iterator __i, difference_type __n) { return __i += -__n; }

    // What the string asks when it is handed an iterator, and what the comparisons below are made of.
    OM_CONSTEXPR20 pointer _M_address() const { return _M_at; }
    OM_CONSTEXPR20 const string_block *_M_of() const { return _M_block; }
    OM_CONSTEXPR20 void _M_require_valid() const {
#if OM_CXX20
        if (__builtin_is_constant_evaluated()) return;
#endif
        OM_CHECK("invalidated-iterator", _M_current(),
                 "an iterator of a string is singular, or used after the string was modified or destroyed");
    }

    // Steps without checks, for loops that have checked their range.
    OM_CONSTEXPR20 string_iterator _M_moved_to(pointer __at) const {
        string_iterator __moved(*this);
        __moved._M_at = __at;
        return __moved;
    }

    // How far the string reaches from here.
    OM_CONSTEXPR20 difference_type _M_left() const {
#if OM_CXX20
        if (__builtin_is_constant_evaluated()) return __PTRDIFF_MAX__;
#endif
        return static_cast<difference_type>(_M_block->size) - _M_index();
    }

  private:
    template <class, class>
    friend class string_iterator;

    bool _M_current() const {
        return _M_block != OM_NULL && __verify_readable(_M_block, sizeof(*_M_block)) &&
               _M_version == _M_block->version;
    }

    OM_CONSTEXPR20 difference_type _M_index() const {
#if OM_CXX20
        if (__builtin_is_constant_evaluated()) return __PTRDIFF_MAX__;
#endif
        return _M_at - static_cast<const _CharT *>(_M_block->first);
    }
    pointer _M_at;
    const string_block *_M_block;
    std::size_t _M_version;
};

// [forward.iterators]/2: only iterators over the same sequence may be compared. Two value-initialised
// ones are equal.
template <class _CharT, class _L, class _R>
inline OM_CONSTEXPR20 void require_comparable(const string_iterator<_CharT, _L> &__l,
                                              const string_iterator<_CharT, _R> &__r) {
    OM_CHECK("iterator-mismatch", __l._M_of() == __r._M_of(), "iterators of different strings are used together");
    if (__l._M_of()) {
        __l._M_require_valid();
        __r._M_require_valid();
    }
}

template <class _CharT, class _L, class _R>
inline OM_CONSTEXPR20 std::ptrdiff_t operator-(const string_iterator<_CharT, _L> &__l,
                                               const string_iterator<_CharT, _R> &__r) {
    require_comparable(__l, __r);
    return __l._M_address() - __r._M_address();
}

template <class _CharT, class _L, class _R>
inline OM_CONSTEXPR20 bool operator==(const string_iterator<_CharT, _L> &__l, const string_iterator<_CharT, _R> &__r) {
    require_comparable(__l, __r);
    return __l._M_address() == __r._M_address();
}
#if OM_CXX20
template <class _CharT, class _L, class _R>
constexpr std::strong_ordering operator<=>(const string_iterator<_CharT, _L> &__l,
                                           const string_iterator<_CharT, _R> &__r) {
    require_comparable(__l, __r);
    return __l._M_address() <=> __r._M_address();
}
#else
template <class _CharT, class _L, class _R>
inline bool operator!=(const string_iterator<_CharT, _L> &__l, const string_iterator<_CharT, _R> &__r) {
    return !(__l == __r);
}
template <class _CharT, class _L, class _R>
inline bool operator<(const string_iterator<_CharT, _L> &__l, const string_iterator<_CharT, _R> &__r) {
    require_comparable(__l, __r);
    return __l._M_address() < __r._M_address();
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
    static OM_CONSTEXPR20 _Target *of(const string_iterator<_CharT, _Target> &__i) { return __i._M_address(); }
};

// [alg.req.general]: how the algorithms take the iterators apart.
template <class _CharT, class _Target>
struct unwrapping<string_iterator<_CharT, _Target> > {
    typedef string_iterator<_CharT, _Target> _Iter;
    typedef _Target *type;

    static OM_CONSTEXPR20 void check_range(const _Iter &__first, const _Iter &__last) {
        require_comparable(__first, __last);
        OM_CHECK("iterator-range", __first._M_address() <= __last._M_address(), "the range ends before it begins");
    }
    static OM_CONSTEXPR20 void check_room(const _Iter &__first, std::ptrdiff_t __n) {
        if (__n <= 0) return;
        __first._M_require_valid();
        OM_CHECK("output-range", __n <= __first._M_left(),
                 "the output range is too short: its string ends before the output does");
    }
    static OM_CONSTEXPR20 void check_length(const _Iter &__first, std::ptrdiff_t __n) {
        if (__n <= 0) return;
        __first._M_require_valid();
        OM_CHECK("iterator-range", __n <= __first._M_left(), "the range extends past the end of its string");
    }
    static OM_CONSTEXPR20 type inner(const _Iter &__i) { return __i._M_address(); }
    static OM_CONSTEXPR20 _Iter outer(const _Iter &__origin, type __inner) { return __origin._M_moved_to(__inner); }
};

} // namespace __om

OM_END_MODEL

#endif
