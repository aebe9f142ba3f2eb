// Where the new elements of a container come from: each builder constructs the next one in a given
// place, through the allocator.
#ifndef OM_CONTAINER_BUILDERS_H
#define OM_CONTAINER_BUILDERS_H

#include <__om/memory/allocator.h>

OM_BEGIN_MODEL

namespace __om {

struct build_default {
    template <class _Alloc, class _Tp>
    OM_CONSTEXPR20 void build(_Alloc &__a, _Tp *__place) {
        __om::alloc_construct(__a, __place);
    }
};

template <class _Value>
struct build_copies {
    const _Value &__value;

    OM_CONSTEXPR20 explicit build_copies(const _Value &__v) : __value(__v) {}
    template <class _Alloc, class _Tp>
    OM_CONSTEXPR20 void build(_Alloc &__a, _Tp *__place) {
        __om::alloc_construct(__a, __place, __value);
    }
};

template <class _Value>
struct build_moved {
    _Value &__value;

    OM_CONSTEXPR20 explicit build_moved(_Value &__v) : __value(__v) {}
    template <class _Alloc, class _Tp>
    OM_CONSTEXPR20 void build(_Alloc &__a, _Tp *__place) {
        __om::alloc_construct(__a, __place, OM_MOVE(__value));
    }
};

template <class _Iter>
struct build_from_range {
    _Iter __next;

    OM_CONSTEXPR20 explicit build_from_range(_Iter __first) : __next(OM_MOVE(__first)) {}
    template <class _Alloc, class _Tp>
    OM_CONSTEXPR20 void build(_Alloc &__a, _Tp *__place) {
        __om::alloc_construct(__a, __place, *__next);
        ++__next;
    }
};

template <class _Tp>
struct build_from_moved_array {
    _Tp *__next;

    OM_CONSTEXPR20 explicit build_from_moved_array(_Tp *__first) : __next(__first) {}
    template <class _Alloc>
    OM_CONSTEXPR20 void build(_Alloc &__a, _Tp *__place) {
        __om::alloc_construct(__a, __place, OM_MOVE(*__next));
        ++__next;
    }
};

#if OM_CXX11
// A parameter of this type takes no part in deduction.
template <class _Tp>
struct identity_of {
    typedef _Tp type;
};
template <class _Tp>
using identity_type = typename identity_of<_Tp>::type;

// An element on the stack, made and destroyed by the allocator like those in the container.
template <class _Tp, class _Alloc>
struct temporary {
    _Alloc &__alloc;
    union {
        _Tp __value;
    };

    template <class... _Args>
    OM_CONSTEXPR20 explicit temporary(_Alloc &__a, _Args &&...__args) : __alloc(__a) {
        __om::alloc_construct(__alloc, __builtin_addressof(__value), std::forward<_Args>(__args)...);
    }
    OM_CONSTEXPR20 ~temporary() { __om::alloc_destroy(__alloc, __builtin_addressof(__value)); }
};
#endif

} // namespace __om

OM_END_MODEL

#endif
