// The iterators of deque: a position among the slots, checked against the block beside the deque, and
// the bare form that algorithms walk with once a range is checked.
#ifndef OM_DEQUE_ITERATOR_H
#define OM_DEQUE_ITERATOR_H

#include <__om/container/contiguous.h>
#include <__om/container/invalidation.h>
#include <__om/iterator/unwrap.h>

OM_BEGIN_MODEL

namespace __om {

// Every element lies in memory of its own, which its slot points to: pushing at either end moves no
// element ([deque.modifiers]/1), and an element that is gone leaves no memory behind.
template <class _Tp>
struct deque_elements {
    _Tp **__slots;
    std::size_t __room;  // how many slots there are
    std::size_t __first; // the slot of the first element
    std::size_t __size;

    deque_elements() : __slots(OM_NULL), __room(0), __first(0), __size(0) {}
};

template <class _Tp>
struct deque_block {
    std::size_t __unused[2]; // what a memory manager overwrites first
    deque_elements<_Tp> *__owner;
    invalidation_log __log;

    deque_block() : __owner(OM_NULL), __log() {}
};

// Walks the slots without checks.
template <class _Tp>
class slot_iterator {
public:
    typedef std::random_access_iterator_tag iterator_category;
    typedef typename remove_cv<_Tp>::type value_type;
    typedef std::ptrdiff_t difference_type;
    typedef _Tp *pointer;
    typedef _Tp &reference;

    value_type **__slot;

    slot_iterator() : __slot(OM_NULL) {}
    explicit slot_iterator(value_type **__s) : __slot(__s) {}
    reference operator*() const { return **__slot; }
    pointer operator->() const { return *__slot; }
    reference operator[](difference_type __n) const { return *__slot[__n]; }
    slot_iterator &operator++() {
        ++__slot;
        return *this;
    }
    slot_iterator operator++(int) { return slot_iterator(__slot++); }
    slot_iterator &operator--() {
        --__slot;
        return *this;
    }
    slot_iterator operator--(int) { return slot_iterator(__slot--); }
    slot_iterator &operator+=(difference_type __n) {
        __slot += __n;
        return *this;
    }
    slot_iterator &operator-=(difference_type __n) {
        __slot -= __n;
        return *this;
    }
    slot_iterator operator+(difference_type __n) const { return slot_iterator(__slot + __n); }
    slot_iterator operator-(difference_type __n) const { return slot_iterator(__slot - __n); }
    friend slot_iterator operator+(difference_type __n, const slot_iterator &__i) { return __i + __n; }
    friend difference_type operator-(const slot_iterator &__x, const slot_iterator &__y) {
        return __x.__slot - __y.__slot;
    }
    friend bool operator==(const slot_iterator &__x, const slot_iterator &__y) { return __x.__slot == __y.__slot; }
    friend bool operator!=(const slot_iterator &__x, const slot_iterator &__y) { return __x.__slot != __y.__slot; }
    friend bool operator<(const slot_iterator &__x, const slot_iterator &__y) { return __x.__slot < __y.__slot; }
    friend bool operator>(const slot_iterator &__x, const slot_iterator &__y) { return __x.__slot > __y.__slot; }
    friend bool operator<=(const slot_iterator &__x, const slot_iterator &__y) { return __x.__slot <= __y.__slot; }
    friend bool operator>=(const slot_iterator &__x, const slot_iterator &__y) { return __x.__slot >= __y.__slot; }
};

template <class _Tp, class _Container>
class deque_iterator {
public:
    typedef std::random_access_iterator_tag iterator_category;
    typedef typename remove_cv<_Tp>::type value_type;
    typedef std::ptrdiff_t difference_type;
    typedef _Tp *pointer;
    typedef _Tp &reference;

    typedef deque_block<value_type> __block_type;

    __block_type *__block;
    std::size_t __position;
    unsigned long __version;

    deque_iterator() OM_NOEXCEPT : __block(OM_NULL), __position(0), __version(0) {}
    deque_iterator(__block_type *__b, std::size_t __p)
        : __block(__b), __position(__p), __version(__b->__log.version()) {}
    template <class _Up>
    deque_iterator(const deque_iterator<_Up, _Container> &__i,
                   typename enable_if<is_same<const _Up, _Tp>::value, int>::type = 0) OM_NOEXCEPT
        : __block(__i.__block),
          __position(__i.__position),
          __version(__i.__version) {}

    // What was popped off the front leaves its position below the first.
    bool usable() const {
        return model_alive(__block) && __block->__owner != OM_NULL && __position >= __block->__owner->__first &&
               __block->__log.valid(__position, __version);
    }
    std::size_t __end_position() const { return __block->__owner->__first + __block->__owner->__size; }

    reference operator*() const {
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_ITERATOR);
        OM_CHECK("iterator-range", __position < __end_position(), "past-the-end iterator dereferenced");
        return *__block->__owner->__slots[__position];
    }
    pointer operator->() const { return __builtin_addressof(**this); }
    reference operator[](difference_type __n) const { return *(*this + __n); }

