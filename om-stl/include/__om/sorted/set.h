// set and multiset ([set], [multiset]).
#ifndef OM_SORTED_SET_H
#define OM_SORTED_SET_H

#include <__om/sorted/container.h>
#include <__om/sorted/members.h>

OM_BEGIN_MODEL

namespace __om {

// Elements of a set are never changed in place: both kinds of iterator are constant.
template <class _Key>
struct set_policy {
    typedef _Key key_type;
    typedef _Key value_type;
    typedef sorted_iterator<const _Key> iterator;
    typedef sorted_iterator<const _Key> const_iterator;

    static const _Key &key(const _Key &__v) { return __v; }
#if OM_CXX11
    template <class... _Args>
    using shown_key = key_of_element<_Key, _Args...>;
#endif
#if OM_CXX17
    template <class _Alloc>
    struct handle {
        typedef set_node_handle<linked_node<_Key>, _Key, _Alloc> type;
    };
#endif
};

} // namespace __om

namespace std {

#define OM_SET_COMMON(container)                                                                                       \
public:                                                                                                                \
    typedef typename __base::value_type value_type;                                                                    \
    typedef typename __base::iterator iterator;                                                                        \
    typedef typename __base::const_iterator const_iterator;                                                            \
    typedef typename __base::size_type size_type;                                                                      \
    typedef _Compare value_compare;                                                                                    \
                                                                                                                       \
    value_compare value_comp() const { return this->__comp.__less; }                                                   \
    OM_SORTED_MEMBERS(container)

// [set]
template <class _Key, class _Compare = less<_Key>, class _Alloc = allocator<_Key> >
class set : public __om::sorted_container<__om::set_policy<_Key>, _Compare, _Alloc, false> {
    typedef __om::sorted_container<__om::set_policy<_Key>, _Compare, _Alloc, false> __base;

    OM_SET_COMMON(set)
#if OM_CXX11
    OM_SORTED_MEMBERS_11(set)
    pair<iterator, bool> insert(_Key &&__x) {
        return __base::insertion(this->insert_value(std::move(__x)), __om::__no());
    }
#else
    iterator insert(iterator __hint, const _Key &__x) { return this->insert_hinted(__hint, __x); }
#endif
    pair<iterator, bool> insert(const _Key &__x) { return __base::insertion(this->insert_value(__x), __om::__no()); }
#if OM_CXX17
    typedef typename __base::node_type node_type;
    typedef __om::node_insertion<iterator, node_type> insert_return_type;
    insert_return_type insert(node_type &&__handle) { return this->insert_handle(std::move(__handle)); }
    iterator insert(const_iterator __hint, node_type &&__handle) { return __base::insert(__hint, std::move(__handle)); }
#endif
#if OM_CXX23
    OM_SORTED_MEMBERS_23(set)
#endif
};

// [multiset]
template <class _Key, class _Compare = less<_Key>, class _Alloc = allocator<_Key> >
class multiset : public __om::sorted_container<__om::set_policy<_Key>, _Compare, _Alloc, true> {
    typedef __om::sorted_container<__om::set_policy<_Key>, _Compare, _Alloc, true> __base;

