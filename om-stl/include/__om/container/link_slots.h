// An array of nodes beside the ring they are linked in: what searches go through.
#ifndef OM_CONTAINER_LINK_SLOTS_H
#define OM_CONTAINER_LINK_SLOTS_H

#include <__om/container/linked.h>

OM_BEGIN_MODEL

namespace __om {

// Up to this many nodes are searched one by one, at known places, which is what symbolic keys are easiest
// with. An insertion of which it is not known whether it finds its key there leaves a slot that holds a node
// or null, so that the slots after it stay known.
const std::size_t __few_nodes = 16;

// Loops go upwards: one that counts to a bound ends whatever the engine knows of the bound.
struct link_slots {
    link **__slots;
    std::size_t __used;
    std::size_t __room;

    link_slots() : __slots(OM_NULL), __used(0), __room(0) {}
    ~link_slots() {
        if (__slots)
            model_delete_array(__slots);
    }

    void append(link *__node) {
        make_room();
        __slots[__used] = __node;
        ++__used;
    }
    void insert(std::size_t __i, link *__node) {
        make_room();
        if (__used < __few_nodes) {
            link *__carried = __node;
            for (std::size_t __k = 0; __k < __used; ++__k) {
                link *__here = __slots[__k];
                __slots[__k] = __k < __i ? __here : __carried;
                __carried = __k < __i ? __carried : __here;
            }
            __slots[__used] = __carried;
        } else {
            __builtin_memmove(__slots + __i + 1, __slots + __i, (__used - __i) * sizeof(link *));
            __slots[__i] = __node;
        }
        ++__used;
    }
    void remove(std::size_t __i) {
        --__used;
        if (__used < __few_nodes) {
            for (std::size_t __k = 0; __k < __used; ++__k)
                __slots[__k] = __slots[__k < __i ? __k : __k + 1];
        } else {
            __builtin_memmove(__slots + __i, __slots + __i + 1, (__used - __i) * sizeof(link *));
        }
    }
    std::size_t index_of(const link *__node) const {
        std::size_t __i = 0;
        while (__i < __used && __slots[__i] != __node)
            ++__i;
        return __i;
    }
    // Takes over the slots of another.
    void take(link_slots &__other) {
        if (__slots)
            model_delete_array(__slots);
        __slots = __other.__slots;
        __used = __other.__used;
        __room = __other.__room;
        __other.__slots = OM_NULL;
    }

private:
    void make_room() {
        if (__used != __room)
            return;
        const std::size_t __wider = __room == 0 ? 4 : 2 * __room;
        link **__more = model_new_array<link *>(__wider);
        for (std::size_t __k = 0; __k < __used; ++__k)
            __more[__k] = __slots[__k];
        if (__slots)
            model_delete_array(__slots);
        __slots = __more;
        __room = __wider;
    }
};

} // namespace __om

OM_END_MODEL

#endif
