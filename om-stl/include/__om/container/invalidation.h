// Which iterators of a sequence are still valid ([container.requirements], [sequence.reqmts]).
//
// Every change that invalidates iterators has a number. An iterator remembers the number that was
// current when it was made or moved; it is valid as long as no later change reaches its position.
// Changes reach either every position or all from some position on. Positions are whatever the
// container counts with, as long as a valid iterator's position does not change.
#ifndef OM_CONTAINER_INVALIDATION_H
#define OM_CONTAINER_INVALIDATION_H

#include <__om/container/model_memory.h>

OM_BEGIN_MODEL

namespace __om {

class invalidation_log {
    struct change {
        unsigned long __version;
        std::size_t __from;
    };

    unsigned long __current;
    unsigned long __all_since;
    change *__changes;
    std::size_t __count;
    std::size_t __room;

    // Drops the changes that a later one outdoes, then makes room for more.
    OM_CONSTEXPR20 void make_room() {
        std::size_t __kept = 0;
        for (std::size_t __i = 0; __i != __count; ++__i) {
            while (__kept != 0 && __changes[__kept - 1].__from >= __changes[__i].__from)
                --__kept;
            __changes[__kept++] = __changes[__i];
        }
        __count = __kept;
        if (2 * __count < __room)
            return;
        const std::size_t __wider = __room == 0 ? 4 : 2 * __room;
        change *__more = model_new_array<change>(__wider);
        for (std::size_t __i = 0; __i != __count; ++__i)
            __more[__i] = __changes[__i];
        if (__changes)
            model_delete_array(__changes);
        __changes = __more;
        __room = __wider;
    }

public:
    OM_CONSTEXPR20 invalidation_log() : __current(1), __all_since(1), __changes(OM_NULL), __count(0), __room(0) {}
    OM_CONSTEXPR20 ~invalidation_log() {
        if (__changes)
            model_delete_array(__changes);
    }

    OM_CONSTEXPR20 unsigned long version() const { return __current; }

    OM_CONSTEXPR20 void invalidate_all() {
        __all_since = ++__current;
        __count = 0;
    }
    OM_CONSTEXPR20 void invalidate_from(std::size_t __position) {
        if (__count == __room)
            make_room();
        ++__current;
        __changes[__count].__version = __current;
        __changes[__count].__from = __position;
        ++__count;
    }

    OM_CONSTEXPR20 bool valid(std::size_t __position, unsigned long __version) const {
        if (__version == __current)
            return true;
        if (__version < __all_since)
            return false;
        for (std::size_t __i = __count; __i != 0 && __changes[__i - 1].__version > __version; --__i)
            if (__changes[__i - 1].__from <= __position)
                return false;
        return true;
    }
};

} // namespace __om

OM_END_MODEL

#endif
