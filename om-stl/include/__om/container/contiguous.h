// What vector and basic_string are made of: elements in one piece of memory, a block beside the
// container that its iterators refer to, and those iterators.
//
// The block goes with the elements when they change hands (move, swap), so iterators follow them to
// the new owner, as [container.reqmts] wants it.
#ifndef OM_CONTAINER_CONTIGUOUS_H
#define OM_CONTAINER_CONTIGUOUS_H

#include <__om/container/foreign.h>
#include <__om/container/invalidation.h>
#include <__om/iterator/concepts.h>
#include <__om/iterator/operations.h>
#include <__om/iterator/traits.h>

OM_BEGIN_MODEL

namespace __om {

// Begins every contiguous container.
template <class _Tp>
struct contiguous_elements {
    _Tp *__data;
    std::size_t __size;

    OM_CONSTEXPR contiguous_elements() : __data(OM_NULL), __size(0) {}
};

template <class _Tp>
struct contiguous_block {
    std::size_t __capacity;  // how many elements fit before iterators and references are invalidated
    std::size_t __allocated; // how many elements the memory at hand is for
    contiguous_elements<_Tp> *__owner;
    invalidation_log __log;

    OM_CONSTEXPR20 contiguous_block() : __capacity(0), __allocated(0), __owner(OM_NULL), __log() {}
};

#define OM_STALE_ITERATOR "iterator is singular, or was invalidated by a change or the end of its container"

// How the iterators of a container count, and whether they stand for pointers: other libraries' containers that are
// made of the same elements specialise it.
template <class _Container>
struct contiguous_rules {
    typedef std::ptrdiff_t difference_type;
    typedef std::ptrdiff_t distance_type; // how far two iterators are apart
    enum { __converts = false };
};

// What makes an iterator convertible to a pointer.
template <class _Iter, class _Tp, bool>
struct contiguous_conversion {};
template <class _Iter, class _Tp>
struct contiguous_conversion<_Iter, _Tp, true> {
    OM_CONSTEXPR20 operator _Tp *() const {
        const _Iter &__i = static_cast<const _Iter &>(*this);
        OM_CHECK("invalidated-iterator", __i.__block == OM_NULL || __i.usable(), OM_STALE_ITERATOR);
        return __i.address();
    }
};

// _Tp is const-qualified in a const_iterator. _Container only keeps the iterators of different
// containers different types.
template <class _Tp, class _Container>
class contiguous_iterator : public contiguous_conversion<contiguous_iterator<_Tp, _Container>, _Tp,
                                                         contiguous_rules<_Container>::__converts> {
public:
    typedef std::random_access_iterator_tag iterator_category;
#if OM_CXX20
    typedef std::contiguous_iterator_tag iterator_concept;
#endif
    typedef typename remove_cv<_Tp>::type value_type;
    typedef typename contiguous_rules<_Container>::difference_type difference_type;
    typedef _Tp *pointer;
    typedef _Tp &reference;

    typedef contiguous_block<value_type> __block_type;

    __block_type *__block;
    std::size_t __index;
    unsigned long __version;

    OM_CONSTEXPR contiguous_iterator() OM_NOEXCEPT : __block(OM_NULL), __index(0), __version(0) {}
    OM_CONSTEXPR20 contiguous_iterator(__block_type *__b, std::size_t __i)
        : __block(__b), __index(__i), __version(__b ? __b->__log.version() : 0) {}
    // iterator to const_iterator
    template <class _Up>
    OM_CONSTEXPR20 contiguous_iterator(const contiguous_iterator<_Up, _Container> &__i,
                                       typename enable_if<is_same<const _Up, _Tp>::value, int>::type = 0) OM_NOEXCEPT
        : __block(__i.__block),
          __index(__i.__index),
          __version(__i.__version) {}

    OM_CONSTEXPR20 bool usable() const {
        return model_alive(__block) && __block->__owner != OM_NULL && __block->__log.valid(__index, __version);
    }

    OM_CONSTEXPR20 reference operator*() const {
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_ITERATOR);
        OM_CHECK("iterator-range", __index < __block->__owner->__size, "past-the-end iterator dereferenced");
        return __block->__owner->__data[__index];
    }
    OM_CONSTEXPR20 pointer operator->() const {
#if OM_CXX20
        // to_address() of a past-the-end iterator is allowed ([iterator.concept.contiguous]).
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_ITERATOR);
        return __block->__owner->__data + __index;
#else
        return __builtin_addressof(**this);
#endif
    }
    OM_CONSTEXPR20 reference operator[](difference_type __n) const { return *(*this + __n); }

    OM_CONSTEXPR20 contiguous_iterator &operator++() {
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_ITERATOR);
        OM_CHECK("iterator-range", __index < __block->__owner->__size, "past-the-end iterator incremented");
        ++__index;
        __version = __block->__log.version();
        return *this;
    }
    OM_CONSTEXPR20 contiguous_iterator operator++(int) {
        contiguous_iterator __before = *this;
        ++*this;
        return __before;
    }
    OM_CONSTEXPR20 contiguous_iterator &operator--() {
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_ITERATOR);
        OM_CHECK("iterator-range", __index != 0, "iterator decremented before the beginning");
        --__index;
        __version = __block->__log.version();
        return *this;
    }
    OM_CONSTEXPR20 contiguous_iterator operator--(int) {
        contiguous_iterator __before = *this;
        --*this;
        return __before;
    }
    OM_CONSTEXPR20 contiguous_iterator &operator+=(difference_type __n) {
        // A value-initialised iterator may be advanced by zero, as it is in an empty range.
        if (__block == OM_NULL && __n == 0)
            return *this;
        OM_CHECK("invalidated-iterator", usable(), OM_STALE_ITERATOR);
        OM_CHECK("iterator-range",
                 __n >= -static_cast<difference_type>(__index) &&
                     __n <= static_cast<difference_type>(__block->__owner->__size - __index),
                 "iterator advanced outside its container");
        __index += static_cast<std::size_t>(__n);
        __version = __block->__log.version();
        return *this;
    }
    OM_CONSTEXPR20 contiguous_iterator &operator-=(difference_type __n) { return *this += -__n; }
    OM_CONSTEXPR20 contiguous_iterator operator+(difference_type __n) const {
        contiguous_iterator __moved = *this;
        __moved += __n;
        return __moved;
    }
    OM_CONSTEXPR20 contiguous_iterator operator-(difference_type __n) const {
        contiguous_iterator __moved = *this;
        __moved += -__n;
        return __moved;
    }
    friend OM_CONSTEXPR20 contiguous_iterator operator+(difference_type __n, const contiguous_iterator &__i) {
        return __i + __n;
    }

    // Both belong to one container and are valid, or both are value-initialised.
    template <class _Up>
    OM_CONSTEXPR20 void check_same(const contiguous_iterator<_Up, _Container> &__other) const {
        OM_CHECK("iterator-mismatch", __block == __other.__block, "iterators of different containers used together");
        if (__block != OM_NULL)
            OM_CHECK("invalidated-iterator", usable() && __other.usable(), OM_STALE_ITERATOR);
    }
    // The element's address without the checks of one access: for loops that checked their range.
    OM_CONSTEXPR20 _Tp *address() const { return __block ? __block->__owner->__data + __index : OM_NULL; }
};

