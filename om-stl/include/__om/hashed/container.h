// What the four unordered containers have in common ([unord.req]).
#ifndef OM_HASHED_CONTAINER_H
#define OM_HASHED_CONTAINER_H

#include <__om/algorithm/nonmodifying.h>
#include <__om/container/builders.h>
#include <__om/container/node_handle.h>
#include <__om/container/shown_key.h>
#include <__om/functional/operators.h>
#include <__om/hashed/ring.h>
#include <__om/pair.h>
#include <__om/throw.h>
#include <initializer_list>
#include <__om/tuple/functions.h>
#if OM_CXX23
#include <__om/ranges/from_range.h>
#endif

OM_BEGIN_MODEL

namespace __om {

// A hash of the library's own agrees with == on its type; any other is checked to.
template <class _Hash>
struct is_own_hash : __no {};
template <class _Key>
struct is_own_hash<std::hash<_Key>> : bool_constant<is_arithmetic<_Key>::value || is_pointer<_Key>::value> {};

template <class _Hash, class _Equal, class = void>
struct transparent_hashing {};
template <class _Hash, class _Equal>
struct transparent_hashing<_Hash, _Equal,
                           typename void_type<typename _Hash::is_transparent, typename _Equal::is_transparent>::type> {
    typedef int type;
};
#define OM_IF_TRANSPARENT_HASH                                                                                         \
    class _Other, class _H = _Hash, class _E = _Equal, typename transparent_hashing<_H, _E>::type = 0

template <class _Policy, class _Hash, class _Equal, class _Alloc, bool _Multi>
class hashed_container : private alloc_holder<_Alloc>, private tuple_leaf<0, _Hash>, private tuple_leaf<1, _Equal> {
    template <class, class, class, class, bool>
    friend class hashed_container;

    typedef alloc_policy<_Alloc> __policy;
    typedef tuple_leaf<0, _Hash> __hash_leaf;
    typedef tuple_leaf<1, _Equal> __equal_leaf;

protected:
    typedef hashed_node<typename _Policy::value_type> __node_type;

    mutable hashed_ring *__ring;
    float __max_load;
    std::size_t __padding[5]; // seven words, as the real library's

public:
    typedef typename _Policy::key_type key_type;
    typedef typename _Policy::value_type value_type;
    typedef _Hash hasher;
    typedef _Equal key_equal;
    typedef _Alloc allocator_type;
    typedef value_type *pointer;
    typedef const value_type *const_pointer;
    typedef value_type &reference;
    typedef const value_type &const_reference;
    typedef std::size_t size_type;
    typedef std::ptrdiff_t difference_type;
    typedef hashed_iterator<typename _Policy::seen_type> iterator;
    typedef hashed_iterator<const value_type> const_iterator;
    typedef bucket_iterator<typename _Policy::seen_type> local_iterator;
    typedef bucket_iterator<const value_type> const_local_iterator;

    allocator_type get_allocator() const noexcept { return this->alloc(); }
    hasher hash_function() const { return hash_object(); }
    key_equal key_eq() const { return equal_object(); }

    iterator begin() noexcept { return iterator(first_link()); }
    const_iterator begin() const noexcept { return const_iterator(first_link()); }
    iterator end() noexcept { return iterator(&ring()->__end); }
    const_iterator end() const noexcept { return const_iterator(&ring()->__end); }
    const_iterator cbegin() const noexcept { return begin(); }
    const_iterator cend() const noexcept { return end(); }

    OM_NODISCARD20 bool empty() const noexcept { return size() == 0; }
    size_type size() const noexcept { return __ring ? __ring->__count : 0; }
    size_type max_size() const noexcept { return size_type(__PTRDIFF_MAX__) / sizeof(__node_type); }

