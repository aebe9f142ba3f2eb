// What set, multiset, map and multimap have in common ([associative.reqmts]): everything except how a
// value is made from what the interface takes.
//
// _Policy names key_type, value_type, the node handle, the iterators and how to see the key of a value;
// _Multi says whether equivalent keys may be there more than once.
#ifndef OM_SORTED_CONTAINER_H
#define OM_SORTED_CONTAINER_H

#include <__om/algorithm/compare_ranges.h>
#include <__om/algorithm/order_checks.h>
#include <__om/container/builders.h>
#include <__om/container/node_handle.h>
#include <__om/container/shown_key.h>
#include <__om/functional/operators.h>
#include <__om/iterator/reverse.h>
#include <__om/pair.h>
#include <__om/sorted/ring.h>
#include <initializer_list>
#if OM_CXX23
#include <__om/ranges/from_range.h>
#endif

OM_BEGIN_MODEL

namespace __om {

#if OM_CXX14
template <class _Compare, class _Key, class = void>
struct transparent_lookup {};
template <class _Compare, class _Key>
struct transparent_lookup<_Compare, _Key, typename void_type<typename _Compare::is_transparent>::type> {
    typedef int type;
};
#define OM_IF_TRANSPARENT class _Other, class _Cmp = _Compare, typename transparent_lookup<_Cmp, _Other>::type = 0
#endif

template <class _Policy, class _Compare, class _Alloc, bool _Multi>
class sorted_container : private alloc_holder<_Alloc> {
    template <class, class, class, bool>
    friend class sorted_container;

    typedef alloc_policy<_Alloc> __policy;

protected:
    typedef linked_node<typename _Policy::value_type> __node_type;

    // Six words, as the real library's: the comparison takes one of them.
    struct comparison {
        _Compare __less;
        explicit comparison(const _Compare &__c) : __less(__c) {}
        comparison() : __less() {}
    } __attribute__((__aligned__(8))) __comp;
    mutable sorted_ring *__ring;
    std::size_t __padding[4];

public:
    typedef typename _Policy::key_type key_type;
    typedef typename _Policy::value_type value_type;
    typedef _Compare key_compare;
    typedef _Alloc allocator_type;
    typedef value_type &reference;
    typedef const value_type &const_reference;
    typedef value_type *pointer;
    typedef const value_type *const_pointer;
    typedef std::size_t size_type;
    typedef std::ptrdiff_t difference_type;
    typedef typename _Policy::iterator iterator;
    typedef typename _Policy::const_iterator const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;

    allocator_type get_allocator() const OM_NOEXCEPT { return this->alloc(); }

    iterator begin() OM_NOEXCEPT { return iterator(node_at(0)); }
    const_iterator begin() const OM_NOEXCEPT { return const_iterator(node_at(0)); }
    iterator end() OM_NOEXCEPT { return iterator(&ring()->__end); }
    const_iterator end() const OM_NOEXCEPT { return const_iterator(&ring()->__end); }
    reverse_iterator rbegin() OM_NOEXCEPT { return reverse_iterator(end()); }
    const_reverse_iterator rbegin() const OM_NOEXCEPT { return const_reverse_iterator(end()); }
    reverse_iterator rend() OM_NOEXCEPT { return reverse_iterator(begin()); }
    const_reverse_iterator rend() const OM_NOEXCEPT { return const_reverse_iterator(begin()); }
#if OM_CXX11
    const_iterator cbegin() const noexcept { return begin(); }
    const_iterator cend() const noexcept { return end(); }
    const_reverse_iterator crbegin() const noexcept { return rbegin(); }
    const_reverse_iterator crend() const noexcept { return rend(); }
#endif

    OM_NODISCARD20 bool empty() const OM_NOEXCEPT { return size() == 0; }
    size_type size() const OM_NOEXCEPT { return __ring ? __ring->__count : 0; }
    size_type max_size() const OM_NOEXCEPT { return size_type(__PTRDIFF_MAX__) / sizeof(__node_type); }
    key_compare key_comp() const { return __comp.__less; }

