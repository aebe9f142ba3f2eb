// unordered_set and unordered_multiset ([unord.set], [unord.multiset]).
#ifndef OM_HASHED_SET_H
#define OM_HASHED_SET_H

#include <__om/hashed/container.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Key>
struct hashed_set_policy {
    typedef _Key key_type;
    typedef _Key value_type;
    typedef const _Key seen_type; // through an iterator

    static const _Key &key(const _Key &__v) { return __v; }
    template <class... _Args>
    using shown_key = key_of_element<_Key, _Args...>;
#if OM_CXX17
    template <class _Alloc>
    struct handle {
        typedef set_node_handle<hashed_node<_Key>, _Key, _Alloc> type;
    };
#endif
};

} // namespace __om

namespace std {

// What both have in common besides their base: constructors and insertion.
#define OM_HASHED_COMMON(container, element)                                                                           \
public:                                                                                                                \
    typedef typename __base::iterator iterator;                                                                        \
    typedef typename __base::const_iterator const_iterator;                                                            \
    typedef typename __base::size_type size_type;                                                                      \
                                                                                                                       \
    container() : __base() {}                                                                                          \
    explicit container(size_type __n, const _Hash &__h = _Hash(), const _Equal &__e = _Equal(),                        \
                       const _Alloc &__a = _Alloc())                                                                   \
        : __base(__n, __h, __e, __a) {}                                                                                \
    template <class _Iter>                                                                                             \
    container(_Iter __first, _Iter __last, size_type __n = 0, const _Hash &__h = _Hash(),                              \
              const _Equal &__e = _Equal(), const _Alloc &__a = _Alloc(),                                              \
              typename __om::if_input_iterator<_Iter>::type = 0)                                                       \
        : __base(__n, __h, __e, __a) {                                                                                 \
        this->insert_range_of(__first, __last);                                                                        \
    }                                                                                                                  \
    container(const container &) = default;                                                                            \
    container(container &&) = default;                                                                                 \
    explicit container(const _Alloc &__a) : __base(0, _Hash(), _Equal(), __a) {}                                       \
    container(const container &__x, const __om::identity_type<_Alloc> &__a) : __base(__x, __a) {}                      \
    container(container &&__x, const __om::identity_type<_Alloc> &__a) : __base(std::move(__x), __a) {}                \
    container(initializer_list<element> __l, size_type __n = 0, const _Hash &__h = _Hash(),                            \
              const _Equal &__e = _Equal(), const _Alloc &__a = _Alloc())                                              \
        : __base(__n, __h, __e, __a) {                                                                                 \
        this->insert_range_of(__l.begin(), __l.end());                                                                 \
    }                                                                                                                  \
    container(size_type __n, const _Alloc &__a) : __base(__n, _Hash(), _Equal(), __a) {}                               \
    container(size_type __n, const _Hash &__h, const _Alloc &__a) : __base(__n, __h, _Equal(), __a) {}                 \
    template <class _Iter>                                                                                             \
    container(_Iter __first, _Iter __last, size_type __n, const _Alloc &__a,                                           \
              typename __om::if_input_iterator<_Iter>::type = 0)                                                       \
        : __base(__n, _Hash(), _Equal(), __a) {                                                                        \
        this->insert_range_of(__first, __last);                                                                        \
    }                                                                                                                  \
    template <class _Iter>                                                                                             \
    container(_Iter __first, _Iter __last, size_type __n, const _Hash &__h, const _Alloc &__a,                         \
              typename __om::if_input_iterator<_Iter>::type = 0)                                                       \
        : __base(__n, __h, _Equal(), __a) {                                                                            \
        this->insert_range_of(__first, __last);                                                                        \
    }                                                                                                                  \
    container(initializer_list<element> __l, size_type __n, const _Alloc &__a) : __base(__n, _Hash(), _Equal(), __a) { \
        this->insert_range_of(__l.begin(), __l.end());                                                                 \
    }                                                                                                                  \
    container(initializer_list<element> __l, size_type __n, const _Hash &__h, const _Alloc &__a)                       \
        : __base(__n, __h, _Equal(), __a) {                                                                            \
        this->insert_range_of(__l.begin(), __l.end());                                                                 \
    }                                                                                                                  \
    container &operator=(const container &) = default;                                                                 \
    container &operator=(container &&) = default;                                                                      \
    container &operator=(initializer_list<element> __l) {                                                              \
        this->clear();                                                                                                 \
        this->insert_range_of(__l.begin(), __l.end());                                                                 \
        return *this;                                                                                                  \
    }                                                                                                                  \
    template <class _Iter>                                                                                             \
    void insert(_Iter __first, _Iter __last, typename __om::if_input_iterator<_Iter>::type = 0) {                      \
        this->insert_range_of(__first, __last);                                                                        \
    }                                                                                                                  \
    void insert(initializer_list<element> __l) { this->insert_range_of(__l.begin(), __l.end()); }                      \
    iterator insert(const_iterator __hint, const element &__x) {                                                       \
        this->own(__hint);                                                                                             \
        return iterator(this->insert_value(__x).__node);                                                               \
    }                                                                                                                  \
    iterator insert(const_iterator __hint, element &&__x) {                                                            \
        this->own(__hint);                                                                                             \
        return iterator(this->insert_value(std::move(__x)).__node);                                                    \
    }                                                                                                                  \
    void swap(container &__x) noexcept(__om::alloc_policy<_Alloc>::__equal && __om::nothrow_swappable<_Hash>::value && \
                                       __om::nothrow_swappable<_Equal>::value) {                                       \
        this->exchange(__x);                                                                                           \
    }
#define OM_HASHED_COMMON_23(container, element)                                                                        \
public:                                                                                                                \
    template <__om::container_compatible_range<element> _Range>                                                        \
    container(from_range_t, _Range &&__r, size_type __n = 0, const _Hash &__h = _Hash(), const _Equal &__e = _Equal(), \
              const _Alloc &__a = _Alloc())                                                                            \
        : __base(__n, __h, __e, __a) {                                                                                 \
        insert_range(std::forward<_Range>(__r));                                                                       \
    }                                                                                                                  \
    template <__om::container_compatible_range<element> _Range>                                                        \
    void insert_range(_Range &&__r) {                                                                                  \
        for (auto &&__element : __r)                                                                                   \
            this->emplace(std::forward<decltype(__element)>(__element));                                               \
    }

// [unord.set]
template <class _Key, class _Hash = hash<_Key>, class _Equal = equal_to<_Key>, class _Alloc = allocator<_Key>>
class unordered_set : public __om::hashed_container<__om::hashed_set_policy<_Key>, _Hash, _Equal, _Alloc, false> {
    typedef __om::hashed_container<__om::hashed_set_policy<_Key>, _Hash, _Equal, _Alloc, false> __base;