    // Modifiers
    template <class... _Args>
    typename conditional<_Multi, iterator, std::pair<iterator, bool>>::type emplace(_Args &&...__args) {
        return insertion(
            place_made_of(typename _Policy::template shown_key<bare<_Args>...>(), std::forward<_Args>(__args)...),
            bool_constant<_Multi>());
    }
    template <class... _Args>
    iterator emplace_hint(const_iterator __hint, _Args &&...__args) {
        own(__hint);
        return iterator(place_new(make(std::forward<_Args>(__args)...)).__node);
    }
    iterator erase(const_iterator __position) {
        link *__node = own(__position);
        OM_CHECK("iterator-range", !link_is_end(__node), "erase() of the past-the-end iterator");
        link *__next = __ring->next(__node);
        erase_node(__node);
        return iterator(__next);
    }
    iterator erase(const_iterator __first, const_iterator __last) {
        link *__end = own(__last);
        while (own(__first) != __end)
            __first = erase(__first);
        return iterator(__end);
    }
    size_type erase(const key_type &__k) { return erase_key(__k); }
    void clear() noexcept {
        if (!__ring)
            return;
        for (size_type __j = 0; __j < __ring->__nodes.__used; ++__j)
            if (link *__node = __ring->__nodes.__slots[__j]) {
                __node->__ring = nullptr;
                __om::destroy_node(this->alloc(), static_cast<__node_type *>(__node));
            }
        __ring->forget_all();
    }

#if OM_CXX17
    typedef typename _Policy::template handle<_Alloc>::type node_type;

    node_type extract(const_iterator __position) {
        link *__node = own(__position);
        OM_CHECK("iterator-range", !link_is_end(__node), "extract() of the past-the-end iterator");
        __ring->remove(__node);
        return node_type(static_cast<__node_type *>(__node), this->alloc());
    }
    node_type extract(const key_type &__k) {
        link *__node = find_node(__k);
        return __node ? extract(const_iterator(__node)) : node_type();
    }
    iterator insert(const_iterator __hint, node_type &&__handle) {
        own(__hint);
        return insert_handle(std::move(__handle)).position;
    }
    template <class _H2, class _E2, bool _M2>
    void merge(hashed_container<_Policy, _H2, _E2, _Alloc, _M2> &__source) {
        OM_REQUIRES(__policy::__equal || this->alloc() == __source.alloc(),
                    "merge() from a container of another allocator");
        if (static_cast<void *>(this) == static_cast<void *>(__builtin_addressof(__source)))
            return;
        // Iterators to what is transferred are invalidated, and all of this container's.
        hashed_ring *__r = ring();
        const unsigned long __others = __source.ring()->__version;
        __r->begin_version((__r->__version > __others ? __r->__version : __others) + 1);
        for (link *__node = __source.first_link(); !link_is_end(__node);) {
            link *__next = __source.__ring->next(__node);
            if (_Multi || !find_node(key_of(__node))) {
                __source.__ring->remove(__node);
                put(__node);
            }
            __node = __next;
        }
    }
    template <class _H2, class _E2, bool _M2>
    void merge(hashed_container<_Policy, _H2, _E2, _Alloc, _M2> &&__source) {
        merge(__source);
    }
#endif

    // Lookup
    iterator find(const key_type &__k) { return iterator(find_or_end(__k)); }
    const_iterator find(const key_type &__k) const { return const_iterator(find_or_end(__k)); }
    size_type count(const key_type &__k) const { return count_of(__k); }
    std::pair<iterator, iterator> equal_range(const key_type &__k) {
        link *__first = find_or_end(__k);
        return std::pair<iterator, iterator>(iterator(__first), iterator(after_equals(__first)));
    }
    std::pair<const_iterator, const_iterator> equal_range(const key_type &__k) const {
        link *__first = find_or_end(__k);
        return std::pair<const_iterator, const_iterator>(const_iterator(__first),
                                                         const_iterator(after_equals(__first)));
    }
#if OM_CXX20
    bool contains(const key_type &__k) const { return find_node(__k) != nullptr; }
    template <OM_IF_TRANSPARENT_HASH>
    iterator find(const _Other &__k) {
        return iterator(find_or_end(__k));
    }
    template <OM_IF_TRANSPARENT_HASH>
    const_iterator find(const _Other &__k) const {
        return const_iterator(find_or_end(__k));
    }
    template <OM_IF_TRANSPARENT_HASH>
    size_type count(const _Other &__k) const {
        return count_of(__k);
    }
    template <OM_IF_TRANSPARENT_HASH>
    bool contains(const _Other &__k) const {
        return find_node(__k) != nullptr;
    }
    template <OM_IF_TRANSPARENT_HASH>
    std::pair<iterator, iterator> equal_range(const _Other &__k) {
        link *__first = find_or_end(__k);
        return std::pair<iterator, iterator>(iterator(__first), iterator(after_equals(__first)));
    }
    template <OM_IF_TRANSPARENT_HASH>
    std::pair<const_iterator, const_iterator> equal_range(const _Other &__k) const {
        link *__first = find_or_end(__k);
        return std::pair<const_iterator, const_iterator>(const_iterator(__first),
                                                         const_iterator(after_equals(__first)));
    }
#endif
#if OM_CXX23
    template <OM_IF_TRANSPARENT_HASH>
        requires(!std::is_convertible_v<_Other &&, iterator> && !std::is_convertible_v<_Other &&, const_iterator>)
    size_type erase(_Other &&__k) {
        return erase_key(__k);
    }
    template <OM_IF_TRANSPARENT_HASH>
        requires(!std::is_convertible_v<_Other &&, iterator> && !std::is_convertible_v<_Other &&, const_iterator>)
    node_type extract(_Other &&__k) {
        link *__node = find_node(__k);
        return __node ? extract(const_iterator(__node)) : node_type();
    }
#endif