    // Modifiers
#if OM_CXX11
    template <class... _Args>
    typename conditional<_Multi, iterator, std::pair<iterator, bool> >::type emplace(_Args &&...__args) {
        return insertion(
            place_made_of(typename _Policy::template shown_key<bare<_Args>...>(), std::forward<_Args>(__args)...),
            bool_constant<_Multi>());
    }
    template <class... _Args>
    iterator emplace_hint(const_iterator __hint, _Args &&...__args) {
        return place_hinted(__hint, make(std::forward<_Args>(__args)...));
    }
    iterator erase(const_iterator __position) { return erase_at(__position); }
    iterator erase(const_iterator __first, const_iterator __last) { return erase_range(__first, __last); }
#else
    void erase(iterator __position) { erase_at(__position); }
    void erase(iterator __first, iterator __last) { erase_range(__first, __last); }
#endif
    size_type erase(const key_type &__k) { return erase_key(__k); }
    void clear() OM_NOEXCEPT {
        if (!__ring)
            return;
        for (size_type __j = 0; __j < __ring->__nodes.__used; ++__j)
            if (link *__node = __ring->__nodes.__slots[__j]) {
                __node->__ring = OM_NULL;
                __om::destroy_node(this->alloc(), static_cast<__node_type *>(__node));
            }
        __ring->forget_all();
    }

#if OM_CXX17
    typedef typename _Policy::template handle<_Alloc>::type node_type;

    node_type extract(const_iterator __position) {
        link *__node = own(__position);
        OM_CHECK("iterator-range", !sorted_is_end(__node), "extract() of the past-the-end iterator");
        __ring->remove(__node);
        return node_type(static_cast<__node_type *>(__node), this->alloc());
    }
    node_type extract(const key_type &__k) {
        const const_iterator __found = find(__k);
        return __found == end() ? node_type() : extract(__found);
    }
    iterator insert(const_iterator __hint, node_type &&__handle) {
        if (__handle.empty())
            return end();
        check_handle(__handle);
        own(__hint);
        const place __where = hinted_place(__hint, key_of(__handle.__node));
        if (!__where.__free)
            return iterator(taken(__where));
        return put(__where.__index, __handle.release());
    }
    template <class _OtherCompare, bool _OtherMulti>
    void merge(sorted_container<_Policy, _OtherCompare, _Alloc, _OtherMulti> &__source) {
        OM_REQUIRES(__policy::__equal || this->alloc() == __source.alloc(),
                    "merge() from a container of another allocator");
        if (static_cast<void *>(this) == static_cast<void *>(__builtin_addressof(__source)))
            return;
        for (link *__node = __source.node_at(0); !sorted_is_end(__node);) {
            link *__next = __source.__ring->next(__node);
            const place __where = new_place(key_of(__node));
            if (__where.__free) {
                __source.__ring->remove(__node);
                put(__where.__index, __node);
            }
            __node = __next;
        }
    }
    template <class _OtherCompare, bool _OtherMulti>
    void merge(sorted_container<_Policy, _OtherCompare, _Alloc, _OtherMulti> &&__source) {
        merge(__source);
    }
#endif

