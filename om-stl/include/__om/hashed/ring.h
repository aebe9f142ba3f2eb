// The nodes of an unordered container: an array of them for the searches, and once there are many a table by
// hash and a ring for the iterators.
//
// In which order the elements are met is nobody's to rely on ([unord.req.general]): it is the order of the
// array or its reverse, chosen when somebody begins to walk; both are looked at.
#ifndef OM_HASHED_RING_H
#define OM_HASHED_RING_H

#include <__om/container/link_slots.h>
#include <__om/iterator/concepts.h>

OM_BEGIN_MODEL

namespace __om {

struct hashed_link : link {
    std::size_t __hash; // known once there is a table
    hashed_link *__chain;
};

struct hashed_nodes {
    unsigned long __version; // of the iterators: rehashing begins a new one
    std::size_t __buckets;   // what bucket_count() says
    std::size_t __count;
    bool __chosen;
    bool __backwards;
    bool __linked;
    link_slots __nodes;
    hashed_link **__table;
    std::size_t __table_size;

    hashed_nodes()
        : __version(1), __buckets(1), __count(0), __chosen(false), __backwards(false), __linked(false),
          __table(nullptr), __table_size(0) {}
    // Iterators of earlier versions are invalid from here on; those who explain violations watch the calls.
    void begin_version(unsigned long __number) { __version = __number; }
    ~hashed_nodes() {
        if (__table)
            model_delete_array(__table);
    }
};

// The end is last, as in a sorted container.
struct hashed_ring : hashed_nodes, link_ring {
    // Before anybody walks.
    void choose_order() {
        if (!__chosen) {
            unsigned char __choice;
            __verify_havoc(&__choice, 1);
            __backwards = (__choice & 1) != 0;
            __chosen = true;
        }
        if (__table && !__linked) {
            __linked = true;
            for (std::size_t __j = 0; __j < __nodes.__used; ++__j)
                if (__nodes.__slots[__j])
                    link_before(end_to_grow(), __nodes.__slots[__j]);
        }
    }
    link *first() {
        choose_order();
        if (__linked)
            return __end.__next;
        return __backwards ? last_slot_below(__nodes.__used) : first_slot_from(0);
    }
    link *next(link *__node) {
        choose_order();
        if (__linked)
            return __node->__next;
        const std::size_t __i = __nodes.index_of(__node);
        return __backwards ? last_slot_below(__i) : first_slot_from(__i + 1);
    }
    link *prev(link *__node) {
        choose_order();
        if (__linked)
            return __node->__prev;
        const std::size_t __i = __nodes.index_of(__node);
        return __backwards ? first_slot_from(__i + 1) : last_slot_below(__i);
    }

    // A slot more without a table, if that can be: slots without a node are given up first.
    void make_room() {
        if (__table || __nodes.__used < __few_nodes || __count == __nodes.__used)
            return;
        link_slots __filled;
        for (std::size_t __j = 0; __j < __nodes.__used; ++__j)
            if (__nodes.__slots[__j])
                __filled.append(__nodes.__slots[__j]);
        __nodes.take(__filled);
    }
    // Beside an equivalent element, or wherever.
    void insert(std::size_t __i, link *__node, link *__equivalent) {
        if (__equivalent)
            __nodes.insert(__i, __node);
        else
            __nodes.append(__node);
        if (__linked)
            link_before(__equivalent ? __equivalent->__next : end_to_grow(), __node);
        else
            __node->__ring = this;
        ++__count;
    }
    // Where an insertion might have put a node.
    void insert_nothing() {
        make_room();
        if (!__table && __nodes.__used < __few_nodes)
            __nodes.append(nullptr);
    }
    // The nodes are gone already.
    void forget_all() {
        __end.__prev = &__end;
        __end.__next = &__end;
        __nodes.__used = 0;
        __count = 0;
        for (std::size_t __i = 0; __i < __table_size; ++__i)
            __table[__i] = nullptr;
    }
    void remove(link *__node) {
        const std::size_t __i = __nodes.index_of(__node);
        if (__table || is_known(__i)) {
            __nodes.remove(__i);
        } else {
            for (std::size_t __j = 0; __j < __nodes.__used; ++__j)
                if (__j == __i)
                    __nodes.__slots[__j] = nullptr;
        }
        --__count;
        if (__table)
            remove_from_table(static_cast<hashed_link *>(__node));
        if (__linked)
            unlink(__node);
        else
            __node->__ring = nullptr;
    }

