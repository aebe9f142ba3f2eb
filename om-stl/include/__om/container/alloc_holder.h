// The allocator inside a container: a base without size where it is empty, a member where it cannot
// be a base.
#ifndef OM_CONTAINER_ALLOC_HOLDER_H
#define OM_CONTAINER_ALLOC_HOLDER_H

#include <__om/memory/allocator.h>

OM_BEGIN_MODEL

namespace __om {

#if OM_CXX11
template <class _Alloc>
struct can_be_base : bool_constant<__is_class(_Alloc) && !__is_final(_Alloc)> {};
#else
template <class _Alloc>
struct can_be_base : __yes {};
#endif

template <class _Alloc, bool = can_be_base<_Alloc>::value>
struct alloc_holder : private _Alloc {
    OM_CONSTEXPR20 alloc_holder() : _Alloc() {}
    OM_CONSTEXPR20 explicit alloc_holder(const _Alloc &__a) : _Alloc(__a) {}
    OM_CONSTEXPR20 _Alloc &alloc() OM_NOEXCEPT { return *this; }
    OM_CONSTEXPR20 const _Alloc &alloc() const OM_NOEXCEPT { return *this; }
};
template <class _Alloc>
struct alloc_holder<_Alloc, false> {
    _Alloc __allocator;

    OM_CONSTEXPR20 alloc_holder() : __allocator() {}
    OM_CONSTEXPR20 explicit alloc_holder(const _Alloc &__a) : __allocator(__a) {}
    OM_CONSTEXPR20 _Alloc &alloc() OM_NOEXCEPT { return __allocator; }
    OM_CONSTEXPR20 const _Alloc &alloc() const OM_NOEXCEPT { return __allocator; }
};

} // namespace __om

OM_END_MODEL

#endif
