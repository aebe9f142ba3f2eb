// What an element is in the hashed containers whose elements have a key and a mapped value.
#ifndef OM_HASHED_MAP_POLICY_H
#define OM_HASHED_MAP_POLICY_H

#include <__om/hashed/container.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Key, class _Mapped>
struct hashed_map_policy {
    typedef _Key key_type;
    typedef std::pair<const _Key, _Mapped> value_type;
    typedef value_type seen_type;

    static const _Key &key(const value_type &__v) { return __v.first; }
    template <class... _Args>
    using shown_key = key_of_entry<_Key, _Args...>;
#if OM_CXX17
    template <class _Alloc>
    struct handle {
        typedef map_node_handle<hashed_node<value_type>, _Key, _Mapped, _Alloc> type;
    };
#endif
};

} // namespace __om

OM_END_MODEL

#endif