    // Lookup
    iterator find(const key_type &__k) { return iterator(find_node(__k)); }
    const_iterator find(const key_type &__k) const { return const_iterator(find_node(__k)); }
    size_type count(const key_type &__k) const { return upper(__k) - lower(__k); }
    iterator lower_bound(const key_type &__k) { return iterator(node_at(lower(__k))); }
    const_iterator lower_bound(const key_type &__k) const { return const_iterator(node_at(lower(__k))); }
    iterator upper_bound(const key_type &__k) { return iterator(node_at(upper(__k))); }
    const_iterator upper_bound(const key_type &__k) const { return const_iterator(node_at(upper(__k))); }
    std::pair<iterator, iterator> equal_range(const key_type &__k) {
        return std::pair<iterator, iterator>(lower_bound(__k), upper_bound(__k));
    }
    std::pair<const_iterator, const_iterator> equal_range(const key_type &__k) const {
        return std::pair<const_iterator, const_iterator>(lower_bound(__k), upper_bound(__k));
    }
#if OM_CXX20
    bool contains(const key_type &__k) const { return !sorted_is_end(find_node(__k)); }
#endif
#if OM_CXX14
    template <OM_IF_TRANSPARENT>
    iterator find(const _Other &__k) {
        return iterator(find_node(__k));
    }
    template <OM_IF_TRANSPARENT>
    const_iterator find(const _Other &__k) const {
        return const_iterator(find_node(__k));
    }
    template <OM_IF_TRANSPARENT>
    size_type count(const _Other &__k) const {
        return upper(__k) - lower(__k);
    }
    template <OM_IF_TRANSPARENT>
    iterator lower_bound(const _Other &__k) {
        return iterator(node_at(lower(__k)));
    }
    template <OM_IF_TRANSPARENT>
    const_iterator lower_bound(const _Other &__k) const {
        return const_iterator(node_at(lower(__k)));
    }
    template <OM_IF_TRANSPARENT>
    iterator upper_bound(const _Other &__k) {
        return iterator(node_at(upper(__k)));
    }
    template <OM_IF_TRANSPARENT>
    const_iterator upper_bound(const _Other &__k) const {
        return const_iterator(node_at(upper(__k)));
    }
    template <OM_IF_TRANSPARENT>
    std::pair<iterator, iterator> equal_range(const _Other &__k) {
        return std::pair<iterator, iterator>(iterator(node_at(lower(__k))), iterator(node_at(upper(__k))));
    }
    template <OM_IF_TRANSPARENT>
    std::pair<const_iterator, const_iterator> equal_range(const _Other &__k) const {
        return std::pair<const_iterator, const_iterator>(const_iterator(node_at(lower(__k))),
                                                         const_iterator(node_at(upper(__k))));
    }
#endif
#if OM_CXX20
    template <OM_IF_TRANSPARENT>
    bool contains(const _Other &__k) const {
        return !sorted_is_end(find_node(__k));
    }
#endif
#if OM_CXX23
    template <OM_IF_TRANSPARENT>
        requires(!std::is_convertible_v<_Other &&, iterator> && !std::is_convertible_v<_Other &&, const_iterator>)
    size_type erase(_Other &&__k) {
        return erase_key(__k);
    }
    template <OM_IF_TRANSPARENT>
        requires(!std::is_convertible_v<_Other &&, iterator> && !std::is_convertible_v<_Other &&, const_iterator>)
    node_type extract(_Other &&__k) {
        const size_type __i = lower(__k);
        return __i == upper(__k) ? node_type() : extract(const_iterator(node_at(__i)));
    }
#endif

protected:
    sorted_container() : __comp(), __ring(OM_NULL), __padding() {}
    sorted_container(const _Compare &__c, const _Alloc &__a)
        : alloc_holder<_Alloc>(__a), __comp(__c), __ring(OM_NULL), __padding() {}
    sorted_container(const sorted_container &__x)
        : alloc_holder<_Alloc>(__policy::for_copy(__x.alloc())), __comp(__x.__comp), __ring(OM_NULL), __padding() {
        copy_or_discard(__x);
    }
    sorted_container(const sorted_container &__x, const _Alloc &__a)
        : alloc_holder<_Alloc>(__a), __comp(__x.__comp), __ring(OM_NULL), __padding() {
        copy_or_discard(__x);
    }
#if OM_CXX11
    sorted_container(sorted_container &&__x) noexcept(std::is_nothrow_copy_constructible<_Compare>::value)
        : alloc_holder<_Alloc>(__x.alloc()), __comp(__x.__comp), __ring(__x.__ring), __padding() {
        __x.__ring = nullptr;
    }
    sorted_container(sorted_container &&__x, const _Alloc &__a) : sorted_container(__x.__comp.__less, __a) {
        if (__policy::__equal || __a == __x.alloc())
            std::swap(__ring, __x.__ring);
        else
            move_each(__x);
    }
#endif
    // What is used or destroyed once more finds the ring gone.
    ~sorted_container() { destroy(); }

