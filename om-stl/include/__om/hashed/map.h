// unordered_map and unordered_multimap ([unord.map], [unord.multimap]).
#ifndef OM_HASHED_MAP_H
#define OM_HASHED_MAP_H

#include <__om/container/keyed_insertion.h>
#include <__om/hashed/map_policy.h>
#include <__om/hashed/set.h>

OM_BEGIN_MODEL

namespace std {

// [unord.map]
template <class _Key, class _Mapped, class _Hash = hash<_Key>, class _Equal = equal_to<_Key>,
          class _Alloc = allocator<pair<const _Key, _Mapped>>>
class unordered_map
    : public __om::hashed_container<__om::hashed_map_policy<_Key, _Mapped>, _Hash, _Equal, _Alloc, false>,
      public __om::keyed_insertion<unordered_map<_Key, _Mapped, _Hash, _Equal, _Alloc>, _Key,
                                   __om::hashed_iterator<pair<const _Key, _Mapped>>,
                                   __om::hashed_iterator<const pair<const _Key, _Mapped>>> {
    typedef __om::hashed_container<__om::hashed_map_policy<_Key, _Mapped>, _Hash, _Equal, _Alloc, false> __base;
    template <class, class, class, class>
    friend class __om::keyed_insertion;

public:
    typedef _Mapped mapped_type;
    typedef typename __base::value_type value_type;

    OM_HASHED_COMMON(unordered_map, value_type)

    // [unord.map.elem]
    _Mapped &operator[](const _Key &__k) { return try_emplace_key(__k).first->second; }
    _Mapped &operator[](_Key &&__k) { return try_emplace_key(std::move(__k)).first->second; }
    _Mapped &at(const _Key &__k) {
        __om::link *__node = this->find_node(__k);
        if (!__node)
            __om::throw_out_of_range("unordered_map::at(): no such key");
        return iterator(__node)->second;
    }
    const _Mapped &at(const _Key &__k) const { return const_cast<unordered_map *>(this)->at(__k); }

    // [unord.map.modifiers]
    pair<iterator, bool> insert(const value_type &__x) {
        return __base::insertion(this->insert_value(__x), __om::__no());
    }
    pair<iterator, bool> insert(value_type &&__x) {
        return __base::insertion(this->insert_value(std::move(__x)), __om::__no());
    }
    template <class _Pair, typename enable_if<is_constructible<value_type, _Pair &&>::value, int>::type = 0>
    pair<iterator, bool> insert(_Pair &&__x) {
        return this->emplace(std::forward<_Pair>(__x));
    }
    template <class _Pair, typename enable_if<is_constructible<value_type, _Pair &&>::value, int>::type = 0>
    iterator insert(const_iterator __hint, _Pair &&__x) {
        return this->emplace_hint(__hint, std::forward<_Pair>(__x));
    }
    iterator erase(iterator __position) { return __base::erase(const_iterator(__position)); }
    using __base::erase;
#if OM_CXX17
    typedef typename __base::node_type node_type;
    typedef __om::node_insertion<iterator, node_type> insert_return_type;
    insert_return_type insert(node_type &&__handle) { return this->insert_handle(std::move(__handle)); }
    iterator insert(const_iterator __hint, node_type &&__handle) { return __base::insert(__hint, std::move(__handle)); }
#endif
private:
    template <class _K, class... _Args>
    pair<iterator, bool> try_emplace_key(_K &&__k, _Args &&...__args) {
        if (__om::link *__node = this->find_taken(__k))
            return pair<iterator, bool>(iterator(__node), false);
        return __base::insertion(
            this->place_absent(this->make(__om::entry_parts(), std::forward<_K>(__k), std::forward<_Args>(__args)...)),
            __om::__no());
    }
    template <class _K, class _Value>
    pair<iterator, bool> assign_key(_K &&__k, _Value &&__v) {
        if (__om::link *__node = this->find_taken(__k)) {
            iterator __found(__node);
            __found->second = std::forward<_Value>(__v);
            return pair<iterator, bool>(__found, false);
        }
        return __base::insertion(this->place_absent(this->make(std::forward<_K>(__k), std::forward<_Value>(__v))),
                                 __om::__no());
    }
#if OM_CXX23
    OM_HASHED_COMMON_23(unordered_map, value_type)
#endif
};

// [unord.multimap]
template <class _Key, class _Mapped, class _Hash = hash<_Key>, class _Equal = equal_to<_Key>,
          class _Alloc = allocator<pair<const _Key, _Mapped>>>
class unordered_multimap
    : public __om::hashed_container<__om::hashed_map_policy<_Key, _Mapped>, _Hash, _Equal, _Alloc, true> {
    typedef __om::hashed_container<__om::hashed_map_policy<_Key, _Mapped>, _Hash, _Equal, _Alloc, true> __base;

public:
    typedef _Mapped mapped_type;
    typedef typename __base::value_type value_type;

    OM_HASHED_COMMON(unordered_multimap, value_type)
    iterator insert(const value_type &__x) { return iterator(this->insert_value(__x).__node); }
    iterator insert(value_type &&__x) { return iterator(this->insert_value(std::move(__x)).__node); }
    template <class _Pair, typename enable_if<is_constructible<value_type, _Pair &&>::value, int>::type = 0>
    iterator insert(_Pair &&__x) {
        return this->emplace(std::forward<_Pair>(__x));
    }
    template <class _Pair, typename enable_if<is_constructible<value_type, _Pair &&>::value, int>::type = 0>
    iterator insert(const_iterator __hint, _Pair &&__x) {
        return this->emplace_hint(__hint, std::forward<_Pair>(__x));
    }
    iterator erase(iterator __position) { return __base::erase(const_iterator(__position)); }
    using __base::erase;
#if OM_CXX17
    typedef typename __base::node_type node_type;
    iterator insert(node_type &&__handle) { return this->insert_handle(std::move(__handle)).position; }
    iterator insert(const_iterator __hint, node_type &&__handle) { return __base::insert(__hint, std::move(__handle)); }
#endif
#if OM_CXX23
    OM_HASHED_COMMON_23(unordered_multimap, value_type)
#endif
};

#if OM_CXX17
} // namespace std

