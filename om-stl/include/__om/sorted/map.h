// map and multimap ([map], [multimap]).
#ifndef OM_SORTED_MAP_H
#define OM_SORTED_MAP_H

#include <__om/container/keyed_insertion.h>
#include <__om/sorted/container.h>
#include <__om/sorted/members.h>
#include <__om/throw.h>
#if OM_CXX11
#include <__om/tuple/functions.h>
#endif

OM_BEGIN_MODEL

namespace __om {

template <class _Key, class _Mapped>
struct map_policy {
    typedef _Key key_type;
    typedef std::pair<const _Key, _Mapped> value_type;
    typedef sorted_iterator<value_type> iterator;
    typedef sorted_iterator<const value_type> const_iterator;

    static const _Key &key(const value_type &__v) { return __v.first; }
#if OM_CXX11
    static const _Key &key(const std::pair<_Key, _Mapped> &__v) { return __v.first; }
#endif
#if OM_CXX11
    template <class... _Args>
    using shown_key = key_of_entry<_Key, _Args...>;
#endif
#if OM_CXX17
    template <class _Alloc>
    struct handle {
        typedef map_node_handle<linked_node<value_type>, _Key, _Mapped, _Alloc> type;
    };
#endif
};

} // namespace __om

namespace std {

#define OM_MAP_COMMON(container)                                                                                       \
public:                                                                                                                \
    typedef typename __base::iterator iterator;                                                                        \
    typedef typename __base::const_iterator const_iterator;                                                            \
    typedef typename __base::size_type size_type;                                                                      \
    typedef typename __base::value_type value_type;                                                                    \
    typedef _Mapped mapped_type;                                                                                       \
                                                                                                                       \
    class value_compare {                                                                                              \
        friend class container;                                                                                        \
                                                                                                                       \
    protected:                                                                                                         \
        _Compare comp;                                                                                                 \
        value_compare(_Compare __c) : comp(__c) {}                                                                     \
                                                                                                                       \
    public:                                                                                                            \
        typedef bool result_type;                                                                                      \
        typedef value_type first_argument_type;                                                                        \
        typedef value_type second_argument_type;                                                                       \
        bool operator()(const value_type &__x, const value_type &__y) const { return comp(__x.first, __y.first); }     \
    };                                                                                                                 \
                                                                                                                       \
    value_compare value_comp() const { return value_compare(this->__comp.__less); }                                    \
    OM_SORTED_MEMBERS(container)

#define OM_MAP_COMMON_11(container)                                                                                    \
    OM_SORTED_MEMBERS_11(container)                                                                                    \
    template <class _Pair, typename enable_if<is_constructible<value_type, _Pair &&>::value, int>::type = 0>           \
    iterator insert(const_iterator __hint, _Pair &&__x) {                                                              \
        return this->emplace_hint(__hint, std::forward<_Pair>(__x));                                                   \
    }                                                                                                                  \
    iterator erase(iterator __position) { return this->erase_at(__position); }                                         \
    using __base::erase;

// [map]
template <class _Key, class _Mapped, class _Compare = less<_Key>, class _Alloc = allocator<pair<const _Key, _Mapped> > >
class map : public __om::sorted_container<__om::map_policy<_Key, _Mapped>, _Compare, _Alloc, false>,
            public __om::keyed_insertion<map<_Key, _Mapped, _Compare, _Alloc>, _Key,
                                         __om::sorted_iterator<pair<const _Key, _Mapped> >,
                                         __om::sorted_iterator<const pair<const _Key, _Mapped> > > {
    typedef __om::sorted_container<__om::map_policy<_Key, _Mapped>, _Compare, _Alloc, false> __base;
    template <class, class, class, class>
    friend class __om::keyed_insertion;

    OM_MAP_COMMON(map)
#if OM_CXX11
    OM_MAP_COMMON_11(map)
#endif

    // [map.access]
    _Mapped &operator[](const _Key &__k) {
        const typename __base::place __where = this->new_place(__k);
        if (!__where.__free)
            return iterator(this->taken(__where))->second;
#if OM_CXX11
        return this->put(__where.__index, this->make(__om::entry_parts(), __k))->second;
#else
        return this->put(__where.__index, this->make(value_type(__k, _Mapped())))->second;
#endif
    }
#if OM_CXX11
    _Mapped &operator[](_Key &&__k) { return try_emplace_key(std::move(__k)).first->second; }
#endif
    _Mapped &at(const _Key &__k) {
        __om::link *__node = this->find_node(__k);
        if (__om::sorted_is_end(__node))
            __om::throw_out_of_range("map::at(): no such key");
        return iterator(__node)->second;
    }
    const _Mapped &at(const _Key &__k) const { return const_cast<map *>(this)->at(__k); }

    // [map.modifiers]
    pair<iterator, bool> insert(const value_type &__x) {
        return __base::insertion(this->insert_value(__x), __om::__no());
    }
#if OM_CXX11
    pair<iterator, bool> insert(value_type &&__x) {
        return __base::insertion(this->insert_value(std::move(__x)), __om::__no());
    }
    template <class _Pair, typename enable_if<is_constructible<value_type, _Pair &&>::value, int>::type = 0>
    pair<iterator, bool> insert(_Pair &&__x) {
        return this->emplace(std::forward<_Pair>(__x));
    }
#else
    iterator insert(iterator __hint, const value_type &__x) { return this->insert_hinted(__hint, __x); }
#endif
#if OM_CXX17
    typedef typename __base::node_type node_type;
    typedef __om::node_insertion<iterator, node_type> insert_return_type;
    insert_return_type insert(node_type &&__handle) { return this->insert_handle(std::move(__handle)); }
    iterator insert(const_iterator __hint, node_type &&__handle) { return __base::insert(__hint, std::move(__handle)); }
#endif
#if OM_CXX11
private:
    template <class _K, class... _Args>
    pair<iterator, bool> try_emplace_key(_K &&__k, _Args &&...__args) {
        const typename __base::place __where = this->new_place(__k);
        if (!__where.__free)
            return pair<iterator, bool>(iterator(this->taken(__where)), false);
        return pair<iterator, bool>(this->put(__where.__index, this->make(__om::entry_parts(), std::forward<_K>(__k),
                                                                          std::forward<_Args>(__args)...)),
                                    true);
    }
    template <class _K, class _Value>
    pair<iterator, bool> assign_key(_K &&__k, _Value &&__v) {
        const typename __base::place __where = this->new_place(__k);
        if (!__where.__free) {
            iterator __found(this->taken(__where));
            __found->second = std::forward<_Value>(__v);
            return pair<iterator, bool>(__found, false);
        }
        return pair<iterator, bool>(
            this->put(__where.__index, this->make(std::forward<_K>(__k), std::forward<_Value>(__v))), true);
    }
#endif
#if OM_CXX23
    OM_SORTED_MEMBERS_23(map)
#endif
};

// [multimap]
template <class _Key, class _Mapped, class _Compare = less<_Key>, class _Alloc = allocator<pair<const _Key, _Mapped> > >
class multimap : public __om::sorted_container<__om::map_policy<_Key, _Mapped>, _Compare, _Alloc, true> {
    typedef __om::sorted_container<__om::map_policy<_Key, _Mapped>, _Compare, _Alloc, true> __base;

