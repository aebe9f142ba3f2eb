// forward_list ([forward.list]). Its nodes are the doubly linked ones of the other lists: that there is
// no way back is the interface's promise, not a need of the model's. One node more than there stands
// for the place before the first element.
#ifndef OM_FORWARD_LIST_FORWARD_LIST_H
#define OM_FORWARD_LIST_FORWARD_LIST_H

#include <__om/algorithm/compare_ranges.h>
#include <__om/algorithm/order_checks.h>
#include <__om/container/builders.h>
#include <__om/container/linked.h>
#include <__om/container/sequence_functions.h>
#include <initializer_list>
#if OM_CXX23
#include <__om/ranges/from_range.h>
#endif

OM_BEGIN_MODEL

namespace __om {

// A ring with a node of its own for the place before the beginning.
struct forward_ring : link_ring {
    link __before;
    std::size_t __count;

    forward_ring() : __count(0) { link_before(&__end, &__before); }
};

inline bool link_is_before_begin(const link *__node) {
    return __node == &static_cast<const forward_ring *>(__node->__ring)->__before;
}

template <class _Tp, class _Container>
class forward_linked_iterator {
public:
    typedef std::forward_iterator_tag iterator_category;
    typedef typename remove_cv<_Tp>::type value_type;
    typedef std::ptrdiff_t difference_type;
    typedef _Tp *pointer;
    typedef _Tp &reference;

    typedef linked_node<value_type> __node_type;

    link *__node;

    forward_linked_iterator() noexcept : __node(nullptr) {}
    explicit forward_linked_iterator(link *__n) noexcept : __node(__n) {}
    template <class _Up, typename enable_if<is_same<const _Up, _Tp>::value, int>::type = 0>
    forward_linked_iterator(const forward_linked_iterator<_Up, _Container> &__i) noexcept : __node(__i.__node) {}

    reference operator*() const { return *operator->(); }
    pointer operator->() const {
        check_link_element(__node);
        OM_CHECK("iterator-range", !link_is_before_begin(__node), "before_begin() dereferenced");
        return static_cast<__node_type *>(__node)->value_address();
    }
    forward_linked_iterator &operator++() {
        __node = link_next(__node);
        return *this;
    }
    forward_linked_iterator operator++(int) {
        forward_linked_iterator __before = *this;
        __node = link_next(__node);
        return __before;
    }
};
template <class _Tp, class _Container>
inline void check_foreign(const forward_linked_iterator<_Tp, _Container> &__first,
                          const forward_linked_iterator<_Tp, _Container> &__last, const void *__beside) {
    check_foreign_links(__first.__node, __last.__node, __beside);
}
template <class _Tp, class _Up, class _Container>
inline bool operator==(const forward_linked_iterator<_Tp, _Container> &__x,
                       const forward_linked_iterator<_Up, _Container> &__y) {
    check_links_together(__x.__node, __y.__node);
    return __x.__node == __y.__node;
}
#if !OM_CXX20
template <class _Tp, class _Up, class _Container>
inline bool operator!=(const forward_linked_iterator<_Tp, _Container> &__x,
                       const forward_linked_iterator<_Up, _Container> &__y) {
    check_links_together(__x.__node, __y.__node);
    return __x.__node != __y.__node;
}
#endif

} // namespace __om

namespace std {

template <class _Tp, class _Alloc = allocator<_Tp>>
class forward_list : private __om::alloc_holder<_Alloc> {
    typedef __om::alloc_policy<_Alloc> __policy;
    typedef __om::linked_node<_Tp> __node_type;
    typedef __om::link __link;

    mutable __om::forward_ring *__ring;

public:
    typedef _Tp value_type;
    typedef _Alloc allocator_type;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef _Tp &reference;
    typedef const _Tp &const_reference;
    typedef _Tp *pointer;
    typedef const _Tp *const_pointer;
    typedef __om::forward_linked_iterator<_Tp, forward_list> iterator;
    typedef __om::forward_linked_iterator<const _Tp, forward_list> const_iterator;

