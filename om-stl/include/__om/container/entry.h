// An entry of a map, made in place from its key and the arguments of the mapped value ([map.modifiers]). An
// allocator of the program's sees the two tuples that the standard names; std::allocator has no construct of its own
// that could see them, and the pair is spared them, which most programs then never instantiate.
#ifndef OM_CONTAINER_ENTRY_H
#define OM_CONTAINER_ENTRY_H

#include <__om/memory/allocator.h>
#include <__om/pair.h>

OM_BEGIN_MODEL

#if OM_CXX11
namespace std {

template <class... _Types>
constexpr tuple<_Types &&...> forward_as_tuple(_Types &&...__args) noexcept;

} // namespace std

namespace __om {

template <class _Alloc, class _Entry, class _Key, class... _Args>
inline void alloc_construct(_Alloc &__a, _Entry *__p, entry_parts, _Key &&__k, _Args &&...__args) {
    std::allocator_traits<_Alloc>::construct(__a, __p, std::piecewise_construct,
                                             std::forward_as_tuple(std::forward<_Key>(__k)),
                                             std::forward_as_tuple(std::forward<_Args>(__args)...));
}
template <class _Up, class _Entry, class _Key, class... _Args>
inline void alloc_construct(std::allocator<_Up> &, _Entry *__p, entry_parts __tag, _Key &&__k, _Args &&...__args) {
    ::new ((void *)__p) _Entry(__tag, std::forward<_Key>(__k), std::forward<_Args>(__args)...);
}

} // namespace __om
#endif

OM_END_MODEL

#endif