template <class _Tp, class _Up, class _Container>
inline OM_CONSTEXPR20 bool operator==(const contiguous_iterator<_Tp, _Container> &__x,
                                      const contiguous_iterator<_Up, _Container> &__y) {
    __x.check_same(__y);
    return __x.__index == __y.__index;
}
template <class _Tp, class _Up, class _Container>
inline OM_CONSTEXPR20 typename contiguous_rules<_Container>::distance_type
operator-(const contiguous_iterator<_Tp, _Container> &__x, const contiguous_iterator<_Up, _Container> &__y) {
    __x.check_same(__y);
    return static_cast<typename contiguous_rules<_Container>::distance_type>(__x.__index - __y.__index);
}
#if OM_CXX20
template <class _Tp, class _Up, class _Container>
constexpr std::strong_ordering operator<=>(const contiguous_iterator<_Tp, _Container> &__x,
                                           const contiguous_iterator<_Up, _Container> &__y) {
    __x.check_same(__y);
    return __x.__index <=> __y.__index;
}
#else
template <class _Tp, class _Up, class _Container>
inline bool operator!=(const contiguous_iterator<_Tp, _Container> &__x,
                       const contiguous_iterator<_Up, _Container> &__y) {
    __x.check_same(__y);
    return __x.__index != __y.__index;
}
template <class _Tp, class _Up, class _Container>
inline bool operator<(const contiguous_iterator<_Tp, _Container> &__x,
                      const contiguous_iterator<_Up, _Container> &__y) {
    __x.check_same(__y);
    return __x.__index < __y.__index;
}
template <class _Tp, class _Up, class _Container>
inline bool operator>(const contiguous_iterator<_Tp, _Container> &__x,
                      const contiguous_iterator<_Up, _Container> &__y) {
    return __y < __x;
}
template <class _Tp, class _Up, class _Container>
inline bool operator<=(const contiguous_iterator<_Tp, _Container> &__x,
                       const contiguous_iterator<_Up, _Container> &__y) {
    return !(__y < __x);
}
template <class _Tp, class _Up, class _Container>
inline bool operator>=(const contiguous_iterator<_Tp, _Container> &__x,
                       const contiguous_iterator<_Up, _Container> &__y) {
    return !(__x < __y);
}
#endif