    // Buckets
    size_type bucket_count() const noexcept { return ring()->__buckets; }
    size_type max_bucket_count() const noexcept { return max_size(); }
    size_type bucket(const key_type &__k) const { return hash_object()(__k) % bucket_count(); }
    size_type bucket_size(size_type __n) const {
        size_type __size = 0;
        for (const_local_iterator __i = begin(__n); __i != end(__n); ++__i)
            ++__size;
        return __size;
    }
    local_iterator begin(size_type __n) { return local_iterator(checked_ring(__n), __n, 0, &bucket_of_node, this); }
    const_local_iterator begin(size_type __n) const {
        return const_local_iterator(checked_ring(__n), __n, 0, &bucket_of_node, this);
    }
    local_iterator end(size_type __n) { return local_iterator(checked_ring(__n), __n, size(), &bucket_of_node, this); }
    const_local_iterator end(size_type __n) const {
        return const_local_iterator(checked_ring(__n), __n, size(), &bucket_of_node, this);
    }
    const_local_iterator cbegin(size_type __n) const { return begin(__n); }
    const_local_iterator cend(size_type __n) const { return end(__n); }

    // Hash policy
    float load_factor() const noexcept { return static_cast<float>(size()) / static_cast<float>(bucket_count()); }
    float max_load_factor() const noexcept { return __max_load; }
    void max_load_factor(float __z) {
        OM_REQUIRES(__z > 0, "max_load_factor() that is not positive");
        __max_load = __z;
    }
    void rehash(size_type __n) {
        const size_type __least = buckets_for(size());
        set_buckets(__n < __least ? __least : __n);
    }
    void reserve(size_type __n) { rehash(buckets_for(__n)); }

protected:
    hashed_container() : __ring(nullptr), __max_load(1), __padding() {}
    hashed_container(size_type __n, const _Hash &__h, const _Equal &__e, const _Alloc &__a)
        : alloc_holder<_Alloc>(__a), __hash_leaf(std::true_type(), __h), __equal_leaf(std::true_type(), __e),
          __ring(nullptr), __max_load(1), __padding() {
        if (__n > 1)
            ring()->__buckets = __n;
    }
    hashed_container(const hashed_container &__x) : hashed_container(__x, __policy::for_copy(__x.alloc())) {}
    hashed_container(const hashed_container &__x, const _Alloc &__a)
        : hashed_container(__x.bucket_count(), __x.hash_object(), __x.equal_object(), __a) {
        __max_load = __x.__max_load;
        copy_from(__x);
    }
    hashed_container(hashed_container &&__x) noexcept(std::is_nothrow_copy_constructible<_Hash>::value &&
                                                      std::is_nothrow_copy_constructible<_Equal>::value)
        : alloc_holder<_Alloc>(__x.alloc()), __hash_leaf(std::true_type(), __x.hash_object()),
          __equal_leaf(std::true_type(), __x.equal_object()), __ring(__x.__ring), __max_load(__x.__max_load),
          __padding() {
        __x.__ring = nullptr;
    }
    hashed_container(hashed_container &&__x, const _Alloc &__a)
        : hashed_container(0, __x.hash_object(), __x.equal_object(), __a) {
        __max_load = __x.__max_load;
        if (__policy::__equal || __a == __x.alloc())
            std::swap(__ring, __x.__ring);
        else
            move_each(__x);
    }
    // What is used or destroyed once more finds the ring gone.
    ~hashed_container() { destroy(); }