namespace __om {

template <class _Iter>
using hashed_iter_key = std::remove_const_t<typename std::iterator_traits<_Iter>::value_type::first_type>;
template <class _Iter>
using hashed_iter_mapped = typename std::iterator_traits<_Iter>::value_type::second_type;

} // namespace __om

namespace std {

#define OM_HASHED_MAP_GUIDES(container)                                                                                \
    template <class _Iter, class _Hash = hash<__om::hashed_iter_key<_Iter>>,                                           \
              class _Equal = equal_to<__om::hashed_iter_key<_Iter>>,                                                   \
              class _Alloc = allocator<pair<const __om::hashed_iter_key<_Iter>, __om::hashed_iter_mapped<_Iter>>>,     \
              typename __om::if_input_iterator<_Iter>::type = 0,                                                       \
              typename enable_if<__om::is_hash_like<_Hash>::value && !__om::is_allocator<_Equal>::value &&             \
                                     __om::is_allocator<_Alloc>::value,                                                \
                                 int>::type = 0>                                                                       \
    container(_Iter, _Iter, size_t = 0, _Hash = _Hash(), _Equal = _Equal(), _Alloc = _Alloc())                         \
        -> container<__om::hashed_iter_key<_Iter>, __om::hashed_iter_mapped<_Iter>, _Hash, _Equal, _Alloc>;            \
    template <class _Key, class _Mapped, class _Hash = hash<_Key>, class _Equal = equal_to<_Key>,                      \
              class _Alloc = allocator<pair<const _Key, _Mapped>>,                                                     \
              typename enable_if<__om::is_hash_like<_Hash>::value && !__om::is_allocator<_Equal>::value &&             \
                                     __om::is_allocator<_Alloc>::value,                                                \
                                 int>::type = 0>                                                                       \
    container(initializer_list<pair<_Key, _Mapped>>, size_t = 0, _Hash = _Hash(), _Equal = _Equal(),                   \
              _Alloc = _Alloc()) -> container<_Key, _Mapped, _Hash, _Equal, _Alloc>;
OM_HASHED_MAP_GUIDES(unordered_map)
OM_HASHED_MAP_GUIDES(unordered_multimap)
#undef OM_HASHED_MAP_GUIDES
#endif

#define OM_PARAMETERS class _Key, class _Mapped, class _Hash, class _Equal, class _Alloc
#define OM_ARGUMENTS _Key, _Mapped, _Hash, _Equal, _Alloc
#define OM_POLICY __om::hashed_map_policy<_Key, _Mapped>
OM_HASHED_FUNCTIONS(unordered_map, OM_POLICY, OM_PARAMETERS, OM_ARGUMENTS)
OM_HASHED_FUNCTIONS(unordered_multimap, OM_POLICY, OM_PARAMETERS, OM_ARGUMENTS)
#if OM_CXX20
OM_HASHED_ERASURE(unordered_map, OM_PARAMETERS, OM_ARGUMENTS)
OM_HASHED_ERASURE(unordered_multimap, OM_PARAMETERS, OM_ARGUMENTS)
#else
OM_HASHED_INEQUALITY(unordered_map, OM_PARAMETERS, OM_ARGUMENTS)
OM_HASHED_INEQUALITY(unordered_multimap, OM_PARAMETERS, OM_ARGUMENTS)
#endif
#undef OM_PARAMETERS
#undef OM_ARGUMENTS
#undef OM_POLICY

} // namespace std

OM_END_MODEL

#endif
