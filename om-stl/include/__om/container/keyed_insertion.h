// try_emplace and insert_or_assign ([map.modifiers], [unord.map.modifiers]), which map and unordered_map have in
// common: a base of either, which gives it try_emplace_key and assign_key for a key of any kind.
#ifndef OM_CONTAINER_KEYED_INSERTION_H
#define OM_CONTAINER_KEYED_INSERTION_H

#include <__om/pair.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Map, class _Key, class _Iterator, class _ConstIterator>
class keyed_insertion {
#if OM_CXX17
    typedef std::pair<_Iterator, bool> _Result;

    _Map &map() { return static_cast<_Map &>(*this); }

public:
    template <class... _Args>
    _Result try_emplace(const _Key &__k, _Args &&...__args) {
        return map().try_emplace_key(__k, std::forward<_Args>(__args)...);
    }
    template <class... _Args>
    _Result try_emplace(_Key &&__k, _Args &&...__args) {
        return map().try_emplace_key(std::move(__k), std::forward<_Args>(__args)...);
    }
    template <class... _Args>
    _Iterator try_emplace(_ConstIterator __hint, const _Key &__k, _Args &&...__args) {
        map().own(__hint);
        return map().try_emplace_key(__k, std::forward<_Args>(__args)...).first;
    }
    template <class... _Args>
    _Iterator try_emplace(_ConstIterator __hint, _Key &&__k, _Args &&...__args) {
        map().own(__hint);
        return map().try_emplace_key(std::move(__k), std::forward<_Args>(__args)...).first;
    }
    template <class _Value>
    _Result insert_or_assign(const _Key &__k, _Value &&__v) {
        return map().assign_key(__k, std::forward<_Value>(__v));
    }
    template <class _Value>
    _Result insert_or_assign(_Key &&__k, _Value &&__v) {
        return map().assign_key(std::move(__k), std::forward<_Value>(__v));
    }
    template <class _Value>
    _Iterator insert_or_assign(_ConstIterator __hint, const _Key &__k, _Value &&__v) {
        map().own(__hint);
        return map().assign_key(__k, std::forward<_Value>(__v)).first;
    }
    template <class _Value>
    _Iterator insert_or_assign(_ConstIterator __hint, _Key &&__k, _Value &&__v) {
        map().own(__hint);
        return map().assign_key(std::move(__k), std::forward<_Value>(__v)).first;
    }
#endif
};

} // namespace __om

OM_END_MODEL

#endif
