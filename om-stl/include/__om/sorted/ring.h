// The nodes of a sorted container, and the iterators over them. Nothing here knows keys or comparisons.
//
// While they are few, the nodes stand in an array as they came, and each knows its rank: how many elements are
// before it. With symbolic keys the ranks are symbolic and the nodes stay where they are; nodes are told apart
// by rank then, as comparing symbolic pointers is dear. Once they are many, the array is in order and the nodes
// are linked in a ring.
#ifndef OM_SORTED_RING_H
#define OM_SORTED_RING_H

#include <__om/container/link_slots.h>

OM_BEGIN_MODEL

namespace __om {

struct sorted_nodes {
    link_slots __nodes;
    std::size_t __count;
    bool __many;

    sorted_nodes() : __count(0), __many(false) {}
};

// The end is last: a node of which it is not known whether it is the end has its value past this object then,
// and not where something else lies.
struct sorted_ring : sorted_nodes, link_ring {
    link *at(std::size_t __rank) {
        if (__many)
            return __rank < __count ? __nodes.__slots[__rank] : &__end;
        for (std::size_t __j = 0; __j < __nodes.__used; ++__j)
            if (is_at(__j, __rank))
                return __nodes.__slots[__j];
        return &__end;
    }
    std::size_t rank_of(const link *__node) const {
        if (__node->__rank == link::__end_rank)
            return __count;
        return __many ? __nodes.index_of(__node) : __node->__rank;
    }
    link *next(link *__node) { return __many ? __node->__next : at(__node->__rank + 1); }
    link *prev(link *__node) { return __many ? __node->__prev : at(rank_of(__node) - 1); }

    void insert(std::size_t __rank, link *__node) {
        make_room();
        if (__many) {
            link_before(at(__rank), __node);
            __nodes.insert(__rank, __node);
            __node->__rank = 0;
        } else {
            for (std::size_t __j = 0; __j < __nodes.__used; ++__j)
                if (link *__other = __nodes.__slots[__j])
                    __other->__rank += __other->__rank >= __rank;
            append_ranked(__node, __rank);
            return;
        }
        ++__count;
    }
    // Where an insertion might have put a node.
    void insert_nothing() {
        make_room();
        if (!__many)
            __nodes.append(OM_NULL);
    }
    // At the end of the slots, with a rank that the others leave free.
    void append_ranked(link *__node, std::size_t __rank) {
        __nodes.append(__node);
        __node->__ring = this;
        __node->__rank = __rank;
        ++__count;
    }
    void remove(link *__node) {
        --__count;
        if (__many) {
            const std::size_t __i = __nodes.index_of(__node);
            unlink(__node);
            __nodes.remove(__i);
            return;
        }
        const std::size_t __rank = __node->__rank;
        if (is_known(__rank)) {
            std::size_t __i = 0;
            while (__i < __nodes.__used && !is_at(__i, __rank))
                ++__i;
            __nodes.remove(__i);
        } else {
            for (std::size_t __j = 0; __j < __nodes.__used; ++__j)
                if (is_at(__j, __rank))
                    __nodes.__slots[__j] = OM_NULL;
        }
        for (std::size_t __j = 0; __j < __nodes.__used; ++__j)
            if (link *__other = __nodes.__slots[__j])
                __other->__rank -= __other->__rank > __rank;
        __node->__ring = OM_NULL;
    }
    // The nodes are gone already.
    void forget_all() {
        __end.__prev = &__end;
        __end.__next = &__end;
        __nodes.__used = 0;
        __count = 0;
        __many = false;
    }

private:
    bool is_at(std::size_t __j, std::size_t __rank) const {
        return __nodes.__slots[__j] && __nodes.__slots[__j]->__rank == __rank;
    }
    // A slot more; slots without a node are given up first.
    void make_room() {
        if (__many || __nodes.__used < __few_nodes)
            return;
        link_slots __ordered;
        for (std::size_t __r = 0; __r < __count; ++__r)
            __ordered.append(at(__r));
        __nodes.take(__ordered);
        if (__nodes.__used < __few_nodes)
            return;
        __many = true;
        for (std::size_t __r = 0; __r < __count; ++__r)
            link_before(&__end, __nodes.__slots[__r]);
    }
};

inline bool sorted_is_end(const link *__node) { return __node->__rank == link::__end_rank; }

inline sorted_ring *sorted_ring_of(const link *__node) { return static_cast<sorted_ring *>(__node->__ring); }

// All sorted containers of one value type have iterators of one type, as their nodes can change hands. _Tp is
// const-qualified in a const_iterator.
template <class _Tp>
class sorted_iterator {
public:
    typedef std::bidirectional_iterator_tag iterator_category;
    typedef typename remove_cv<_Tp>::type value_type;
    typedef std::ptrdiff_t difference_type;
    typedef _Tp *pointer;
    typedef _Tp &reference;

    typedef linked_node<value_type> __node_type;

    link *__node;

    sorted_iterator() OM_NOEXCEPT : __node(OM_NULL) {}
    explicit sorted_iterator(link *__n) OM_NOEXCEPT : __node(__n) {}
    template <class _Up>
    sorted_iterator(const sorted_iterator<_Up> &__i,
                    typename enable_if<is_same<const _Up, _Tp>::value, int>::type = 0) OM_NOEXCEPT
        : __node(__i.__node) {}

    reference operator*() const { return *operator->(); }
    pointer operator->() const {
        OM_CHECK("invalidated-iterator", link_alive(__node), OM_DEAD_NODE);
        OM_CHECK("iterator-range", !sorted_is_end(__node), "past-the-end iterator dereferenced");
        return static_cast<__node_type *>(__node)->value_address();
    }
    sorted_iterator &operator++() {
        OM_CHECK("invalidated-iterator", link_alive(__node), OM_DEAD_NODE);
        OM_CHECK("iterator-range", !sorted_is_end(__node), "past-the-end iterator incremented");
        __node = sorted_ring_of(__node)->next(__node);
        return *this;
    }
    sorted_iterator operator++(int) {
        sorted_iterator __before = *this;
        ++*this;
        return __before;
    }
    sorted_iterator &operator--() {
        OM_CHECK("invalidated-iterator", link_alive(__node), OM_DEAD_NODE);
        sorted_ring *__ring = sorted_ring_of(__node);
        OM_CHECK("iterator-range", __ring->rank_of(__node) != 0, "iterator decremented before the beginning");
        __node = __ring->prev(__node);
        return *this;
    }
    sorted_iterator operator--(int) {
        sorted_iterator __before = *this;
        --*this;
        return __before;
    }
};

inline bool same_sorted_node(const link *__x, const link *__y) {
    check_links_together(__x, __y);
    if (__x == OM_NULL || sorted_ring_of(__x)->__many)
        return __x == __y;
    return __x->__rank == __y->__rank;
}
template <class _Tp, class _Up>
inline bool operator==(const sorted_iterator<_Tp> &__x, const sorted_iterator<_Up> &__y) {
    return same_sorted_node(__x.__node, __y.__node);
}
#if !OM_CXX20
template <class _Tp, class _Up>
inline bool operator!=(const sorted_iterator<_Tp> &__x, const sorted_iterator<_Up> &__y) {
    return !same_sorted_node(__x.__node, __y.__node);
}
#endif

template <class _Tp>
inline void check_foreign(const sorted_iterator<_Tp> &__first, const sorted_iterator<_Tp> &__last,
                          const void *__beside) {
    check_foreign_links(__first.__node, __last.__node, __beside);
}

} // namespace __om

OM_END_MODEL

#endif