    static_assert(is_same<typename allocator_traits<_Alloc>::value_type, _Tp>::value,
                  "the allocator of a forward_list is for another type");

    // [forward.list.cons]
    forward_list() noexcept(is_nothrow_default_constructible<_Alloc>::value) : __ring(nullptr) {}
    explicit forward_list(const _Alloc &__a) noexcept : __om::alloc_holder<_Alloc>(__a), __ring(nullptr) {}
    explicit forward_list(size_type __n, const _Alloc &__a = _Alloc()) : forward_list(__a) {
        for (; __n != 0; --__n)
            __append();
    }
    forward_list(size_type __n, const _Tp &__value, const _Alloc &__a = _Alloc()) : forward_list(__a) {
        for (; __n != 0; --__n)
            __append(__value);
    }
    template <class _Iter>
    forward_list(_Iter __first, _Iter __last, const _Alloc &__a = _Alloc(),
                 typename __om::if_input_iterator<_Iter>::type = 0)
        : forward_list(__a) {
        for (; __first != __last; ++__first)
            __append(*__first);
    }
    forward_list(const forward_list &__x) : forward_list(__x.begin(), __x.end(), __policy::for_copy(__x.alloc())) {}
    forward_list(const forward_list &__x, const __om::identity_type<_Alloc> &__a)
        : forward_list(__x.begin(), __x.end(), __a) {}
    forward_list(forward_list &&__x) noexcept : __om::alloc_holder<_Alloc>(__x.alloc()), __ring(__x.__ring) {
        __x.__ring = nullptr;
    }
    forward_list(forward_list &&__x, const __om::identity_type<_Alloc> &__a) : forward_list(__a) {
        if (__policy::__equal || __a == __x.alloc())
            std::swap(__ring, __x.__ring);
        else
            __append_moved(__x);
    }
    forward_list(initializer_list<_Tp> __l, const _Alloc &__a = _Alloc()) : forward_list(__l.begin(), __l.end(), __a) {}
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    forward_list(from_range_t, _Range &&__r, const _Alloc &__a = _Alloc()) : forward_list(__a) {
        for (auto &&__element : __r)
            __append(std::forward<decltype(__element)>(__element));
    }
#endif
    // What is used or destroyed once more finds the ring gone.
    ~forward_list() { __destroy(); }

    forward_list &operator=(const forward_list &__x) {
        if (this == __builtin_addressof(__x))
            return *this;
        if (__policy::__on_copy) {
            if (!__policy::__equal && !(this->alloc() == __x.alloc()))
                clear();
            __om::alloc_propagation<__policy::__on_copy>::copy(this->alloc(), __x.alloc());
        }
        assign(__x.begin(), __x.end());
        return *this;
    }
    forward_list &operator=(forward_list &&__x) noexcept(__policy::__on_move || __policy::__equal) {
        OM_REQUIRES(this != __builtin_addressof(__x), "forward_list move-assigned to itself");
        if (__policy::__on_move || __policy::__equal || this->alloc() == __x.alloc()) {
            __discard();
            __om::alloc_propagation<__policy::__on_move>::copy(this->alloc(), __x.alloc());
            std::swap(__ring, __x.__ring);
        } else {
            clear();
            __append_moved(__x);
        }
        return *this;
    }
    forward_list &operator=(initializer_list<_Tp> __l) {
        assign(__l.begin(), __l.end());
        return *this;
    }
    template <class _Iter>
    void assign(_Iter __first, _Iter __last, typename __om::if_input_iterator<_Iter>::type = 0) {
        check_foreign(__first, __last, static_cast<const __om::link_ring *>(__ring));
        forward_list __new(__first, __last, this->alloc());
        clear();
        __splice_all(__before_link(), __new);
    }
    void assign(size_type __n, const _Tp &__value) {
        forward_list __new(__n, __value, this->alloc());
        clear();
        __splice_all(__before_link(), __new);
    }
    void assign(initializer_list<_Tp> __l) { assign(__l.begin(), __l.end()); }
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    void assign_range(_Range &&__r) {
        forward_list __new(from_range, std::forward<_Range>(__r), this->alloc());
        clear();
        __splice_all(__before_link(), __new);
    }
#endif
    allocator_type get_allocator() const noexcept { return this->alloc(); }