    deque_iterator &operator++() {
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_ITERATOR);
        OM_CHECK("iterator-range", __position < __end_position(), "past-the-end iterator incremented");
        ++__position;
        __version = __block->__log.version();
        return *this;
    }
    deque_iterator operator++(int) {
        deque_iterator __before = *this;
        ++*this;
        return __before;
    }
    deque_iterator &operator--() {
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_ITERATOR);
        OM_CHECK("iterator-range", __position > __block->__owner->__first, "iterator decremented before the beginning");
        --__position;
        __version = __block->__log.version();
        return *this;
    }
    deque_iterator operator--(int) {
        deque_iterator __before = *this;
        --*this;
        return __before;
    }
    deque_iterator &operator+=(difference_type __n) {
        if (__block == OM_NULL && __n == 0)
            return *this;
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_ITERATOR);
        OM_CHECK("iterator-range",
                 __n >= -static_cast<difference_type>(__position - __block->__owner->__first) &&
                     __n <= static_cast<difference_type>(__end_position() - __position),
                 "iterator advanced outside its container");
        __position += static_cast<std::size_t>(__n);
        __version = __block->__log.version();
        return *this;
    }
    deque_iterator &operator-=(difference_type __n) { return *this += -__n; }
    deque_iterator operator+(difference_type __n) const {
        deque_iterator __moved = *this;
        __moved += __n;
        return __moved;
    }
    deque_iterator operator-(difference_type __n) const {
        deque_iterator __moved = *this;
        __moved += -__n;
        return __moved;
    }
    friend deque_iterator operator+(difference_type __n, const deque_iterator &__i) { return __i + __n; }

    template <class _Up>
    void check_same(const deque_iterator<_Up, _Container> &__other) const {
        OM_CHECK("iterator-mismatch", __block == __other.__block, "iterators of different containers used together");
        if (__block != OM_NULL)
            OM_CHECK("invalidated-iterator", usable() && __other.usable(), OM_STALE_ITERATOR);
    }
};

template <class _Tp, class _Up, class _Container>
inline bool operator==(const deque_iterator<_Tp, _Container> &__x, const deque_iterator<_Up, _Container> &__y) {
    __x.check_same(__y);
    return __x.__position == __y.__position;
}
template <class _Tp, class _Up, class _Container>
inline std::ptrdiff_t operator-(const deque_iterator<_Tp, _Container> &__x,
                                const deque_iterator<_Up, _Container> &__y) {
    __x.check_same(__y);
    return static_cast<std::ptrdiff_t>(__x.__position - __y.__position);
}
#if OM_CXX20
template <class _Tp, class _Up, class _Container>
inline std::strong_ordering operator<=>(const deque_iterator<_Tp, _Container> &__x,
                                        const deque_iterator<_Up, _Container> &__y) {
    __x.check_same(__y);
    return __x.__position <=> __y.__position;
}
#else
template <class _Tp, class _Up, class _Container>
inline bool operator!=(const deque_iterator<_Tp, _Container> &__x, const deque_iterator<_Up, _Container> &__y) {
    __x.check_same(__y);
    return __x.__position != __y.__position;
}
template <class _Tp, class _Up, class _Container>
inline bool operator<(const deque_iterator<_Tp, _Container> &__x, const deque_iterator<_Up, _Container> &__y) {
    __x.check_same(__y);
    return __x.__position < __y.__position;
}
template <class _Tp, class _Up, class _Container>
inline bool operator>(const deque_iterator<_Tp, _Container> &__x, const deque_iterator<_Up, _Container> &__y) {
    return __y < __x;
}
template <class _Tp, class _Up, class _Container>
inline bool operator<=(const deque_iterator<_Tp, _Container> &__x, const deque_iterator<_Up, _Container> &__y) {
    return !(__y < __x);
}
template <class _Tp, class _Up, class _Container>
inline bool operator>=(const deque_iterator<_Tp, _Container> &__x, const deque_iterator<_Up, _Container> &__y) {
    return !(__x < __y);
}
#endif

template <class _Tp, class _Container>
struct unwrapping<deque_iterator<_Tp, _Container> > {
    typedef deque_iterator<_Tp, _Container> _Iter;
    typedef slot_iterator<_Tp> type;

    static void check_range(const _Iter &__first, const _Iter &__last) {
        __first.check_same(__last);
        OM_CHECK("iterator-range", __first.__position <= __last.__position, "the range ends before it begins");
    }
    static void check_room(const _Iter &__first, std::ptrdiff_t __n) {
        if (__n <= 0)
            return;
        OM_CHECK("invalidated-iterator", __first.usable(), OM_STALE_ITERATOR);
        OM_CHECK("output-range", static_cast<std::size_t>(__n) <= __first.__end_position() - __first.__position,
                 "the output range is too short: its container ends before the output does");
    }
    static void check_length(const _Iter &__first, std::ptrdiff_t __n) {
        if (__n <= 0)
            return;
        OM_CHECK("invalidated-iterator", __first.usable(), OM_STALE_ITERATOR);
        OM_CHECK("iterator-range", static_cast<std::size_t>(__n) <= __first.__end_position() - __first.__position,
                 "the range extends past the end of its container");
    }
    static type inner(const _Iter &__i) {
        return __i.__block ? type(__i.__block->__owner->__slots + __i.__position) : type();
    }
    static _Iter outer(const _Iter &__origin, type __inner) {
        if (!__origin.__block)
            return __origin;
        return _Iter(__origin.__block, static_cast<std::size_t>(__inner.__slot - __origin.__block->__owner->__slots));
    }
};

template <class _Tp, class _Container>
inline void check_foreign(const deque_iterator<_Tp, _Container> &__first, const deque_iterator<_Tp, _Container> &__last,
                          const void *__beside) {
    check_foreign_blocks(__first.__block, __last.__block, __beside);
}

} // namespace __om

OM_END_MODEL

#endif