    OM_HASHED_COMMON(unordered_set, _Key)
    pair<iterator, bool> insert(const _Key &__x) { return __base::insertion(this->insert_value(__x), __om::__no()); }
    pair<iterator, bool> insert(_Key &&__x) {
        return __base::insertion(this->insert_value(std::move(__x)), __om::__no());
    }
#if OM_CXX17
    typedef typename __base::node_type node_type;
    typedef __om::node_insertion<iterator, node_type> insert_return_type;
    insert_return_type insert(node_type &&__handle) { return this->insert_handle(std::move(__handle)); }
    iterator insert(const_iterator __hint, node_type &&__handle) { return __base::insert(__hint, std::move(__handle)); }
#endif
#if OM_CXX23
    OM_HASHED_COMMON_23(unordered_set, _Key)
#endif
};

// [unord.multiset]
template <class _Key, class _Hash = hash<_Key>, class _Equal = equal_to<_Key>, class _Alloc = allocator<_Key>>
class unordered_multiset : public __om::hashed_container<__om::hashed_set_policy<_Key>, _Hash, _Equal, _Alloc, true> {
    typedef __om::hashed_container<__om::hashed_set_policy<_Key>, _Hash, _Equal, _Alloc, true> __base;

    OM_HASHED_COMMON(unordered_multiset, _Key)
    iterator insert(const _Key &__x) { return iterator(this->insert_value(__x).__node); }
    iterator insert(_Key &&__x) { return iterator(this->insert_value(std::move(__x)).__node); }
#if OM_CXX17
    typedef typename __base::node_type node_type;
    iterator insert(node_type &&__handle) { return this->insert_handle(std::move(__handle)).position; }
    iterator insert(const_iterator __hint, node_type &&__handle) { return __base::insert(__hint, std::move(__handle)); }
#endif
#if OM_CXX23
    OM_HASHED_COMMON_23(unordered_multiset, _Key)
#endif
};

#if OM_CXX17
} // namespace std