    // [forward.list.iter]
    iterator before_begin() noexcept { return iterator(__before_link()); }
    const_iterator before_begin() const noexcept { return const_iterator(__before_link()); }
    iterator begin() noexcept { return iterator(__before_link()->__next); }
    const_iterator begin() const noexcept { return const_iterator(__before_link()->__next); }
    iterator end() noexcept { return iterator(__end_link()); }
    const_iterator end() const noexcept { return const_iterator(__end_link()); }
    const_iterator cbegin() const noexcept { return begin(); }
    const_iterator cbefore_begin() const noexcept { return before_begin(); }
    const_iterator cend() const noexcept { return end(); }

    OM_NODISCARD20 bool empty() const noexcept { return !__ring || __ring->__count == 0; }
    size_type max_size() const noexcept { return size_type(__PTRDIFF_MAX__) / sizeof(__node_type); }

    // [forward.list.access]
    reference front() {
        OM_CHECK("empty-container", !empty(), "forward_list::front() on an empty list");
        return __value(__ring->__before.__next);
    }
    const_reference front() const {
        OM_CHECK("empty-container", !empty(), "forward_list::front() on an empty list");
        return __value(__ring->__before.__next);
    }

    // [forward.list.modifiers]
    template <class... _Args>
#if OM_CXX17
    reference
#else
    void
#endif
    emplace_front(_Args &&...__args) {
        __link *__node = __insert_node(__before_link()->__next, std::forward<_Args>(__args)...);
#if OM_CXX17
        return __value(__node);
#else
        (void)__node;
#endif
    }
    void push_front(const _Tp &__x) { __insert_node(__before_link()->__next, __x); }
    void push_front(_Tp &&__x) { __insert_node(__before_link()->__next, std::move(__x)); }
    void pop_front() {
        OM_CHECK("empty-container", !empty(), "forward_list::pop_front() on an empty list");
        __erase_node(__ring->__before.__next);
    }
    template <class... _Args>
    iterator emplace_after(const_iterator __position, _Args &&...__args) {
        return iterator(__insert_node(__after(__position), std::forward<_Args>(__args)...));
    }
    iterator insert_after(const_iterator __position, const _Tp &__x) { return emplace_after(__position, __x); }
    iterator insert_after(const_iterator __position, _Tp &&__x) { return emplace_after(__position, std::move(__x)); }
    iterator insert_after(const_iterator __position, size_type __n, const _Tp &__x) {
        forward_list __new(__n, __x, this->alloc());
        return __insert_list(__position, __new);
    }
    template <class _Iter>
    iterator insert_after(const_iterator __position, _Iter __first, _Iter __last,
                          typename __om::if_input_iterator<_Iter>::type = 0) {
        check_foreign(__first, __last, static_cast<const __om::link_ring *>(__ring));
        forward_list __new(__first, __last, this->alloc());
        return __insert_list(__position, __new);
    }
    iterator insert_after(const_iterator __position, initializer_list<_Tp> __l) {
        return insert_after(__position, __l.begin(), __l.end());
    }
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    iterator insert_range_after(const_iterator __position, _Range &&__r) {
        forward_list __new(from_range, std::forward<_Range>(__r), this->alloc());
        return __insert_list(__position, __new);
    }
    template <__om::container_compatible_range<_Tp> _Range>
    void prepend_range(_Range &&__r) {
        insert_range_after(before_begin(), std::forward<_Range>(__r));
    }
#endif
    iterator erase_after(const_iterator __position) {
        __link *__node = __after(__position);
        OM_CHECK("iterator-range", !__om::link_is_end(__node), "forward_list::erase_after() of the last element");
        return iterator(__erase_node(__node));
    }
    iterator erase_after(const_iterator __position, const_iterator __last) {
        __link *__node = __after(__position);
        __link *__end = __own(__last);
        while (__node != __end) {
            OM_CHECK("iterator-range", !__om::link_is_end(__node),
                     "forward_list::erase_after(): the range ends before it begins");
            __node = __erase_node(__node);
        }
        return iterator(__end);
    }
    void swap(forward_list &__x) noexcept(__policy::__on_swap || __policy::__equal) {
        OM_REQUIRES(__policy::__on_swap || __policy::__equal || this->alloc() == __x.alloc(),
                    "forward_list::swap() with a list of another allocator");
        __om::alloc_propagation<__policy::__on_swap>::swap(this->alloc(), __x.alloc());
        std::swap(__ring, __x.__ring);
    }
    void resize(size_type __n) {
        __shorten(__n);
        while (__length() < __n)
            __append();
    }
    void resize(size_type __n, const _Tp &__value) {
        __shorten(__n);
        while (__length() < __n)
            __append(__value);
    }
    void clear() noexcept { __shorten(0); }

