// Whether the arguments that a new element is made of show its key, and which it is: then whether the
// element is there already is known before any node is made ([associative.reqmts.general], emplace()).
#ifndef OM_CONTAINER_SHOWN_KEY_H
#define OM_CONTAINER_SHOWN_KEY_H

#include <__om/pair.h>
#include <__om/traits.h>

#if OM_CXX11
OM_BEGIN_MODEL

namespace __om {

// The arguments come without references and qualifiers.
template <class _Key, class... _Args>
struct key_of_element : __no {};
template <class _Key>
struct key_of_element<_Key, _Key> : __yes {
    static const _Key &get(const _Key &__k) { return __k; }
};

template <class _Key, class... _Args>
struct key_of_entry : __no {};
template <class _Key, class _Mapped>
struct key_of_entry<_Key, _Key, _Mapped> : __yes {
    static const _Key &get(const _Key &__k, const _Mapped &) { return __k; }
};
template <class _Key, class _Mapped>
struct key_of_entry<_Key, std::pair<_Key, _Mapped>> : __yes {
    static const _Key &get(const std::pair<_Key, _Mapped> &__p) { return __p.first; }
};
template <class _Key, class _Mapped>
struct key_of_entry<_Key, std::pair<const _Key, _Mapped>> : __yes {
    static const _Key &get(const std::pair<const _Key, _Mapped> &__p) { return __p.first; }
};

} // namespace __om

OM_END_MODEL
#endif

#endif