    sorted_container &operator=(const sorted_container &__x) {
        if (this == __builtin_addressof(__x))
            return *this;
        clear();
        alloc_propagation<__policy::__on_copy>::copy(this->alloc(), __x.alloc());
        __comp = __x.__comp;
        copy_from(__x);
        return *this;
    }
#if OM_CXX11
    sorted_container &operator=(sorted_container &&__x) noexcept((__policy::__on_move || __policy::__equal) &&
                                                                 std::is_nothrow_move_assignable<_Compare>::value) {
        OM_REQUIRES(this != __builtin_addressof(__x), "container move-assigned to itself");
        if (__policy::__on_move || __policy::__equal || this->alloc() == __x.alloc()) {
            discard();
            alloc_propagation<__policy::__on_move>::copy(this->alloc(), __x.alloc());
            __comp = std::move(__x.__comp);
            std::swap(__ring, __x.__ring);
        } else {
            clear();
            __comp = std::move(__x.__comp);
            move_each(__x);
        }
        return *this;
    }
#endif
    void exchange(sorted_container &__x) {
        OM_REQUIRES(__policy::__on_swap || __policy::__equal || this->alloc() == __x.alloc(),
                    "swap() with a container of another allocator");
        alloc_propagation<__policy::__on_swap>::swap(this->alloc(), __x.alloc());
        __om::swap_values(__comp.__less, __x.__comp.__less);
        std::swap(__ring, __x.__ring);
    }

    sorted_ring *ring() const {
        if (!__ring)
            __ring = model_new<sorted_ring>();
        return __ring;
    }
    link *node_at(size_type __rank) const { return ring()->at(__rank); }
    static const key_type &key_of(const link *__node) {
        return _Policy::key(*static_cast<__node_type *>(const_cast<link *>(__node))->value_address());
    }

#if OM_CXX11
    template <class... _Args>
    __node_type *make(_Args &&...__args) {
        return __om::make_node<__node_type>(this->alloc(), std::forward<_Args>(__args)...);
    }
#else
    template <class _Arg>
    __node_type *make(const _Arg &__arg) {
        return __om::make_node<__node_type>(this->alloc(), __arg);
    }
#endif

    template <class _Key>
    bool before(const link *__node, const _Key &__k) const {
        return __comp.__less(key_of(__node), __k);
    }
    template <class _Key>
    bool after(const link *__node, const _Key &__k) const {
        return __comp.__less(__k, key_of(__node));
    }
    // How many elements are before the key, and how many are not after it.
    template <class _Key>
    size_type lower(const _Key &__k) const {
        if (!__ring)
            return 0;
        link **__slots = __ring->__nodes.__slots;
        size_type __first = 0, __n = __ring->__nodes.__used;
        if (!__ring->__many) {
            for (size_type __j = 0; __j < __n; ++__j)
                if (__slots[__j] && before(__slots[__j], __k))
                    ++__first;
            return __first;
        }
        while (__n > __few_nodes) {
            const size_type __half = __n / 2;
            if (before(__slots[__first + __half], __k)) {
                __first += __half + 1;
                __n -= __half + 1;
            } else {
                __n = __half;
            }
        }
        __n += __first;
        while (__first < __n && before(__slots[__first], __k))
            ++__first;
        return __first;
    }
    template <class _Key>
    size_type upper(const _Key &__k) const {
        if (!__ring)
            return 0;
        link **__slots = __ring->__nodes.__slots;
        size_type __first = 0, __n = __ring->__nodes.__used;
        if (!__ring->__many) {
            for (size_type __j = 0; __j < __n; ++__j)
                if (__slots[__j] && !after(__slots[__j], __k))
                    ++__first;
            return __first;
        }
        while (__n > __few_nodes) {
            const size_type __half = __n / 2;
            if (after(__slots[__first + __half], __k)) {
                __n = __half;
            } else {
                __first += __half + 1;
                __n -= __half + 1;
            }
        }
        __n += __first;
        while (__first < __n && !after(__slots[__first], __k))
            ++__first;
        return __first;
    }
    template <class _Key>
    link *find_node(const _Key &__k) const {
        if (!_Multi && __ring && !__ring->__many) {
            for (size_type __j = 0; __j < __ring->__nodes.__used; ++__j) {
                link *__node = __ring->__nodes.__slots[__j];
                if (__node && !before(__node, __k) && !after(__node, __k))
                    return __node;
            }
            return &__ring->__end;
        }
        link *__node = node_at(lower(__k));
        return sorted_is_end(__node) || after(__node, __k) ? &__ring->__end : __node;
    }

