// How the algorithms take checked iterators apart: a range is checked as a whole, then walked with
// whatever its iterators hold, and the result is put together again. For every other iterator this
// is nothing at all.
#ifndef OM_ITERATOR_UNWRAP_H
#define OM_ITERATOR_UNWRAP_H

#include <__om/iterator/traits.h>

namespace __om {

template <class _Iter>
struct unwrapping {
    typedef _Iter type;

    static OM_CONSTEXPR14 void check_range(const _Iter &, const _Iter &) {}
    static OM_CONSTEXPR14 void check_room(const _Iter &, std::ptrdiff_t) {}
    static OM_CONSTEXPR14 void check_length(const _Iter &, std::ptrdiff_t) {}
    static OM_CONSTEXPR14 const _Iter &inner(const _Iter &__i) { return __i; }
    static OM_CONSTEXPR14 const _Iter &outer(const _Iter &, const _Iter &__inner) { return __inner; }
};

template <class _Tp>
struct unwrapping<_Tp *> {
    typedef _Tp *type;

    static OM_CONSTEXPR14 void check_range(_Tp *, _Tp *) {}
    static OM_CONSTEXPR14 void check_room(_Tp *, std::ptrdiff_t) {}
    static OM_CONSTEXPR14 void check_length(_Tp *, std::ptrdiff_t) {}
    static OM_CONSTEXPR14 _Tp *inner(_Tp *__i) { return __i; }
    static OM_CONSTEXPR14 _Tp *outer(_Tp *, _Tp *__inner) { return __inner; }
};

} // namespace __om

#endif
