// Beginning and ending the life of single objects in storage that is already there
// ([specialized.construct], [specialized.destroy]).
#ifndef OM_MEMORY_CONSTRUCT_H
#define OM_MEMORY_CONSTRUCT_H

#include <__om/move.h>
#include <new>

OM_BEGIN_MODEL

namespace std {

#if OM_CXX20
template <class _Tp, class... _Args>
constexpr auto construct_at(_Tp *__p, _Args &&...__args)
    -> decltype(::new(declval<void *>()) _Tp(declval<_Args>()...)) {
    return ::new ((void *)__p) _Tp(std::forward<_Args>(__args)...);
}
#endif

#if OM_CXX17
template <class _Tp>
OM_CONSTEXPR20 void destroy_at(_Tp *__p) {
    if constexpr (is_array_v<_Tp>) {
        for (auto &__element : *__p)
            std::destroy_at(__builtin_addressof(__element));
    } else {
        __p->~_Tp();
    }
}
#endif

} // namespace std

namespace __om {

#if OM_CXX20
template <class _Tp, class... _Args>
constexpr void construct(_Tp *__p, _Args &&...__args) {
    std::construct_at(__p, std::forward<_Args>(__args)...);
}
#elif OM_CXX11
template <class _Tp, class... _Args>
inline void construct(_Tp *__p, _Args &&...__args) {
    ::new ((void *)__p) _Tp(std::forward<_Args>(__args)...);
}
#else
template <class _Tp>
inline void construct(_Tp *__p) {
    ::new ((void *)__p) _Tp();
}
template <class _Tp, class _Arg>
inline void construct(_Tp *__p, const _Arg &__arg) {
    ::new ((void *)__p) _Tp(__arg);
}
#endif

template <class _Tp>
inline OM_CONSTEXPR20 void destroy(_Tp *__p) {
    __p->~_Tp();
}

// Whether copying the bytes does what copying and then destroying the original would do.
template <class _Tp>
struct is_relocatable_by_bytes
    : bool_constant<__is_trivially_constructible(_Tp, const _Tp &) && is_trivially_destructible<_Tp>::value> {};

// The storage of an object that was destroyed in place, inside memory that lives on. Its bytes become
// indeterminate, so that whoever still reads them is found out.
template <class _Tp>
inline OM_CONSTEXPR20 void bury(_Tp *__p) {
    if (!__builtin_is_constant_evaluated()) {
        union {
            unsigned char __bytes[sizeof(_Tp)];
        } __indeterminate;
        __builtin_memcpy((void *)__p, &__indeterminate, sizeof(_Tp));
    }
}

} // namespace __om

OM_END_MODEL

#endif