    // Where a new element with this key belongs, or the one that is in its way.
    struct place {
        size_type __index;
        link *__other;
        bool __free;
        bool __known; // whether it is free
    };
    place new_place(const key_type &__k) const {
        if (!is_known_order<_Compare, key_type>::value)
            OM_CHECK("invalid-order", !__comp.__less(__k, __k),
                     "the comparison is no strict weak order: a key is before itself");
        place __p = {0, OM_NULL, true, true};
        if (_Multi) {
            __p.__index = upper(__k);
        } else if (__ring && !__ring->__many) {
            for (size_type __j = 0; __j < __ring->__nodes.__used; ++__j)
                if (link *__node = __ring->__nodes.__slots[__j]) {
                    if (before(__node, __k))
                        ++__p.__index;
                    else if (!after(__node, __k)) {
                        __p.__other = __node;
                        __p.__free = false;
                    }
                }
            __p.__known = is_known(__p.__free);
        } else {
            __p.__index = lower(__k);
            link *__node = node_at(__p.__index);
            if (!sorted_is_end(__node) && !after(__node, __k)) {
                __p.__other = __node;
                __p.__free = false;
            }
        }
        return __p;
    }
    // The element in the way of a new one.
    link *taken(const place &__p) {
        if (!__p.__known)
            __ring->insert_nothing();
        return __p.__other;
    }
    // [associative.reqmts.general]: among equivalent keys, as close as possible to just before the hint.
    place hinted_place(const const_iterator &__hint, const key_type &__k) const {
        place __p = new_place(__k);
        if (_Multi && !sorted_is_end(__hint.__node)) {
            const size_type __wanted = __ring->rank_of(__hint.__node);
            const size_type __first = lower(__k);
            if (__wanted < __p.__index)
                __p.__index = __wanted < __first ? __first : __wanted;
        }
        return __p;
    }
    iterator put(size_type __i, link *__node) {
        ring()->insert(__i, __node);
        return iterator(__node);
    }

    // A node that is made already: put in its place, or given back with the one in its way.
    struct placed {
        link *__node;
        bool __inserted;
    };
    placed place_new(__node_type *__node) {
        place __where = {0, OM_NULL, false, true};
        OM_TRY { __where = new_place(key_of(__node)); }
        OM_CATCH_ALL {
            __om::destroy_node(this->alloc(), __node);
            OM_RETHROW;
        }
        placed __result = {__node, __where.__free};
        if (__where.__free) {
            put(__where.__index, __node);
        } else {
            __result.__node = taken(__where);
            __om::destroy_node(this->alloc(), __node);
        }
        return __result;
    }
#if OM_CXX11
    template <class... _Args>
    placed place_made_of(__no, _Args &&...__args) {
        return place_new(make(std::forward<_Args>(__args)...));
    }
    template <class... _Args>
    placed place_made_of(__yes, _Args &&...__args) {
        const place __where = new_place(_Policy::template shown_key<bare<_Args>...>::get(__args...));
        if (!__where.__free)
            return placed{taken(__where), false};
        return placed{put(__where.__index, make(std::forward<_Args>(__args)...)).__node, true};
    }
#endif
    iterator place_hinted(const const_iterator &__hint, __node_type *__node) {
        place __where = {0, OM_NULL, false, true};
        OM_TRY {
            own(__hint);
            __where = hinted_place(__hint, key_of(__node));
        }
        OM_CATCH_ALL {
            __om::destroy_node(this->alloc(), __node);
            OM_RETHROW;
        }
        if (__where.__free)
            return put(__where.__index, __node);
        __om::destroy_node(this->alloc(), __node);
        return iterator(taken(__where));
    }
    static std::pair<iterator, bool> insertion(const placed &__p, __no) {
        return std::pair<iterator, bool>(iterator(__p.__node), __p.__inserted);
    }
    static iterator insertion(const placed &__p, __yes) { return iterator(__p.__node); }

