// The nodes of a sorted container in their order: a ring for the iterators, and beside it an array of the
// same nodes for the searches. Nothing here knows keys or comparisons.
#ifndef OM_SORTED_RING_H
#define OM_SORTED_RING_H

#include <__om/container/linked.h>

OM_BEGIN_MODEL

namespace __om {

// Up to this many elements are searched and shifted one by one, at known places, which is what symbolic
// keys are easiest with.
const std::size_t __few_nodes = 16;

struct sorted_ring : link_ring {
    link **__slots;
    std::size_t __count;
    std::size_t __room;

    sorted_ring() : __slots(OM_NULL), __count(0), __room(0) {}
    ~sorted_ring() {
        if (__slots)
            model_delete_array(__slots);
    }

    link *at_or_end(std::size_t __i) { return __i < __count ? __slots[__i] : &__end; }

    void insert(std::size_t __i, link *__node) {
        make_room();
        link_before(at_or_end(__i), __node);
        if (__count < __few_nodes) {
            for (std::size_t __k = __count; __k != 0; --__k)
                if (__k > __i)
                    __slots[__k] = __slots[__k - 1];
        } else {
            __builtin_memmove(__slots + __i + 1, __slots + __i, (__count - __i) * sizeof(link *));
        }
        __slots[__i] = __node;
        ++__count;
    }

    std::size_t index_of(const link *__node) const {
        std::size_t __i = 0;
        while (__slots[__i] != __node)
            ++__i;
        return __i;
    }

    void remove(std::size_t __i) {
        unlink(__slots[__i]);
        --__count;
        if (__count < __few_nodes) {
            for (std::size_t __k = 0; __k != __count; ++__k)
                if (__k >= __i)
                    __slots[__k] = __slots[__k + 1];
        } else {
            __builtin_memmove(__slots + __i, __slots + __i + 1, (__count - __i) * sizeof(link *));
        }
    }

private:
    void make_room() {
        if (__count != __room)
            return;
        const std::size_t __wider = __room == 0 ? 4 : 2 * __room;
        link **__more = model_new_array<link *>(__wider);
        for (std::size_t __k = 0; __k != __count; ++__k)
            __more[__k] = __slots[__k];
        if (__slots)
            model_delete_array(__slots);
        __slots = __more;
        __room = __wider;
    }
};

// All sorted containers of one value type have iterators of one type, as their nodes can change hands.
struct sorted_nodes;

} // namespace __om

OM_END_MODEL

#endif