    OM_SET_COMMON(multiset)
#if OM_CXX11
    OM_SORTED_MEMBERS_11(multiset)
    iterator insert(_Key &&__x) { return __base::insertion(this->insert_value(std::move(__x)), __om::__yes()); }
#else
    iterator insert(iterator __hint, const _Key &__x) { return this->insert_hinted(__hint, __x); }
#endif
    iterator insert(const _Key &__x) { return __base::insertion(this->insert_value(__x), __om::__yes()); }
#if OM_CXX17
    typedef typename __base::node_type node_type;
    iterator insert(node_type &&__handle) { return this->insert_handle(std::move(__handle)).position; }
    iterator insert(const_iterator __hint, node_type &&__handle) { return __base::insert(__hint, std::move(__handle)); }
#endif
#if OM_CXX23
    OM_SORTED_MEMBERS_23(multiset)
#endif
};
#undef OM_SET_COMMON

#if OM_CXX17
#define OM_SET_GUIDES(container)                                                                                       \
    template <                                                                                                         \
        class _Iter, class _Compare = less<typename iterator_traits<_Iter>::value_type>,                               \
        class _Alloc = allocator<typename iterator_traits<_Iter>::value_type>,                                         \
        typename __om::if_input_iterator<_Iter>::type = 0,                                                             \
        typename enable_if<!__om::is_allocator<_Compare>::value && __om::is_allocator<_Alloc>::value, int>::type = 0>  \
    container(_Iter, _Iter, _Compare = _Compare(), _Alloc = _Alloc())                                                  \
        -> container<typename iterator_traits<_Iter>::value_type, _Compare, _Alloc>;                                   \
    template <                                                                                                         \
        class _Key, class _Compare = less<_Key>, class _Alloc = allocator<_Key>,                                       \
        typename enable_if<!__om::is_allocator<_Compare>::value && __om::is_allocator<_Alloc>::value, int>::type = 0>  \
    container(initializer_list<_Key>, _Compare = _Compare(), _Alloc = _Alloc()) -> container<_Key, _Compare, _Alloc>;  \
    template <class _Iter, class _Alloc, typename __om::if_input_iterator<_Iter>::type = 0,                            \
              typename enable_if<__om::is_allocator<_Alloc>::value, int>::type = 0>                                    \
    container(_Iter, _Iter, _Alloc) -> container<typename iterator_traits<_Iter>::value_type,                          \
                                                 less<typename iterator_traits<_Iter>::value_type>, _Alloc>;           \
    template <class _Key, class _Alloc, typename enable_if<__om::is_allocator<_Alloc>::value, int>::type = 0>          \
    container(initializer_list<_Key>, _Alloc) -> container<_Key, less<_Key>, _Alloc>;
OM_SET_GUIDES(set)
OM_SET_GUIDES(multiset)
#undef OM_SET_GUIDES
#endif
#if OM_CXX23
template <ranges::input_range _Range, class _Compare = less<ranges::range_value_t<_Range>>,
          class _Alloc = allocator<ranges::range_value_t<_Range>>>
set(from_range_t, _Range &&, _Compare = _Compare(), _Alloc = _Alloc())
    -> set<ranges::range_value_t<_Range>, _Compare, _Alloc>;
template <ranges::input_range _Range, class _Compare = less<ranges::range_value_t<_Range>>,
          class _Alloc = allocator<ranges::range_value_t<_Range>>>
multiset(from_range_t, _Range &&, _Compare = _Compare(), _Alloc = _Alloc())
    -> multiset<ranges::range_value_t<_Range>, _Compare, _Alloc>;
#endif

#define OM_SET_PARAMETERS class _Key, class _Compare, class _Alloc
#define OM_SET_ARGUMENTS _Key, _Compare, _Alloc
OM_SORTED_COMPARISONS(set, OM_SET_PARAMETERS, OM_SET_ARGUMENTS)
OM_SORTED_COMPARISONS(multiset, OM_SET_PARAMETERS, OM_SET_ARGUMENTS)
#undef OM_SET_PARAMETERS
#undef OM_SET_ARGUMENTS

template <class _Key, class _Compare, class _Alloc>
inline void swap(set<_Key, _Compare, _Alloc> &__x, set<_Key, _Compare, _Alloc> &__y)
    OM_NOEXCEPT_IF(noexcept(__x.swap(__y))) {
    __x.swap(__y);
}
template <class _Key, class _Compare, class _Alloc>
inline void swap(multiset<_Key, _Compare, _Alloc> &__x, multiset<_Key, _Compare, _Alloc> &__y)
    OM_NOEXCEPT_IF(noexcept(__x.swap(__y))) {
    __x.swap(__y);
}

#if OM_CXX20
// [set.erasure], [multiset.erasure]
template <class _Key, class _Compare, class _Alloc, class _Predicate>
inline typename set<_Key, _Compare, _Alloc>::size_type erase_if(set<_Key, _Compare, _Alloc> &__c, _Predicate __pred) {
    return __om::erase_nodes_if(__c, __pred);
}
template <class _Key, class _Compare, class _Alloc, class _Predicate>
inline typename multiset<_Key, _Compare, _Alloc>::size_type erase_if(multiset<_Key, _Compare, _Alloc> &__c,
                                                                     _Predicate __pred) {
    return __om::erase_nodes_if(__c, __pred);
}
#endif

} // namespace std

OM_END_MODEL

#endif