    bool has_table() const { return __table != nullptr; }
    // Whether one node more calls for a table, or for a larger one.
    bool wants_table() const { return __nodes.__used >= __few_nodes && __nodes.__used >= __table_size; }
    hashed_link *chain_of(std::size_t __hash) const { return __table[__hash % __table_size]; }
    // Room for twice as many as there are; the hashes of all nodes are known.
    void build_table() {
        if (__table)
            model_delete_array(__table);
        __table_size = 2 * __nodes.__used;
        __table = model_new_array<hashed_link *>(__table_size);
        for (std::size_t __i = 0; __i < __nodes.__used; ++__i)
            if (__nodes.__slots[__i])
                add_to_table(static_cast<hashed_link *>(__nodes.__slots[__i]));
    }
    void add_to_table(hashed_link *__node) {
        hashed_link *&__head = __table[__node->__hash % __table_size];
        __node->__chain = __head;
        __head = __node;
    }

private:
    link *end_to_grow() { return __backwards ? __end.__next : &__end; }
    link *first_slot_from(std::size_t __i) {
        for (std::size_t __j = 0; __j < __nodes.__used; ++__j)
            if (__j >= __i && __nodes.__slots[__j])
                return __nodes.__slots[__j];
        return &__end;
    }
    link *last_slot_below(std::size_t __i) {
        link *__found = &__end;
        for (std::size_t __j = 0; __j < __nodes.__used; ++__j)
            if (__j < __i && __nodes.__slots[__j])
                __found = __nodes.__slots[__j];
        return __found;
    }
    void remove_from_table(hashed_link *__node) {
        hashed_link **__place = &__table[__node->__hash % __table_size];
        while (*__place != __node)
            __place = &(*__place)->__chain;
        *__place = __node->__chain;
    }
};

template <class _Tp>
struct hashed_node : hashed_link {
    union {
        _Tp __value;
    };

    hashed_node() {}
    ~hashed_node() {}
    _Tp *value_address() { return __builtin_addressof(__value); }
};

#define OM_STALE_HASHED "iterator is singular, or its element was erased, or the container was rehashed or is gone"

inline hashed_ring *ring_of(const link *__node) { return static_cast<hashed_ring *>(__node->__ring); }

template <class _Tp>
class hashed_iterator {
public:
    typedef std::forward_iterator_tag iterator_category;
    typedef typename remove_cv<_Tp>::type value_type;
    typedef std::ptrdiff_t difference_type;
    typedef _Tp *pointer;
    typedef _Tp &reference;

    link *__node;
    unsigned long __version;

    hashed_iterator() noexcept : __node(nullptr), __version(0) {}
    explicit hashed_iterator(link *__n) noexcept : __node(__n), __version(ring_of(__n)->__version) {}
    template <class _Up, typename enable_if<is_same<const _Up, _Tp>::value, int>::type = 0>
    hashed_iterator(const hashed_iterator<_Up> &__i) noexcept : __node(__i.__node), __version(__i.__version) {}

    bool usable() const { return link_alive(__node) && ring_of(__node)->__version == __version; }