    hashed_container &operator=(const hashed_container &__x) {
        if (this == __builtin_addressof(__x))
            return *this;
        clear();
        alloc_propagation<__policy::__on_copy>::copy(this->alloc(), __x.alloc());
        hash_object() = __x.hash_object();
        equal_object() = __x.equal_object();
        __max_load = __x.__max_load;
        copy_from(__x);
        return *this;
    }
    hashed_container &operator=(hashed_container &&__x) noexcept((__policy::__on_move || __policy::__equal) &&
                                                                 std::is_nothrow_move_assignable<_Hash>::value &&
                                                                 std::is_nothrow_move_assignable<_Equal>::value) {
        OM_REQUIRES(this != __builtin_addressof(__x), "container move-assigned to itself");
        hash_object() = std::move(__x.hash_object());
        equal_object() = std::move(__x.equal_object());
        __max_load = __x.__max_load;
        if (__policy::__on_move || __policy::__equal || this->alloc() == __x.alloc()) {
            discard();
            alloc_propagation<__policy::__on_move>::copy(this->alloc(), __x.alloc());
            std::swap(__ring, __x.__ring);
        } else {
            clear();
            move_each(__x);
        }
        return *this;
    }
    void exchange(hashed_container &__x) {
        OM_REQUIRES(__policy::__on_swap || __policy::__equal || this->alloc() == __x.alloc(),
                    "swap() with a container of another allocator");
        alloc_propagation<__policy::__on_swap>::swap(this->alloc(), __x.alloc());
        __om::swap_values(hash_object(), __x.hash_object());
        __om::swap_values(equal_object(), __x.equal_object());
        std::swap(__ring, __x.__ring);
        std::swap(__max_load, __x.__max_load);
    }

    _Hash &hash_object() { return this->__hash_leaf::value(); }
    const _Hash &hash_object() const { return this->__hash_leaf::value(); }
    _Equal &equal_object() { return this->__equal_leaf::value(); }
    const _Equal &equal_object() const { return this->__equal_leaf::value(); }

    hashed_ring *ring() const {
        if (!__ring)
            __ring = model_new<hashed_ring>();
        return __ring;
    }
    static const key_type &key_of(const link *__node) {
        return _Policy::key(*static_cast<__node_type *>(const_cast<link *>(__node))->value_address());
    }
    template <class... _Args>
    __node_type *make(_Args &&...__args) {
        return __om::make_node<__node_type>(this->alloc(), std::forward<_Args>(__args)...);
    }

    // The first element with this key in the order of the array, or null.
    template <class _Key>
    link *find_node(const _Key &__k) const {
        if (!__ring)
            return nullptr;
        if (__ring->has_table()) {
            const size_type __hash = hash_object()(__k);
            link *__found = nullptr;
            for (hashed_link *__node = __ring->chain_of(__hash); __node; __node = __node->__chain)
                if (__node->__hash == __hash && equal_object()(__k, key_of(__node)))
                    __found = __node;
            return __found && _Multi ? first_of(__found) : __found;
        }
        for (size_type __i = 0; __i < __ring->__nodes.__used; ++__i)
            if (__ring->__nodes.__slots[__i] && equal_object()(__k, key_of(__ring->__nodes.__slots[__i]))) {
                if (!is_own_hash<_Hash>::value)
                    OM_REQUIRES(hash_object()(__k) == hash_object()(key_of(__ring->__nodes.__slots[__i])),
                                "the hash function gives different values for equal keys");
                return __ring->__nodes.__slots[__i];
            }
        return nullptr;
    }
    // The element in the way of a new one, or null.
    link *find_taken(const key_type &__k) const {
        link *__other = find_node(__k);
        const bool __free = __other == nullptr;
        if (!is_known(__free) && !__free)
            __ring->insert_nothing();
        return __other;
    }
    template <class _Key>
    link *find_or_end(const _Key &__k) const {
        link *__node = find_node(__k);
        return __node ? (_Multi ? first_linked(__node) : __node) : &ring()->__end;
    }