    OM_MAP_COMMON(multimap)
#if OM_CXX11
    OM_MAP_COMMON_11(multimap)
    iterator insert(value_type &&__x) { return __base::insertion(this->insert_value(std::move(__x)), __om::__yes()); }
    template <class _Pair, typename enable_if<is_constructible<value_type, _Pair &&>::value, int>::type = 0>
    iterator insert(_Pair &&__x) {
        return this->emplace(std::forward<_Pair>(__x));
    }
#else
    iterator insert(iterator __hint, const value_type &__x) { return this->insert_hinted(__hint, __x); }
#endif
    iterator insert(const value_type &__x) { return __base::insertion(this->insert_value(__x), __om::__yes()); }
#if OM_CXX17
    typedef typename __base::node_type node_type;
    iterator insert(node_type &&__handle) { return this->insert_handle(std::move(__handle)).position; }
    iterator insert(const_iterator __hint, node_type &&__handle) { return __base::insert(__hint, std::move(__handle)); }
#endif
#if OM_CXX23
    OM_SORTED_MEMBERS_23(multimap)
#endif
};
#undef OM_MAP_COMMON
#undef OM_MAP_COMMON_11

#if OM_CXX17
} // namespace std

namespace __om {

template <class _Iter>
using iter_key = std::remove_const_t<typename std::iterator_traits<_Iter>::value_type::first_type>;
template <class _Iter>
using iter_mapped = typename std::iterator_traits<_Iter>::value_type::second_type;
template <class _Iter>
using iter_to_alloc = std::pair<const iter_key<_Iter>, iter_mapped<_Iter>>;

} // namespace __om