    // A value given by the caller: no node is made for a key that is there already.
#if OM_CXX11
    template <class _Value>
    placed insert_value(_Value &&__v) {
        const place __where = new_place(_Policy::key(__v));
        placed __result = {nullptr, __where.__free};
        __result.__node =
            __where.__free ? put(__where.__index, make(std::forward<_Value>(__v))).__node : taken(__where);
        return __result;
    }
    template <class _Value>
    iterator insert_hinted(const const_iterator &__hint, _Value &&__v) {
        own(__hint);
        const place __where = hinted_place(__hint, _Policy::key(__v));
        return __where.__free ? put(__where.__index, make(std::forward<_Value>(__v))) : iterator(taken(__where));
    }
#else
    placed insert_value(const value_type &__v) {
        const place __where = new_place(_Policy::key(__v));
        placed __result = {OM_NULL, __where.__free};
        __result.__node = __where.__free ? put(__where.__index, make(__v)).__node : taken(__where);
        return __result;
    }
    iterator insert_hinted(const const_iterator &__hint, const value_type &__v) {
        own(__hint);
        const place __where = hinted_place(__hint, _Policy::key(__v));
        return __where.__free ? put(__where.__index, make(__v)) : iterator(taken(__where));
    }
#endif
    template <class _Iter>
    void insert_range_of(_Iter __first, _Iter __last) {
        check_foreign(__first, __last, static_cast<const link_ring *>(__ring));
        for (; __first != __last; ++__first)
            insert_element(
                *__first,
                is_same<typename remove_cv<typename std::iterator_traits<_Iter>::value_type>::type, value_type>());
    }
    template <class _Element>
    void insert_element(const _Element &__e, __yes) {
        insert_value(__e);
    }
    template <class _Element>
    void insert_element(const _Element &__e, __no) {
#if OM_CXX11
        emplace(__e);
#else
        place_new(make(__e));
#endif
    }

