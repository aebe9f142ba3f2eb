// What stack, queue and priority_queue share ([container.adaptors.general]).
#ifndef OM_CONTAINER_ADAPTOR_SUPPORT_H
#define OM_CONTAINER_ADAPTOR_SUPPORT_H

#include <__om/container/builders.h>
#include <__om/three_way.h>

OM_BEGIN_MODEL

#if OM_CXX11
namespace __om {

template <class _Container, class _Alloc>
using if_uses_allocator = typename std::enable_if<std::uses_allocator<_Container, _Alloc>::value, int>::type;

} // namespace __om
#endif

OM_END_MODEL

#endif