    // [forward.list.ops]
    void splice_after(const_iterator __position, forward_list &__x) { __splice_other(__position, __x); }
    void splice_after(const_iterator __position, forward_list &&__x) { __splice_other(__position, __x); }
    void splice_after(const_iterator __position, forward_list &__x, const_iterator __i) {
        __splice_one(__position, __x, __i);
    }
    void splice_after(const_iterator __position, forward_list &&__x, const_iterator __i) {
        __splice_one(__position, __x, __i);
    }
    void splice_after(const_iterator __position, forward_list &__x, const_iterator __first, const_iterator __last) {
        __splice_range(__position, __x, __first, __last);
    }
    void splice_after(const_iterator __position, forward_list &&__x, const_iterator __first, const_iterator __last) {
        __splice_range(__position, __x, __first, __last);
    }
#if OM_CXX20
    typedef size_type __removed;
#define OM_REMOVED(count) return count
#else
    typedef void __removed;
#define OM_REMOVED(count) (void)count
#endif
    __removed remove(const _Tp &__value_to_go) { return remove_if(__equal_to{__builtin_addressof(__value_to_go)}); }
    // What is removed is kept until the end: the predicate may look at it.
    template <class _Predicate>
    __removed remove_if(_Predicate __pred) {
        forward_list __gone(this->alloc());
        for (__link *__node = __before_link()->__next; __node != __end_link();) {
            __link *__next = __node->__next;
            if (__pred(__value(__node)))
                __move_node(__gone.__end_link(), __gone, __node);
            __node = __next;
        }
        OM_REMOVED(__gone.__length());
    }
    __removed unique() { return unique(__om::op_equal()); }
    template <class _Predicate>
    __removed unique(_Predicate __pred) {
        forward_list __gone(this->alloc());
        if (!empty())
            for (__link *__node = __ring->__before.__next; __node->__next != __end_link();) {
                __link *__next = __node->__next;
                if (__pred(__value(__next), __value(__node)))
                    __move_node(__gone.__end_link(), __gone, __next);
                else
                    __node = __next;
            }
        OM_REMOVED(__gone.__length());
    }
#undef OM_REMOVED
    void merge(forward_list &__x) { __merge(__x, __om::op_less()); }
    void merge(forward_list &&__x) { __merge(__x, __om::op_less()); }
    template <class _Compare>
    void merge(forward_list &__x, _Compare __comp) {
        __merge(__x, __comp);
    }
    template <class _Compare>
    void merge(forward_list &&__x, _Compare __comp) {
        __merge(__x, __comp);
    }
    void sort() { sort(__om::op_less()); }
    template <class _Compare>
    void sort(_Compare __comp) {
        __om::check_irreflexive(begin(), end(), __comp);
        __sort(__comp);
    }
    void reverse() noexcept {
        forward_list __turned(this->alloc());
        while (!empty())
            __move_node(__turned.__before_link()->__next, __turned, __ring->__before.__next);
        __splice_all(__before_link(), __turned);
    }

private:
    struct __equal_to {
        const _Tp *__wanted;
        bool operator()(const _Tp &__element) const { return __element == *__wanted; }
    };