namespace std {

#define OM_MAP_GUIDES(container)                                                                                       \
    template <                                                                                                         \
        class _Iter, class _Compare = less<__om::iter_key<_Iter>>,                                                     \
        class _Alloc = allocator<__om::iter_to_alloc<_Iter>>, typename __om::if_input_iterator<_Iter>::type = 0,       \
        typename enable_if<!__om::is_allocator<_Compare>::value && __om::is_allocator<_Alloc>::value, int>::type = 0>  \
    container(_Iter, _Iter, _Compare = _Compare(), _Alloc = _Alloc())                                                  \
        -> container<__om::iter_key<_Iter>, __om::iter_mapped<_Iter>, _Compare, _Alloc>;                               \
    template <                                                                                                         \
        class _Key, class _Mapped, class _Compare = less<_Key>, class _Alloc = allocator<pair<const _Key, _Mapped>>,   \
        typename enable_if<!__om::is_allocator<_Compare>::value && __om::is_allocator<_Alloc>::value, int>::type = 0>  \
    container(initializer_list<pair<_Key, _Mapped>>, _Compare = _Compare(), _Alloc = _Alloc())                         \
        -> container<_Key, _Mapped, _Compare, _Alloc>;                                                                 \
    template <class _Iter, class _Alloc, typename __om::if_input_iterator<_Iter>::type = 0,                            \
              typename enable_if<__om::is_allocator<_Alloc>::value, int>::type = 0>                                    \
    container(_Iter, _Iter, _Alloc)                                                                                    \
        -> container<__om::iter_key<_Iter>, __om::iter_mapped<_Iter>, less<__om::iter_key<_Iter>>, _Alloc>;            \
    template <class _Key, class _Mapped, class _Alloc,                                                                 \
              typename enable_if<__om::is_allocator<_Alloc>::value, int>::type = 0>                                    \
    container(initializer_list<pair<_Key, _Mapped>>, _Alloc) -> container<_Key, _Mapped, less<_Key>, _Alloc>;
OM_MAP_GUIDES(map)
OM_MAP_GUIDES(multimap)
#undef OM_MAP_GUIDES
#endif

#define OM_MAP_PARAMETERS class _Key, class _Mapped, class _Compare, class _Alloc
#define OM_MAP_ARGUMENTS _Key, _Mapped, _Compare, _Alloc
OM_SORTED_COMPARISONS(map, OM_MAP_PARAMETERS, OM_MAP_ARGUMENTS)
OM_SORTED_COMPARISONS(multimap, OM_MAP_PARAMETERS, OM_MAP_ARGUMENTS)
#undef OM_MAP_PARAMETERS
#undef OM_MAP_ARGUMENTS

template <class _Key, class _Mapped, class _Compare, class _Alloc>
inline void swap(map<_Key, _Mapped, _Compare, _Alloc> &__x, map<_Key, _Mapped, _Compare, _Alloc> &__y)
    OM_NOEXCEPT_IF(noexcept(__x.swap(__y))) {
    __x.swap(__y);
}
template <class _Key, class _Mapped, class _Compare, class _Alloc>
inline void swap(multimap<_Key, _Mapped, _Compare, _Alloc> &__x, multimap<_Key, _Mapped, _Compare, _Alloc> &__y)
    OM_NOEXCEPT_IF(noexcept(__x.swap(__y))) {
    __x.swap(__y);
}

#if OM_CXX20
// [map.erasure], [multimap.erasure]
template <class _Key, class _Mapped, class _Compare, class _Alloc, class _Predicate>
inline typename map<_Key, _Mapped, _Compare, _Alloc>::size_type erase_if(map<_Key, _Mapped, _Compare, _Alloc> &__c,
                                                                         _Predicate __pred) {
    return __om::erase_nodes_if(__c, __pred);
}
template <class _Key, class _Mapped, class _Compare, class _Alloc, class _Predicate>
inline typename multimap<_Key, _Mapped, _Compare, _Alloc>::size_type
erase_if(multimap<_Key, _Mapped, _Compare, _Alloc> &__c, _Predicate __pred) {
    return __om::erase_nodes_if(__c, __pred);
}
#endif

} // namespace std

OM_END_MODEL

#endif
