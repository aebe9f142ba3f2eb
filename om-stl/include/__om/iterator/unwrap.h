// How the algorithms take checked iterators apart: a range is checked as a whole, then walked with
// whatever its iterators hold, and the result is put together again. For every other iterator this
// is nothing at all.
#ifndef OM_ITERATOR_UNWRAP_H
#define OM_ITERATOR_UNWRAP_H

#include <__om/iterator/traits.h>

OM_BEGIN_MODEL

namespace __om {

// An iterator left as it is.
template <class _Iter>
struct no_unwrapping {
    typedef _Iter type;

    static OM_CONSTEXPR14 void check_range(const _Iter &, const _Iter &) {}
    static OM_CONSTEXPR14 void check_room(const _Iter &, std::ptrdiff_t) {}
    static OM_CONSTEXPR14 void check_length(const _Iter &, std::ptrdiff_t) {}
    static OM_CONSTEXPR14 const _Iter &inner(const _Iter &__i) { return __i; }
    static OM_CONSTEXPR14 const _Iter &outer(const _Iter &, const _Iter &__inner) { return __inner; }
};

template <class _Iter>
struct unwrapping : no_unwrapping<_Iter> {};

// Where an output begins, while nothing says that anything will be written there: an address, if the
// iterator stands for one.
template <class _Out>
struct output_place {
    static OM_CONSTEXPR14 const _Out &of(const _Out &__out) { return __out; }
};

// For the iterator of a second range as long as [first, last) of type _Iter: its length is only known
// beforehand when the first range tells its own.
template <class _Iter, class _Second>
struct paired_unwrapping
    : conditional<is_random_access_iterator<_Iter>::value, unwrapping<_Second>, no_unwrapping<_Second> >::type {};

template <class _Iter>
inline OM_CONSTEXPR14 std::ptrdiff_t known_length(const _Iter &__first, const _Iter &__last,
                                                  std::random_access_iterator_tag) {
    return __last - __first;
}
template <class _Iter>
inline OM_CONSTEXPR14 std::ptrdiff_t known_length(const _Iter &, const _Iter &, std::input_iterator_tag) {
    return 0;
}

} // namespace __om

// The range [first, last) of an algorithm, checked, as two local iterators of the inner type.
#define OM_RANGE(iter, first, last, f, l)                                                                              \
    ::__om::unwrapping<iter>::check_range(first, last);                                                                \
    typename ::__om::unwrapping<iter>::type f = ::__om::unwrapping<iter>::inner(first);                                \
    typename ::__om::unwrapping<iter>::type l = ::__om::unwrapping<iter>::inner(last)

// The iterator where a second range as long as [first, last) begins, to read from or to write to.
#define OM_SECOND(iter, first, last, second_iter, second, s)                                                           \
    ::__om::paired_unwrapping<iter, second_iter>::check_length(                                                        \
        second, ::__om::known_length(first, last, ::__om::category_of(first)));                                        \
    typename ::__om::paired_unwrapping<iter, second_iter>::type s =                                                    \
        ::__om::paired_unwrapping<iter, second_iter>::inner(second)
#define OM_OUTPUT(iter, first, last, out_iter, out, o)                                                                 \
    ::__om::paired_unwrapping<iter, out_iter>::check_room(                                                             \
        out, ::__om::known_length(first, last, ::__om::category_of(first)));                                           \
    typename ::__om::paired_unwrapping<iter, out_iter>::type o = ::__om::paired_unwrapping<iter, out_iter>::inner(out)

#define OM_OUTER(iter, origin, i) ::__om::unwrapping<iter>::outer(origin, i)
#define OM_SECOND_OUTER(iter, second_iter, origin, i) ::__om::paired_unwrapping<iter, second_iter>::outer(origin, i)

OM_END_MODEL

#endif