namespace __om {

// [unord.req.general]: neither an integer nor an allocator is a hash function.
template <class _Hash>
struct is_hash_like : std::integral_constant<bool, !std::is_integral<_Hash>::value && !is_allocator<_Hash>::value> {};

} // namespace __om

namespace std {

#define OM_HASHED_SET_GUIDES(container)                                                                                \
    template <class _Iter, class _Hash = hash<typename iterator_traits<_Iter>::value_type>,                            \
              class _Equal = equal_to<typename iterator_traits<_Iter>::value_type>,                                    \
              class _Alloc = allocator<typename iterator_traits<_Iter>::value_type>,                                   \
              typename __om::if_input_iterator<_Iter>::type = 0,                                                       \
              typename enable_if<__om::is_hash_like<_Hash>::value && !__om::is_allocator<_Equal>::value &&             \
                                     __om::is_allocator<_Alloc>::value,                                                \
                                 int>::type = 0>                                                                       \
    container(_Iter, _Iter, size_t = 0, _Hash = _Hash(), _Equal = _Equal(), _Alloc = _Alloc())                         \
        -> container<typename iterator_traits<_Iter>::value_type, _Hash, _Equal, _Alloc>;                              \
    template <class _Tp, class _Hash = hash<_Tp>, class _Equal = equal_to<_Tp>, class _Alloc = allocator<_Tp>,         \
              typename enable_if<__om::is_hash_like<_Hash>::value && !__om::is_allocator<_Equal>::value &&             \
                                     __om::is_allocator<_Alloc>::value,                                                \
                                 int>::type = 0>                                                                       \
    container(initializer_list<_Tp>, size_t = 0, _Hash = _Hash(), _Equal = _Equal(), _Alloc = _Alloc())                \
        -> container<_Tp, _Hash, _Equal, _Alloc>;
OM_HASHED_SET_GUIDES(unordered_set)
OM_HASHED_SET_GUIDES(unordered_multiset)
#undef OM_HASHED_SET_GUIDES
#endif

#define OM_HASHED_FUNCTIONS(container, policy, parameters, arguments)                                                  \
    template <parameters>                                                                                              \
    inline bool operator==(const container<arguments> &__x, const container<arguments> &__y) {                         \
        return __om::equal_unordered<policy>(__x, __y);                                                                \
    }                                                                                                                  \
    template <parameters>                                                                                              \
    inline void swap(container<arguments> &__x, container<arguments> &__y) noexcept(noexcept(__x.swap(__y))) {         \
        __x.swap(__y);                                                                                                 \
    }
#define OM_HASHED_INEQUALITY(container, parameters, arguments)                                                         \
    template <parameters>                                                                                              \
    inline bool operator!=(const container<arguments> &__x, const container<arguments> &__y) {                         \
        return !(__x == __y);                                                                                          \
    }
#define OM_HASHED_ERASURE(container, parameters, arguments)                                                            \
    template <parameters, class _Predicate>                                                                            \
    inline typename container<arguments>::size_type erase_if(container<arguments> &__c, _Predicate __pred) {           \
        return __om::erase_hashed_if(__c, __pred);                                                                     \
    }
#define OM_PARAMETERS class _Key, class _Hash, class _Equal, class _Alloc
#define OM_ARGUMENTS _Key, _Hash, _Equal, _Alloc
OM_HASHED_FUNCTIONS(unordered_set, __om::hashed_set_policy<_Key>, OM_PARAMETERS, OM_ARGUMENTS)
OM_HASHED_FUNCTIONS(unordered_multiset, __om::hashed_set_policy<_Key>, OM_PARAMETERS, OM_ARGUMENTS)
#if OM_CXX20
OM_HASHED_ERASURE(unordered_set, OM_PARAMETERS, OM_ARGUMENTS)
OM_HASHED_ERASURE(unordered_multiset, OM_PARAMETERS, OM_ARGUMENTS)
#else
OM_HASHED_INEQUALITY(unordered_set, OM_PARAMETERS, OM_ARGUMENTS)
OM_HASHED_INEQUALITY(unordered_multiset, OM_PARAMETERS, OM_ARGUMENTS)
#endif
#undef OM_PARAMETERS
#undef OM_ARGUMENTS

} // namespace std

OM_END_MODEL

#endif