    static _Tp &__value(__link *__node) { return *static_cast<__node_type *>(__node)->value_address(); }

    __om::forward_ring *__own_ring() const {
        if (!__ring)
            __ring = __om::model_new<__om::forward_ring>();
        return __ring;
    }
    __link *__before_link() const { return &__own_ring()->__before; }
    __link *__end_link() const { return &__own_ring()->__end; }
    size_type __length() const { return __ring ? __ring->__count : 0; }

    __link *__own(const const_iterator &__i) const {
        OM_CHECK("invalidated-iterator", __om::link_alive(__i.__node), OM_DEAD_NODE);
        OM_CHECK("iterator-mismatch", __i.__node->__ring == __ring, "the iterator belongs to another forward_list");
        return __i.__node;
    }
    __link *__after(const const_iterator &__i) const {
        __link *__node = __own(__i);
        OM_CHECK("iterator-range", !__om::link_is_end(__node), "nothing is after the past-the-end iterator");
        return __node->__next;
    }

    template <class... _Args>
    __link *__insert_node(__link *__position, _Args &&...__args) {
        __node_type *__node = __om::make_node<__node_type>(this->alloc(), std::forward<_Args>(__args)...);
        __om::link_before(__position, __node);
        ++__ring->__count;
        return __node;
    }
    template <class... _Args>
    void __append(_Args &&...__args) {
        __insert_node(__end_link(), std::forward<_Args>(__args)...);
    }
    void __append_moved(forward_list &__x) {
        for (_Tp &__element : __x)
            __append(std::move(__element));
    }
    __link *__erase_node(__link *__node) {
        __link *__next = __node->__next;
        __om::unlink(__node);
        --__ring->__count;
        __om::destroy_node(this->alloc(), static_cast<__node_type *>(__node));
        return __next;
    }
    void __shorten(size_type __n) {
        while (__length() > __n)
            __erase_node(__ring->__end.__prev);
    }
    void __destroy() {
        __shorten(0);
        if (__ring) {
            __ring->__end.__ring = nullptr;
            __ring->__before.__ring = nullptr;
            __om::model_delete(__ring);
        }
    }
    void __discard() {
        __destroy();
        __ring = nullptr;
    }
    void __move_node(__link *__position, forward_list &__to, __link *__node) {
        __om::unlink(__node);
        --__ring->__count;
        __om::link_before(__position, __node);
        ++__to.__ring->__count;
    }
    // All of the other list after this node; the last node moved.
    __link *__splice_all(__link *__after_this, forward_list &__x) {
        __link *__position = __after_this->__next;
        while (!__x.empty())
            __x.__move_node(__position, *this, __x.__ring->__before.__next);
        return __position->__prev;
    }
    iterator __insert_list(const const_iterator &__position, forward_list &__x) {
        return iterator(__splice_all(__after(__position)->__prev, __x));
    }
    void __check_allocator(const forward_list &__x) const {
        OM_REQUIRES(__policy::__equal || this->alloc() == __x.alloc(),
                    "forward_list: nodes of a list with another allocator");
    }
    void __splice_other(const const_iterator &__position, forward_list &__x) {
        OM_REQUIRES(this != __builtin_addressof(__x), "forward_list::splice_after() of a list into itself");
        __check_allocator(__x);
        __splice_all(__after(__position)->__prev, __x);
    }
    void __splice_one(const const_iterator &__position, forward_list &__x, const const_iterator &__i) {
        __check_allocator(__x);
        __link *__after_this = __after(__position)->__prev;
        __link *__node = __x.__after(__i);
        OM_CHECK("iterator-range", !__om::link_is_end(__node),
                 "forward_list::splice_after() of what is after the last element");
        if (__node != __after_this && __node->__prev != __after_this)
            __x.__move_node(__after_this->__next, *this, __node);
    }
    void __splice_range(const const_iterator &__position, forward_list &__x, const const_iterator &__first,
                        const const_iterator &__last) {
        __check_allocator(__x);
        __link *__after_this = __after(__position)->__prev;
        __link *__end = __x.__own(__last);
        if (__first.__node == __last.__node)
            return;
        __link *__node = __x.__after(__first);
        if (__node->__prev == __after_this)
            return;
        __link *__where = __after_this->__next;
        while (__node != __end) {
            OM_REQUIRES(__node != __after_this, "forward_list::splice_after(): the position is inside the range");
            OM_CHECK("iterator-range", !__om::link_is_end(__node),
                     "forward_list::splice_after(): the range ends before it begins");
            __link *__next = __node->__next;
            __x.__move_node(__where, *this, __node);
            __node = __next;
        }
    }
    template <class _Compare>
    void __merge(forward_list &__x, _Compare __comp) {
        if (this == __builtin_addressof(__x))
            return;
        __check_allocator(__x);
        __om::check_sorted(begin(), end(), __comp);
        __om::check_sorted(__x.begin(), __x.end(), __comp);
        __merge_sorted(__x, __comp);
    }
    template <class _Compare>
    void __merge_sorted(forward_list &__x, _Compare &__comp) {
        __link *__node = __before_link()->__next;
        while (__node != __end_link() && !__x.empty()) {
            __link *__other = __x.__ring->__before.__next;
            if (__comp(__value(__other), __value(__node)))
                __x.__move_node(__node, *this, __other);
            else
                __node = __node->__next;
        }
        __splice_all(__end_link()->__prev, __x);
    }
    template <class _Compare>
    void __sort(_Compare &__comp) {
        if (__length() < 2)
            return;
        forward_list __half(this->alloc());
        for (size_type __n = __length() / 2; __n != 0; --__n)
            __move_node(__half.__end_link(), __half, __ring->__before.__next);
        OM_TRY {
            __half.__sort(__comp);
            __sort(__comp);
            __half.__merge_sorted(*this, __comp);
        }
        OM_CATCH_ALL {
            __splice_all(__before_link(), __half);
            OM_RETHROW;
        }
        __splice_all(__before_link(), __half);
    }
};

OM_SEQUENCE_GUIDES(forward_list)

template <class _Tp, class _Alloc>
inline bool operator==(const forward_list<_Tp, _Alloc> &__x, const forward_list<_Tp, _Alloc> &__y) {
    auto __i = __x.begin();
    auto __j = __y.begin();
    for (; __i != __x.end() && __j != __y.end(); ++__i, (void)++__j)
        if (!(*__i == *__j))
            return false;
    return __i == __x.end() && __j == __y.end();
}
OM_SEQUENCE_ORDER(forward_list)
OM_SEQUENCE_SWAP(forward_list)

#if OM_CXX20
// [forward.list.erasure]
template <class _Tp, class _Alloc, class _Predicate>
inline typename forward_list<_Tp, _Alloc>::size_type erase_if(forward_list<_Tp, _Alloc> &__c, _Predicate __pred) {
    return __c.remove_if(__pred);
}
template <class _Tp, class _Alloc, class _Up = _Tp>
inline typename forward_list<_Tp, _Alloc>::size_type erase(forward_list<_Tp, _Alloc> &__c, const _Up &__value) {
    return __c.remove_if([&](const auto &__element) -> bool { return __element == __value; });
}
#endif

} // namespace std

OM_END_MODEL

#endif