template <class _Tp, class _Container>
inline OM_CONSTEXPR14 void check_foreign(const contiguous_iterator<_Tp, _Container> &__first,
                                         const contiguous_iterator<_Tp, _Container> &__last, const void *__beside) {
    check_foreign_blocks(__first.__block, __last.__block, __beside);
}

} // namespace __om

#include <__om/iterator/unwrap.h>

namespace __om {

template <class _Tp, class _Container>
struct output_place<contiguous_iterator<_Tp, _Container> > {
    static OM_CONSTEXPR20 _Tp *of(const contiguous_iterator<_Tp, _Container> &__i) {
        return __i.usable() ? __i.address() : OM_NULL;
    }
};

template <class _Tp, class _Container>
struct unwrapping<contiguous_iterator<_Tp, _Container> > {
    typedef contiguous_iterator<_Tp, _Container> _Iter;
    typedef _Tp *type;

    static OM_CONSTEXPR20 void check_range(const _Iter &__first, const _Iter &__last) {
        __first.check_same(__last);
        OM_CHECK("iterator-range", __first.__index <= __last.__index, "the range ends before it begins");
    }
    static OM_CONSTEXPR20 void check_room(const _Iter &__first, std::ptrdiff_t __n) {
        if (__n <= 0)
            return;
        OM_CHECK("invalidated-iterator", __first.usable(), OM_STALE_ITERATOR);
        OM_CHECK("output-range", static_cast<std::size_t>(__n) <= __first.__block->__owner->__size - __first.__index,
                 "the output range is too short: its container ends before the output does");
    }
    static OM_CONSTEXPR20 void check_length(const _Iter &__first, std::ptrdiff_t __n) {
        if (__n <= 0)
            return;
        OM_CHECK("invalidated-iterator", __first.usable(), OM_STALE_ITERATOR);
        OM_CHECK("iterator-range", static_cast<std::size_t>(__n) <= __first.__block->__owner->__size - __first.__index,
                 "the range extends past the end of its container");
    }
    static OM_CONSTEXPR20 type inner(const _Iter &__i) { return __i.address(); }
    static OM_CONSTEXPR20 _Iter outer(const _Iter &__origin, type __inner) {
        _Iter __result = __origin;
        if (__origin.__block) {
            __result.__index = static_cast<std::size_t>(__inner - __origin.__block->__owner->__data);
            __result.__version = __origin.__block->__log.version();
        }
        return __result;
    }
};

} // namespace __om

OM_END_MODEL

#endif