    template <class _Up>
    link *own(const sorted_iterator<_Up> &__i) const {
        OM_CHECK("invalidated-iterator", link_alive(__i.__node), OM_DEAD_NODE);
        OM_CHECK("iterator-mismatch", __i.__node->__ring == __ring, "the iterator belongs to another container");
        return __i.__node;
    }
    link *erase_node(link *__node) {
        link *__next = __ring->next(__node);
        __ring->remove(__node);
        __om::destroy_node(this->alloc(), static_cast<__node_type *>(__node));
        return __next;
    }
    iterator erase_at(const const_iterator &__position) {
        link *__node = own(__position);
        OM_CHECK("iterator-range", !sorted_is_end(__node), "erase() of the past-the-end iterator");
        return iterator(erase_node(__node));
    }
    iterator erase_range(const const_iterator &__first, const const_iterator &__last) {
        link *__node = own(__first);
        link *__end = own(__last);
        while (!same_sorted_node(__node, __end)) {
            OM_CHECK("iterator-range", !sorted_is_end(__node), "erase(): the range ends before it begins");
            __node = erase_node(__node);
        }
        return iterator(__end);
    }
    template <class _Key>
    size_type erase_key(const _Key &__k) {
        if (!_Multi) {
            link *__node = find_node(__k);
            if (sorted_is_end(__node))
                return 0;
            erase_node(__node);
            return 1;
        }
        const size_type __first = lower(__k);
        const size_type __n = upper(__k) - __first;
        for (size_type __done = 0; __done < __n; ++__done)
            erase_node(node_at(__first));
        return __n;
    }
#if OM_CXX17
    void check_handle(const node_type &__handle) const {
        OM_REQUIRES(__policy::__equal || __handle.__alloc == this->alloc(), "insert() of a node of another allocator");
    }
    node_insertion<iterator, node_type> insert_handle(node_type &&__handle) {
        node_insertion<iterator, node_type> __result = {end(), false, node_type()};
        if (__handle.empty())
            return __result;
        check_handle(__handle);
        const place __where = new_place(key_of(__handle.__node));
        if (__where.__free) {
            __result.position = put(__where.__index, __handle.release());
            __result.inserted = true;
        } else {
            __result.position = iterator(taken(__where));
            __result.node = std::move(__handle);
        }
        return __result;
    }
#endif

private:
    void destroy() {
        clear();
        if (__ring) {
            __ring->__end.__ring = OM_NULL;
            model_delete(__ring);
        }
    }
    void discard() {
        destroy();
        __ring = OM_NULL;
    }
    static value_type &value_of(link *__node) { return *static_cast<__node_type *>(__node)->value_address(); }
    // In order already: each keeps its place.
    void copy_from(const sorted_container &__x) {
        if (!__x.__ring)
            return;
        const link_slots &__theirs = __x.__ring->__nodes;
        if (__x.__ring->__many) {
            for (size_type __i = 0; __i < __theirs.__used; ++__i)
                put(__i, make(static_cast<const value_type &>(value_of(__theirs.__slots[__i]))));
            return;
        }
        for (size_type __j = 0; __j < __theirs.__used; ++__j)
            if (link *__node = __theirs.__slots[__j])
                ring()->append_ranked(make(static_cast<const value_type &>(value_of(__node))), __node->__rank);
            else
                ring()->insert_nothing();
    }
    void copy_or_discard(const sorted_container &__x) {
        OM_TRY { copy_from(__x); }
        OM_CATCH_ALL {
            discard();
            OM_RETHROW;
        }
    }
#if OM_CXX11
    void move_each(sorted_container &__x) {
        for (size_type __i = 0; __i < __x.size(); ++__i)
            put(__i, make(std::move(value_of(__x.node_at(__i)))));
    }
#endif
};

// The comparisons of [container.opt.reqmts], for each of the four.
#if OM_CXX20
#define OM_SORTED_COMPARISONS(container, parameters, arguments)                                                        \
    template <parameters>                                                                                              \
    inline bool operator==(const container<arguments> &__x, const container<arguments> &__y) {                         \
        return __x.size() == __y.size() && __om::equal_elements(__x.begin(), __x.end(), __y.begin());                  \
    }                                                                                                                  \
    template <parameters>                                                                                              \
    inline __om::synth_three_way_result<typename container<arguments>::value_type> operator<=>(                        \
        const container<arguments> &__x, const container<arguments> &__y) {                                            \
        return __om::compare_elements(__x.begin(), __x.end(), __y.begin(), __y.end());                                 \
    }
#else
#define OM_SORTED_COMPARISONS(container, parameters, arguments)                                                        \
    template <parameters>                                                                                              \
    inline bool operator==(const container<arguments> &__x, const container<arguments> &__y) {                         \
        return __x.size() == __y.size() && __om::equal_elements(__x.begin(), __x.end(), __y.begin());                  \
    }                                                                                                                  \
    template <parameters>                                                                                              \
    inline bool operator!=(const container<arguments> &__x, const container<arguments> &__y) {                         \
        return !(__x == __y);                                                                                          \
    }                                                                                                                  \
    template <parameters>                                                                                              \
    inline bool operator<(const container<arguments> &__x, const container<arguments> &__y) {                          \
        return __om::less_elements(__x.begin(), __x.end(), __y.begin(), __y.end());                                    \
    }                                                                                                                  \
    template <parameters>                                                                                              \
    inline bool operator>(const container<arguments> &__x, const container<arguments> &__y) {                          \
        return __y < __x;                                                                                              \
    }                                                                                                                  \
    template <parameters>                                                                                              \
    inline bool operator<=(const container<arguments> &__x, const container<arguments> &__y) {                         \
        return !(__y < __x);                                                                                           \
    }                                                                                                                  \
    template <parameters>                                                                                              \
    inline bool operator>=(const container<arguments> &__x, const container<arguments> &__y) {                         \
        return !(__x < __y);                                                                                           \
    }
#endif

#if OM_CXX20
template <class _Container, class _Predicate>
typename _Container::size_type erase_nodes_if(_Container &__c, _Predicate &__pred) {
    const auto __old = __c.size();
    for (auto __i = __c.begin(); __i != __c.end();) {
        if (__pred(*__i))
            __i = __c.erase(__i);
        else
            ++__i;
    }
    return __old - __c.size();
}
#endif

} // namespace __om

OM_END_MODEL

#endif