    reference operator*() const { return *operator->(); }
    pointer operator->() const {
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_HASHED);
        OM_CHECK("iterator-range", !link_is_end(__node), "past-the-end iterator dereferenced");
        return static_cast<hashed_node<value_type> *>(__node)->value_address();
    }
    hashed_iterator &operator++() {
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_HASHED);
        OM_CHECK("iterator-range", !link_is_end(__node), "past-the-end iterator incremented");
        __node = ring_of(__node)->next(__node);
        return *this;
    }
    hashed_iterator operator++(int) {
        hashed_iterator __before = *this;
        ++*this;
        return __before;
    }
};
template <class _Tp, class _Up>
inline bool operator==(const hashed_iterator<_Tp> &__x, const hashed_iterator<_Up> &__y) {
    if (__x.__node != nullptr || __y.__node != nullptr) {
        OM_CHECK("invalidated-iterator", __x.usable() && __y.usable(), OM_STALE_HASHED);
        OM_CHECK("iterator-mismatch", __x.__node->__ring == __y.__node->__ring,
                 "iterators of different containers used together");
    }
    return __x.__node == __y.__node;
}
#if !OM_CXX20
template <class _Tp, class _Up>
inline bool operator!=(const hashed_iterator<_Tp> &__x, const hashed_iterator<_Up> &__y) {
    return !(__x == __y);
}
#endif

// The elements of one bucket: those of all whose hash falls into it.
template <class _Tp>
class bucket_iterator {
    typedef typename remove_cv<_Tp>::type __value_type;

    hashed_ring *__ring;
    unsigned long __version;
    std::size_t __bucket;
    std::size_t __index;
    std::size_t (*__bucket_of)(const void *, link *);
    const void *__container;

    template <class>
    friend class bucket_iterator;

    void skip() {
        while (__index < __ring->__nodes.__used &&
               (!__ring->__nodes.__slots[__index] ||
                __bucket_of(__container, __ring->__nodes.__slots[__index]) != __bucket))
            ++__index;
    }
    bool usable() const { return model_alive(__ring) && __ring->__version == __version; }

public:
    typedef std::forward_iterator_tag iterator_category;
    typedef __value_type value_type;
    typedef std::ptrdiff_t difference_type;
    typedef _Tp *pointer;
    typedef _Tp &reference;

    bucket_iterator() noexcept
        : __ring(nullptr), __version(0), __bucket(0), __index(0), __bucket_of(nullptr), __container(nullptr) {}
    bucket_iterator(hashed_ring *__r, std::size_t __b, std::size_t __i, std::size_t (*__f)(const void *, link *),
                    const void *__c)
        : __ring(__r), __version(__r->__version), __bucket(__b), __index(__i), __bucket_of(__f), __container(__c) {
        skip();
    }
    template <class _Up, typename enable_if<is_same<const _Up, _Tp>::value, int>::type = 0>
    bucket_iterator(const bucket_iterator<_Up> &__i) noexcept
        : __ring(__i.__ring), __version(__i.__version), __bucket(__i.__bucket), __index(__i.__index),
          __bucket_of(__i.__bucket_of), __container(__i.__container) {}

    reference operator*() const { return *operator->(); }
    pointer operator->() const {
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_HASHED);
        OM_CHECK("iterator-range", __index < __ring->__nodes.__used, "past-the-end local iterator dereferenced");
        return static_cast<hashed_node<__value_type> *>(__ring->__nodes.__slots[__index])->value_address();
    }
    bucket_iterator &operator++() {
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_HASHED);
        OM_CHECK("iterator-range", __index < __ring->__nodes.__used, "past-the-end local iterator incremented");
        ++__index;
        skip();
        return *this;
    }
    bucket_iterator operator++(int) {
        bucket_iterator __before = *this;
        ++*this;
        return __before;
    }
    friend bool operator==(const bucket_iterator &__x, const bucket_iterator &__y) {
        OM_CHECK("iterator-mismatch", __x.__ring == __y.__ring && __x.__bucket == __y.__bucket,
                 "local iterators of different buckets used together");
        return __x.__index == __y.__index;
    }
    friend bool operator!=(const bucket_iterator &__x, const bucket_iterator &__y) { return !(__x == __y); }
};

template <class _Tp>
inline void check_foreign(const hashed_iterator<_Tp> &__first, const hashed_iterator<_Tp> &__last,
                          const void *__beside) {
    check_foreign_links(__first.__node, __last.__node, __beside);
}

} // namespace __om

OM_END_MODEL

#endif