    // A node takes its place: beside its equals, if it has any.
    void put(link *__node) {
        hashed_ring *__r = ring();
        const size_type __needed = buckets_for(size() + 1);
        if (__needed > __r->__buckets)
            set_buckets(__needed);
        __r->make_room();
        link *__equivalent = _Multi ? find_node(key_of(__node)) : nullptr;
        size_type __i = 0;
        if (__equivalent) {
            for (size_type __j = 0; __j < __r->__nodes.__used; ++__j)
                if (__r->__nodes.__slots[__j] && equal_object()(key_of(__r->__nodes.__slots[__j]), key_of(__node))) {
                    __equivalent = __r->__nodes.__slots[__j];
                    __i = __j + 1;
                }
        }
        // Everything that may throw comes first.
        const bool __new_table = __r->wants_table();
        if (__new_table)
            for (size_type __k = 0; __k < __r->__nodes.__used; ++__k)
                if (__r->__nodes.__slots[__k])
                    learn_hash(__r->__nodes.__slots[__k]);
        if (__new_table || __r->has_table())
            learn_hash(__node);
        __r->insert(__i, __node, __equivalent);
        if (__new_table)
            __r->build_table();
        else if (__r->has_table())
            __r->add_to_table(static_cast<hashed_link *>(__node));
    }
    void learn_hash(link *__node) const { static_cast<hashed_link *>(__node)->__hash = hash_object()(key_of(__node)); }

    struct placed {
        link *__node;
        bool __inserted;
    };
    // A node whose key is not there yet, or may be there more than once.
    placed place_absent(__node_type *__node) {
        OM_TRY { put(__node); }
        OM_CATCH_ALL {
            __om::destroy_node(this->alloc(), __node);
            OM_RETHROW;
        }
        return placed{__node, true};
    }
    placed place_new(__node_type *__node) {
        OM_TRY {
            if (!_Multi)
                if (link *__other = find_taken(key_of(__node))) {
                    __om::destroy_node(this->alloc(), __node);
                    return placed{__other, false};
                }
            put(__node);
            return placed{__node, true};
        }
        OM_CATCH_ALL {
            __om::destroy_node(this->alloc(), __node);
            OM_RETHROW;
        }
    }
    template <class... _Args>
    placed place_made_of(__no, _Args &&...__args) {
        return place_new(make(std::forward<_Args>(__args)...));
    }
    template <class... _Args>
    placed place_made_of(__yes, _Args &&...__args) {
        if (!_Multi)
            if (link *__other = find_taken(_Policy::template shown_key<bare<_Args>...>::get(__args...)))
                return placed{__other, false};
        return place_absent(make(std::forward<_Args>(__args)...));
    }
    static std::pair<iterator, bool> insertion(const placed &__p, __no) {
        return std::pair<iterator, bool>(iterator(__p.__node), __p.__inserted);
    }
    static iterator insertion(const placed &__p, __yes) { return iterator(__p.__node); }

    template <class _Value>
    placed insert_value(_Value &&__v) {
        if (!_Multi)
            if (link *__other = find_taken(_Policy::key(__v)))
                return placed{__other, false};
        return place_absent(make(std::forward<_Value>(__v)));
    }
    template <class _Iter>
    void insert_range_of(_Iter __first, _Iter __last) {
        check_foreign(__first, __last, static_cast<const link_ring *>(__ring));
        for (; __first != __last; ++__first)
            emplace(*__first);
    }

