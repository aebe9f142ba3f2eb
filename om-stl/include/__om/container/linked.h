// Doubly linked nodes in a ring, as list, map, set and their relatives keep them, and the iterators
// over them.
//
// An iterator is a pointer to a node and nothing more: only erasing a node invalidates iterators to it
// ([list.modifiers], [associative.reqmts.general]), and then the node's memory is gone. Each node
// knows the block of the container it is in, so that iterators of different containers are told apart
// and elements can change hands by swap, splice and merge with their iterators staying valid. The block
// holds the node that stands for the end.
#ifndef OM_CONTAINER_LINKED_H
#define OM_CONTAINER_LINKED_H

#include <__om/container/alloc_holder.h>
#include <__om/container/entry.h>
#include <__om/container/foreign.h>
#include <__om/container/model_memory.h>
#include <__om/iterator/concepts.h>
#include <__om/iterator/operations.h>
#include <__om/iterator/traits.h>
#include <__om/iterator/unwrap.h>

OM_BEGIN_MODEL

namespace __om {

struct link_ring;

struct link {
    link *__prev;
    link *__next;
    link_ring *__ring;
    std::size_t __rank; // in a sorted container; of the end, more than of any element

    static const std::size_t __end_rank = std::size_t(1) << 62;
};

// Beside every container with linked nodes.
struct link_ring {
    link __end;

    link_ring() {
        __end.__prev = &__end;
        __end.__next = &__end;
        __end.__ring = this;
        __end.__rank = link::__end_rank;
    }
};

inline void link_before(link *__position, link *__node) {
    __node->__prev = __position->__prev;
    __node->__next = __position;
    __node->__ring = __position->__ring;
    __position->__prev->__next = __node;
    __position->__prev = __node;
}
inline void unlink(link *__node) {
    __node->__prev->__next = __node->__next;
    __node->__next->__prev = __node->__prev;
    __node->__ring = OM_NULL;
}

#define OM_DEAD_NODE "iterator is singular, or its element was erased, or its container is gone"

inline bool link_alive(const link *__node) {
    return __verify_readable(__node, sizeof(link)) && __node->__ring != OM_NULL;
}
inline bool link_is_end(const link *__node) { return __node == &__node->__ring->__end; }

inline link *link_next(link *__node) {
    OM_CHECK("invalidated-iterator", link_alive(__node), OM_DEAD_NODE);
    OM_CHECK("iterator-range", !link_is_end(__node), "past-the-end iterator incremented");
    return __node->__next;
}
inline link *link_prev(link *__node) {
    OM_CHECK("invalidated-iterator", link_alive(__node), OM_DEAD_NODE);
    OM_CHECK("iterator-range", !link_is_end(__node->__prev), "iterator decremented before the beginning");
    return __node->__prev;
}
inline void check_link_element(const link *__node) {
    OM_CHECK("invalidated-iterator", link_alive(__node), OM_DEAD_NODE);
    OM_CHECK("iterator-range", !link_is_end(__node), "past-the-end iterator dereferenced");
}
inline void check_links_together(const link *__x, const link *__y) {
    if (__x == OM_NULL && __y == OM_NULL)
        return;
    OM_CHECK("invalidated-iterator", link_alive(__x) && link_alive(__y), OM_DEAD_NODE);
    OM_CHECK("iterator-mismatch", __x->__ring == __y->__ring, "iterators of different containers used together");
}

template <class _Tp>
struct linked_node : link {
#if OM_CXX11
    union {
        _Tp __value;
    };

    linked_node() {}
    ~linked_node() {}
    _Tp *value_address() { return __builtin_addressof(__value); }
#else
    // A class with constructors cannot be in a union yet.
    unsigned char __value[sizeof(_Tp)] __attribute__((__aligned__(__alignof__(_Tp))));

    _Tp *value_address() { return static_cast<_Tp *>(static_cast<void *>(__value)); }
#endif
};

// _Tp is const-qualified in a const_iterator; _Container keeps iterators of different containers apart.
template <class _Tp, class _Container>
class linked_iterator {
public:
    typedef std::bidirectional_iterator_tag iterator_category;
    typedef typename remove_cv<_Tp>::type value_type;
    typedef std::ptrdiff_t difference_type;
    typedef _Tp *pointer;
    typedef _Tp &reference;

