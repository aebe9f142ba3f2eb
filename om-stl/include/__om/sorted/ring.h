// The nodes of a sorted container in their order: a ring for the iterators, and beside it an array of the
// same nodes for the searches. Nothing here knows keys or comparisons.
#ifndef OM_SORTED_RING_H
#define OM_SORTED_RING_H

#include <__om/container/link_slots.h>

OM_BEGIN_MODEL

namespace __om {

struct sorted_ring : link_ring {
    link_slots __nodes;

    link *at_or_end(std::size_t __i) { return __i < __nodes.__count ? __nodes.__slots[__i] : &__end; }
    void insert(std::size_t __i, link *__node) {
        link_before(at_or_end(__i), __node);
        __nodes.insert(__i, __node);
    }
    // The nodes are gone already.
    void forget_all() {
        __end.__prev = &__end;
        __end.__next = &__end;
        __nodes.__count = 0;
    }
    void remove(std::size_t __i) {
        unlink(__nodes.__slots[__i]);
        __nodes.remove(__i);
    }
};

// All sorted containers of one value type have iterators of one type, as their nodes can change hands.
struct sorted_nodes;

} // namespace __om

OM_END_MODEL

#endif