    template <class _Up>
    link *own(const hashed_iterator<_Up> &__i) const {
        OM_CHECK("invalidated-iterator", __i.usable(), OM_STALE_HASHED);
        OM_CHECK("iterator-mismatch", __i.__node->__ring == __ring, "the iterator belongs to another container");
        return __i.__node;
    }
#if OM_CXX17
    node_insertion<iterator, node_type> insert_handle(node_type &&__handle) {
        node_insertion<iterator, node_type> __result = {end(), false, node_type()};
        if (__handle.empty())
            return __result;
        OM_REQUIRES(__policy::__equal || __handle.__alloc == this->alloc(), "insert() of a node of another allocator");
        link *__other = _Multi ? nullptr : find_node(key_of(__handle.__node));
        if (__other) {
            __result.position = iterator(__other);
            __result.node = std::move(__handle);
        } else {
            link *__node = __handle.release();
            put(__node);
            __result.position = iterator(__node);
            __result.inserted = true;
        }
        return __result;
    }
#endif

private:
    link *first_link() const { return ring()->first(); }
    // The first of equal elements, in the array and on the ring.
    link *first_of(link *__node) const {
        for (size_type __j = 0; __j < __ring->__nodes.__used; ++__j)
            if (__ring->__nodes.__slots[__j] && equal_object()(key_of(__ring->__nodes.__slots[__j]), key_of(__node)))
                return __ring->__nodes.__slots[__j];
        return __node;
    }
    link *first_linked(link *__node) const {
        for (;;) {
            link *__before = __ring->prev(__node);
            if (link_is_end(__before) || !equal_object()(key_of(__before), key_of(__node)))
                return __node;
            __node = __before;
        }
    }
    link *after_equals(link *__first) const {
        if (link_is_end(__first))
            return __first;
        link *__node = __ring->next(__first);
        while (_Multi && !link_is_end(__node) && equal_object()(key_of(__first), key_of(__node)))
            __node = __ring->next(__node);
        return __node;
    }
    template <class _Key>
    size_type count_of(const _Key &__k) const {
        link *__node = find_node(__k);
        if (!__node || !_Multi)
            return __node ? 1 : 0;
        size_type __n = 0;
        for (size_type __j = 0; __j < __ring->__nodes.__used; ++__j)
            if (__ring->__nodes.__slots[__j] && equal_object()(__k, key_of(__ring->__nodes.__slots[__j])))
                ++__n;
        return __n;
    }
    template <class _Key>
    size_type erase_key(const _Key &__k) {
        const size_type __n = count_of(__k);
        for (size_type __done = 0; __done < __n; ++__done)
            erase_node(find_node(__k));
        return __n;
    }
    void erase_node(link *__node) {
        __ring->remove(__node);
        __om::destroy_node(this->alloc(), static_cast<__node_type *>(__node));
    }
    void destroy() {
        clear();
        if (__ring) {
            __ring->__end.__ring = nullptr;
            model_delete(__ring);
        }
    }
    void discard() {
        destroy();
        __ring = nullptr;
    }
    static value_type &value_of(link *__node) { return *static_cast<__node_type *>(__node)->value_address(); }
    void copy_from(const hashed_container &__x) {
        if (!__x.__ring)
            return;
        for (size_type __j = 0; __j < __x.__ring->__nodes.__used; ++__j)
            if (link *__node = __x.__ring->__nodes.__slots[__j])
                place_absent(make(static_cast<const value_type &>(value_of(__node))));
            else
                ring()->insert_nothing();
    }
    void move_each(hashed_container &__x) {
        if (!__x.__ring)
            return;
        for (size_type __j = 0; __j < __x.__ring->__nodes.__used; ++__j)
            if (link *__node = __x.__ring->__nodes.__slots[__j])
                place_absent(make(std::move(value_of(__node))));
    }

    size_type buckets_for(size_type __n) const {
        const size_type __whole = static_cast<size_type>(static_cast<float>(__n) / __max_load);
        const size_type __buckets =
            static_cast<float>(__whole) * __max_load < static_cast<float>(__n) ? __whole + 1 : __whole;
        return __buckets == 0 ? 1 : __buckets;
    }
    void set_buckets(size_type __n) {
        ring()->__buckets = __n == 0 ? 1 : __n;
        __ring->begin_version(__ring->__version + 1);
    }
    hashed_ring *checked_ring(size_type __n) const {
        OM_CHECK("container-bounds", __n < bucket_count(), "no such bucket");
        return ring();
    }
    static size_type bucket_of_node(const void *__self, link *__node) {
        return static_cast<const hashed_container *>(__self)->bucket(key_of(__node));
    }
};

// [unord.req.general]/12: equal as sets of groups of equal keys, each a permutation of the other's.
template <class _Policy, class _Container>
bool equal_unordered(const _Container &__x, const _Container &__y) {
    if (__x.size() != __y.size())
        return false;
    for (auto __i = __x.begin(); __i != __x.end();) {
        auto __ours = __x.equal_range(_Policy::key(*__i));
        auto __theirs = __y.equal_range(_Policy::key(*__i));
        op_equal __equal;
        if (std::distance(__ours.first, __ours.second) != std::distance(__theirs.first, __theirs.second) ||
            !__om::permutation_of(__ours.first, __ours.second, __theirs.first, __theirs.second, __equal))
            return false;
        __i = __ours.second;
    }
    return true;
}

#if OM_CXX20
template <class _Container, class _Predicate>
typename _Container::size_type erase_hashed_if(_Container &__c, _Predicate &__pred) {
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