    typedef linked_node<value_type> __node_type;

    link *__node;

    linked_iterator() OM_NOEXCEPT : __node(OM_NULL) {}
    explicit linked_iterator(link *__n) OM_NOEXCEPT : __node(__n) {}
    template <class _Up>
    linked_iterator(const linked_iterator<_Up, _Container> &__i,
                    typename enable_if<is_same<const _Up, _Tp>::value, int>::type = 0) OM_NOEXCEPT
        : __node(__i.__node) {}

    reference operator*() const {
        check_link_element(__node);
        return *static_cast<__node_type *>(__node)->value_address();
    }
    pointer operator->() const {
        check_link_element(__node);
        return static_cast<__node_type *>(__node)->value_address();
    }
    linked_iterator &operator++() {
        __node = link_next(__node);
        return *this;
    }
    linked_iterator operator++(int) {
        linked_iterator __before = *this;
        __node = link_next(__node);
        return __before;
    }
    linked_iterator &operator--() {
        __node = link_prev(__node);
        return *this;
    }
    linked_iterator operator--(int) {
        linked_iterator __before = *this;
        __node = link_prev(__node);
        return __before;
    }
};

template <class _Tp, class _Up, class _Container>
inline bool operator==(const linked_iterator<_Tp, _Container> &__x, const linked_iterator<_Up, _Container> &__y) {
    check_links_together(__x.__node, __y.__node);
    return __x.__node == __y.__node;
}
#if !OM_CXX20
template <class _Tp, class _Up, class _Container>
inline bool operator!=(const linked_iterator<_Tp, _Container> &__x, const linked_iterator<_Up, _Container> &__y) {
    check_links_together(__x.__node, __y.__node);
    return __x.__node != __y.__node;
}
#endif

// A node that belongs to no container yet; given back unless it is taken.
template <class _Node, class _Alloc>
struct node_in_making {
    typedef typename alloc_rebind<_Alloc, _Node>::type _NodeAlloc;

    _NodeAlloc __alloc;
    _Node *__node;

    explicit node_in_making(const _Alloc &__a) : __alloc(__a), __node(__alloc.allocate(1)) {
#if OM_CXX11
        ::new ((void *)__node) _Node();
#endif
    }
    ~node_in_making() {
        if (__node)
            __alloc.deallocate(__node, 1);
    }
    _Node *release() {
        _Node *__n = __node;
        __node = OM_NULL;
        return __n;
    }
};

#if OM_CXX11
template <class _Node, class _Alloc, class... _Args>
inline _Node *make_node(_Alloc &__a, _Args &&...__args) {
    node_in_making<_Node, _Alloc> __new(__a);
    __om::alloc_construct(__a, __new.__node->value_address(), std::forward<_Args>(__args)...);
    return __new.release();
}
#else
template <class _Node, class _Alloc>
inline _Node *make_node(_Alloc &__a) {
    node_in_making<_Node, _Alloc> __new(__a);
    __om::alloc_construct(__a, __new.__node->value_address());
    return __new.release();
}
template <class _Node, class _Alloc, class _Arg>
inline _Node *make_node(_Alloc &__a, const _Arg &__arg) {
    node_in_making<_Node, _Alloc> __new(__a);
    __om::alloc_construct(__a, __new.__node->value_address(), __arg);
    return __new.release();
}
#endif
template <class _Alloc, class _Node>
inline void destroy_node(_Alloc &__a, _Node *__node) {
    typename alloc_rebind<_Alloc, _Node>::type __node_alloc(__a);
    __om::alloc_destroy(__a, __node->value_address());
    __node_alloc.deallocate(__node, 1);
}

inline void check_foreign_links(const link *__first, const link *__last, const void *__beside) {
    if (link_alive(__first) && link_alive(__last))
        check_foreign_blocks(__first->__ring, __last->__ring, __beside);
}
template <class _Tp, class _Container>
inline void check_foreign(const linked_iterator<_Tp, _Container> &__first,
                          const linked_iterator<_Tp, _Container> &__last, const void *__beside) {
    check_foreign_links(__first.__node, __last.__node, __beside);
}

} // namespace __om

OM_END_MODEL

#endif
