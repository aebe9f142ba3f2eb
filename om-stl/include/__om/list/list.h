// list ([list]).
#ifndef OM_LIST_LIST_H
#define OM_LIST_LIST_H

#include <__om/algorithm/compare_ranges.h>
#include <__om/algorithm/order_checks.h>
#include <__om/container/builders.h>
#include <__om/container/link_slots.h>
#include <__om/container/sequence_functions.h>
#include <__om/iterator/reverse.h>
#include <__om/throw.h>
#include <initializer_list>
#if OM_CXX23
#include <__om/ranges/from_range.h>
#endif

OM_BEGIN_MODEL

namespace std {

template <class _Tp, class _Alloc = allocator<_Tp> >
class list : private __om::alloc_holder<_Alloc> {
    typedef __om::alloc_policy<_Alloc> __policy;
    typedef __om::linked_node<_Tp> __node_type;
    typedef __om::link __link;

    mutable __om::link_ring *__ring;
    size_t __size;
    size_t __padding; // three words, as the real library's

public:
    typedef _Tp value_type;
    typedef _Alloc allocator_type;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef _Tp &reference;
    typedef const _Tp &const_reference;
    typedef _Tp *pointer;
    typedef const _Tp *const_pointer;
    typedef __om::linked_iterator<_Tp, list> iterator;
    typedef __om::linked_iterator<const _Tp, list> const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;

#if OM_CXX11
private:
    typedef const_iterator __position_type;

public:
    static_assert(is_same<typename remove_cv<_Tp>::type, _Tp>::value, "list of a const or volatile type");
    static_assert(is_same<typename allocator_traits<_Alloc>::value_type, _Tp>::value,
                  "the allocator of a list is for another type");
#else
private:
    typedef iterator __position_type;

public:
#endif

    // [list.cons]
#if OM_CXX11
    list() noexcept(is_nothrow_default_constructible<_Alloc>::value) : __ring(nullptr), __size(0), __padding(0) {}
    explicit list(const _Alloc &__a) noexcept
        : __om::alloc_holder<_Alloc>(__a), __ring(nullptr), __size(0), __padding(0) {}
    explicit list(size_type __n, const _Alloc &__a = _Alloc()) : list(__a) { __append(__n, __om::build_default()); }
    list(size_type __n, const _Tp &__value, const _Alloc &__a = _Alloc()) : list(__a) {
        __append(__n, __om::build_copies<_Tp>(__value));
    }
    template <class _Iter>
    list(_Iter __first, _Iter __last, const _Alloc &__a = _Alloc(), typename __om::if_input_iterator<_Iter>::type = 0)
        : list(__a) {
        __append_range(__first, __last);
    }
    list(const list &__x) : list(__policy::for_copy(__x.alloc())) { __append_range(__x.begin(), __x.end()); }
    list(const list &__x, const __om::identity_type<_Alloc> &__a) : list(__a) {
        __append_range(__x.begin(), __x.end());
    }
    list(list &&__x) noexcept : list(__x.alloc()) { __take(__x); }
    list(list &&__x, const __om::identity_type<_Alloc> &__a) : list(__a) {
        if (__policy::__equal || __a == __x.alloc())
            __take(__x);
        else
            __append_moved(__x);
    }
    list(initializer_list<_Tp> __l, const _Alloc &__a = _Alloc()) : list(__a) {
        __append_range(__l.begin(), __l.end());
    }
#else
    explicit list(const _Alloc &__a = _Alloc()) : __om::alloc_holder<_Alloc>(__a), __ring(0), __size(0), __padding(0) {}
    explicit list(size_type __n, const _Tp &__value = _Tp(), const _Alloc &__a = _Alloc())
        : __om::alloc_holder<_Alloc>(__a), __ring(0), __size(0), __padding(0) {
        __construct(__n, __om::build_copies<_Tp>(__value));
    }
    template <class _Iter>
    list(_Iter __first, _Iter __last, const _Alloc &__a = _Alloc(), typename __om::if_input_iterator<_Iter>::type = 0)
        : __om::alloc_holder<_Alloc>(__a), __ring(0), __size(0), __padding(0) {
        OM_TRY { __append_range(__first, __last); }
        OM_CATCH_ALL {
            __discard();
            OM_RETHROW;
        }
    }
    list(const list &__x) : __om::alloc_holder<_Alloc>(__x.alloc()), __ring(0), __size(0), __padding(0) {
        OM_TRY { __append_range(__x.begin(), __x.end()); }
        OM_CATCH_ALL {
            __discard();
            OM_RETHROW;
        }
    }
#endif
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    list(from_range_t, _Range &&__r, const _Alloc &__a = _Alloc()) : list(__a) {
        append_range(std::forward<_Range>(__r));
    }
#endif
    // What is used or destroyed once more finds the ring gone.
    ~list() { __destroy(); }

    list &operator=(const list &__x) {
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
#if OM_CXX11
    list &operator=(list &&__x) noexcept(__policy::__on_move || __policy::__equal) {
        OM_REQUIRES(this != __builtin_addressof(__x), "list move-assigned to itself");
        if (__policy::__on_move || __policy::__equal || this->alloc() == __x.alloc()) {
            __discard();
            __om::alloc_propagation<__policy::__on_move>::copy(this->alloc(), __x.alloc());
            __take(__x);
        } else {
            clear();
            __append_moved(__x);
        }
        return *this;
    }
    list &operator=(initializer_list<_Tp> __l) {
        assign(__l.begin(), __l.end());
        return *this;
    }
#endif
    // The new elements first: the old ones may be what they are made of.
    template <class _Iter>
    void assign(_Iter __first, _Iter __last, typename __om::if_input_iterator<_Iter>::type = 0) {
        check_foreign(__first, __last, static_cast<const __om::link_ring *>(__ring));
        list __new(__first, __last, this->alloc());
        __replace(__new);
    }
    void assign(size_type __n, const _Tp &__value) {
        list __new(__n, __value, this->alloc());
        __replace(__new);
    }
#if OM_CXX11
    void assign(initializer_list<_Tp> __l) { assign(__l.begin(), __l.end()); }
#endif
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    void assign_range(_Range &&__r) {
        list __new(from_range, std::forward<_Range>(__r), this->alloc());
        __replace(__new);
    }
#endif
    allocator_type get_allocator() const OM_NOEXCEPT { return this->alloc(); }

    iterator begin() OM_NOEXCEPT { return iterator(__end_link()->__next); }
    const_iterator begin() const OM_NOEXCEPT { return const_iterator(__end_link()->__next); }
    iterator end() OM_NOEXCEPT { return iterator(__end_link()); }
    const_iterator end() const OM_NOEXCEPT { return const_iterator(__end_link()); }
    reverse_iterator rbegin() OM_NOEXCEPT { return reverse_iterator(end()); }
    const_reverse_iterator rbegin() const OM_NOEXCEPT { return const_reverse_iterator(end()); }
    reverse_iterator rend() OM_NOEXCEPT { return reverse_iterator(begin()); }
    const_reverse_iterator rend() const OM_NOEXCEPT { return const_reverse_iterator(begin()); }
#if OM_CXX11
    const_iterator cbegin() const noexcept { return begin(); }
    const_iterator cend() const noexcept { return end(); }
    const_reverse_iterator crbegin() const noexcept { return rbegin(); }
    const_reverse_iterator crend() const noexcept { return rend(); }
#endif

    // [list.capacity]
    OM_NODISCARD20 bool empty() const OM_NOEXCEPT { return __size == 0; }
    size_type size() const OM_NOEXCEPT { return __size; }
    size_type max_size() const OM_NOEXCEPT { return size_type(__PTRDIFF_MAX__) / sizeof(__node_type); }
#if OM_CXX11
    void resize(size_type __n) {
        if (__n > __size)
            __append(__n - __size, __om::build_default());
        else
            __shorten(__n);
    }
    void resize(size_type __n, const _Tp &__value)
#else
    void resize(size_type __n, _Tp __value = _Tp())
#endif
    {
        if (__n > __size)
            __append(__n - __size, __om::build_copies<_Tp>(__value));
        else
            __shorten(__n);
    }

    reference front() {
        OM_CHECK("empty-container", __size != 0, "list::front() on an empty list");
        return __value(__ring->__end.__next);
    }
    const_reference front() const {
        OM_CHECK("empty-container", __size != 0, "list::front() on an empty list");
        return __value(__ring->__end.__next);
    }
    reference back() {
        OM_CHECK("empty-container", __size != 0, "list::back() on an empty list");
        return __value(__ring->__end.__prev);
    }
    const_reference back() const {
        OM_CHECK("empty-container", __size != 0, "list::back() on an empty list");
        return __value(__ring->__end.__prev);
    }

    // [list.modifiers]
#if OM_CXX11
    template <class... _Args>
#if OM_CXX17
    reference emplace_front(_Args &&...__args) {
        return __value(__insert_node(begin().__node, std::forward<_Args>(__args)...));
    }
#else
    void emplace_front(_Args &&...__args) {
        __insert_node(begin().__node, std::forward<_Args>(__args)...);
    }
#endif
    template <class... _Args>
#if OM_CXX17
    reference emplace_back(_Args &&...__args) {
        return __value(__insert_node(__end_link(), std::forward<_Args>(__args)...));
    }
#else
    void emplace_back(_Args &&...__args) {
        __insert_node(__end_link(), std::forward<_Args>(__args)...);
    }
#endif
    void push_front(_Tp &&__x) { __insert_node(begin().__node, std::move(__x)); }
    void push_back(_Tp &&__x) { __insert_node(__end_link(), std::move(__x)); }
    template <class... _Args>
    iterator emplace(const_iterator __position, _Args &&...__args) {
        return iterator(__insert_node(__own(__position), std::forward<_Args>(__args)...));
    }
    iterator insert(const_iterator __position, _Tp &&__x) { return emplace(__position, std::move(__x)); }
    iterator insert(const_iterator __position, initializer_list<_Tp> __l) {
        return insert(__position, __l.begin(), __l.end());
    }
    iterator insert(const_iterator __position, size_type __n, const _Tp &__x) {
        list __new(__n, __x, this->alloc());
        return __splice_all(__own(__position), __new);
    }
    template <class _Iter>
    iterator insert(const_iterator __position, _Iter __first, _Iter __last,
                    typename __om::if_input_iterator<_Iter>::type = 0) {
        check_foreign(__first, __last, static_cast<const __om::link_ring *>(__ring));
        list __new(__first, __last, this->alloc());
        return __splice_all(__own(__position), __new);
    }
#else
    void insert(iterator __position, size_type __n, const _Tp &__x) {
        list __new(__n, __x, this->alloc());
        __splice_all(__own(__position), __new);
    }
    template <class _Iter>
    void insert(iterator __position, _Iter __first, _Iter __last, typename __om::if_input_iterator<_Iter>::type = 0) {
        check_foreign(__first, __last, static_cast<const __om::link_ring *>(__ring));
        list __new(__first, __last, this->alloc());
        __splice_all(__own(__position), __new);
    }
#endif
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    iterator insert_range(const_iterator __position, _Range &&__r) {
        list __new(from_range, std::forward<_Range>(__r), this->alloc());
        return __splice_all(__own(__position), __new);
    }
    template <__om::container_compatible_range<_Tp> _Range>
    void prepend_range(_Range &&__r) {
        insert_range(begin(), std::forward<_Range>(__r));
    }
    template <__om::container_compatible_range<_Tp> _Range>
    void append_range(_Range &&__r) {
        for (auto &&__element : __r)
            __insert_node(__end_link(), std::forward<decltype(__element)>(__element));
    }
#endif
    iterator insert(__position_type __position, const _Tp &__x) {
        return iterator(__insert_node(__own(__position), __x));
    }
    void push_front(const _Tp &__x) { __insert_node(begin().__node, __x); }
    void push_back(const _Tp &__x) { __insert_node(__end_link(), __x); }
    void pop_front() {
        OM_CHECK("empty-container", __size != 0, "list::pop_front() on an empty list");
        __erase_node(__ring->__end.__next);
    }
    void pop_back() {
        OM_CHECK("empty-container", __size != 0, "list::pop_back() on an empty list");
        __erase_node(__ring->__end.__prev);
    }
    iterator erase(__position_type __position) {
        __link *__node = __own(__position);
        OM_CHECK("iterator-range", !__om::link_is_end(__node), "list::erase() of the past-the-end iterator");
        return iterator(__erase_node(__node));
    }
    iterator erase(__position_type __first, __position_type __last) {
        __link *__node = __own(__first);
        __link *__end = __own(__last);
        while (__node != __end) {
            OM_CHECK("iterator-range", !__om::link_is_end(__node), "list::erase(): the range ends before it begins");
            __node = __erase_node(__node);
        }
        return iterator(__end);
    }
    void swap(list &__x) OM_NOEXCEPT_IF(__policy::__on_swap || __policy::__equal) {
        OM_REQUIRES(__policy::__on_swap || __policy::__equal || this->alloc() == __x.alloc(),
                    "list::swap() with a list of another allocator");
        __om::alloc_propagation<__policy::__on_swap>::swap(this->alloc(), __x.alloc());
        std::swap(__ring, __x.__ring);
        std::swap(__size, __x.__size);
    }
    void clear() OM_NOEXCEPT { __erase_all(); }

    // [list.ops]
#if OM_CXX11
    void splice(const_iterator __position, list &&__x) { __splice_other(__position, __x); }
    void splice(const_iterator __position, list &&__x, const_iterator __i) { __splice_one(__position, __x, __i); }
    void splice(const_iterator __position, list &&__x, const_iterator __first, const_iterator __last) {
        __splice_range(__position, __x, __first, __last);
    }
    void merge(list &&__x) { __merge(__x, __om::op_less()); }
    template <class _Compare>
    void merge(list &&__x, _Compare __comp) {
        __merge(__x, __comp);
    }
#endif
    void splice(__position_type __position, list &__x) { __splice_other(__position, __x); }
    void splice(__position_type __position, list &__x, __position_type __i) { __splice_one(__position, __x, __i); }
    void splice(__position_type __position, list &__x, __position_type __first, __position_type __last) {
        __splice_range(__position, __x, __first, __last);
    }
#if OM_CXX20
    typedef size_type __removed;
#define OM_REMOVED(count) return count
#else
    typedef void __removed;
#define OM_REMOVED(count) (void)count
#endif
    // What is removed is kept until the end: the value may be one of the elements.
    __removed remove(const _Tp &__value_to_go) {
        list __gone(this->alloc());
        for (__link *__node = begin().__node; __node != __end_link();) {
            __link *__next = __node->__next;
            if (__value(__node) == __value_to_go)
                __move_node(__gone.__end_link(), __gone, __node);
            __node = __next;
        }
        OM_REMOVED(__gone.size());
    }
    template <class _Predicate>
    __removed remove_if(_Predicate __pred) {
        list __gone(this->alloc());
        for (__link *__node = begin().__node; __node != __end_link();) {
            __link *__next = __node->__next;
            if (__pred(__value(__node)))
                __move_node(__gone.__end_link(), __gone, __node);
            __node = __next;
        }
        OM_REMOVED(__gone.size());
    }
    __removed unique() { return unique(__om::op_equal()); }
    template <class _Predicate>
    __removed unique(_Predicate __pred) {
        list __gone(this->alloc());
        if (__size != 0)
            for (__link *__node = begin().__node; __node->__next != __end_link();) {
                __link *__next = __node->__next;
                if (__pred(__value(__next), __value(__node)))
                    __move_node(__gone.__end_link(), __gone, __next);
                else
                    __node = __next;
            }
        OM_REMOVED(__gone.size());
    }
#undef OM_REMOVED
    void merge(list &__x) { __merge(__x, __om::op_less()); }
    template <class _Compare>
    void merge(list &__x, _Compare __comp) {
        __merge(__x, __comp);
    }
    void reverse() OM_NOEXCEPT {
        if (__size < 2)
            return;
        __link *__node = &__ring->__end;
        do {
            __link *__next = __node->__next;
            __node->__next = __node->__prev;
            __node->__prev = __next;
            __node = __next;
        } while (__node != &__ring->__end);
    }
    void sort() { sort(__om::op_less()); }
    // Elements go one by one to where they belong, in two halves that are merged.
    template <class _Compare>
    void sort(_Compare __comp) {
        __om::check_irreflexive(begin(), end(), __comp);
        __sort(__comp);
    }

private:
    static _Tp &__value(__link *__node) { return *static_cast<__node_type *>(__node)->value_address(); }

    __link *__end_link() const {
        if (!__ring)
            __ring = __om::model_new<__om::link_ring>();
        return &__ring->__end;
    }
    template <class _Up>
    __link *__own(const __om::linked_iterator<_Up, list> &__i) const {
        OM_CHECK("invalidated-iterator", __om::link_alive(__i.__node), OM_DEAD_NODE);
        OM_CHECK("iterator-mismatch", __i.__node->__ring == __ring, "the iterator belongs to another list");
        return __i.__node;
    }

#if OM_CXX11
    template <class... _Args>
    __link *__insert_node(__link *__position, _Args &&...__args) {
        __node_type *__node = __om::make_node<__node_type>(this->alloc(), std::forward<_Args>(__args)...);
#else
    __link *__insert_node(__link *__position, const _Tp &__x) {
        __node_type *__node = __om::make_node<__node_type>(this->alloc(), __x);
#endif
        __om::link_before(__position, __node);
        ++__size;
        return __node;
    }
    __link *__erase_node(__link *__node) {
        __link *__next = __node->__next;
        __om::unlink(__node);
        --__size;
        __om::destroy_node(this->alloc(), static_cast<__node_type *>(__node));
        return __next;
    }
    void __shorten(size_type __n) {
        while (__size > __n)
            __erase_node(__ring->__end.__prev);
    }
    void __erase_all() {
        if (!__ring)
            return;
        __link *__node = __ring->__end.__next;
        for (size_type __i = 0; __i < __size; ++__i) {
            __link *__next = __node->__next;
            __node->__ring = OM_NULL;
            __om::destroy_node(this->alloc(), static_cast<__node_type *>(__node));
            __node = __next;
        }
        __ring->__end.__prev = &__ring->__end;
        __ring->__end.__next = &__ring->__end;
        __size = 0;
    }
    void __destroy() {
        __erase_all();
        if (__ring) {
            __ring->__end.__ring = OM_NULL;
            __om::model_delete(__ring);
        }
    }
    void __discard() {
        __destroy();
        __ring = OM_NULL;
    }

    // n elements at the end, or none of them.
    template <class _Builder>
    void __append(size_type __n, _Builder __builder) {
        const size_type __old = __size;
        OM_TRY {
            for (; __n != 0; --__n) {
                __om::node_in_making<__node_type, _Alloc> __new(this->alloc());
                __builder.build(this->alloc(), __new.__node->value_address());
                __om::link_before(__end_link(), __new.release());
                ++__size;
            }
        }
        OM_CATCH_ALL {
            __shorten(__old);
            OM_RETHROW;
        }
    }
    template <class _Iter>
    void __append_range(_Iter __first, _Iter __last) {
        for (; __first != __last; ++__first)
            __insert_node(__end_link(), *__first);
    }
#if OM_CXX11
    void __append_moved(list &__x) {
        for (_Tp &__element : __x)
            __insert_node(__end_link(), std::move(__element));
    }
#else
    template <class _Builder>
    void __construct(size_type __n, _Builder __builder) {
        OM_TRY { __append(__n, __builder); }
        OM_CATCH_ALL {
            __discard();
            OM_RETHROW;
        }
    }
#endif
    void __take(list &__x) {
        __ring = __x.__ring;
        __size = __x.__size;
        __x.__ring = OM_NULL;
        __x.__size = 0;
    }
    // The elements of the other list instead of ours; iterators to ours are gone, the end stays.
    void __replace(list &__new) {
        __erase_all();
        __splice_all(__end_link(), __new);
    }

    void __move_node(__link *__position, list &__to, __link *__node) {
        __om::unlink(__node);
        --__size;
        __om::link_before(__position, __node);
        ++__to.__size;
    }
    iterator __splice_all(__link *__position, list &__x) {
        __link *__first = __x.__size != 0 ? __x.__ring->__end.__next : __position;
        while (__x.__size != 0)
            __x.__move_node(__position, *this, __x.__ring->__end.__next);
        return iterator(__first);
    }
    void __check_allocator(const list &__x) const {
        OM_REQUIRES(__policy::__equal || this->alloc() == __x.alloc(), "list: nodes of a list with another allocator");
    }
    void __splice_other(const const_iterator &__position, list &__x) {
        OM_REQUIRES(this != __builtin_addressof(__x), "list::splice() of a list into itself");
        __check_allocator(__x);
        __splice_all(__own(__position), __x);
    }
    void __splice_one(const const_iterator &__position, list &__x, const const_iterator &__i) {
        __check_allocator(__x);
        __link *__where = __own(__position);
        __link *__node = __x.__own(__i);
        OM_CHECK("iterator-range", !__om::link_is_end(__node), "list::splice() of the past-the-end iterator");
        if (__node != __where && __node->__next != __where)
            __x.__move_node(__where, *this, __node);
    }
    void __splice_range(const const_iterator &__position, list &__x, const const_iterator &__first,
                        const const_iterator &__last) {
        __check_allocator(__x);
        __link *__where = __own(__position);
        __link *__node = __x.__own(__first);
        __link *__end = __x.__own(__last);
        if (__where == __end)
            return;
        while (__node != __end) {
            OM_REQUIRES(__node != __where, "list::splice(): the position is inside the range");
            OM_CHECK("iterator-range", !__om::link_is_end(__node), "list::splice(): the range ends before it begins");
            __link *__next = __node->__next;
            __x.__move_node(__where, *this, __node);
            __node = __next;
        }
    }
    template <class _Compare>
    void __merge(list &__x, _Compare __comp) {
        if (this == __builtin_addressof(__x))
            return;
        __check_allocator(__x);
        __om::check_sorted(begin(), end(), __comp);
        __om::check_sorted(__x.begin(), __x.end(), __comp);
        __merge_sorted(__x, __comp);
    }
    template <class _Compare>
    void __merge_sorted(list &__x, _Compare &__comp) {
        __link *__node = begin().__node;
        while (__node != __end_link() && __x.__size != 0) {
            __link *__other = __x.__ring->__end.__next;
            if (__comp(__value(__other), __value(__node)))
                __x.__move_node(__node, *this, __other);
            else
                __node = __node->__next;
        }
        __splice_all(__end_link(), __x);
    }
    // Few nodes are put in order beside the list, by exchanges at known places, and linked anew.
    template <class _Compare>
    void __sort_few(_Compare &__comp) {
        __link *__nodes[__om::__few_nodes];
        __link *__node = __ring->__end.__next;
        for (size_type __i = 0; __i < __size; ++__i) {
            __nodes[__i] = __node;
            __node = __node->__next;
            for (size_type __j = __i; __j != 0; --__j) {
                const bool __less = __comp(__value(__nodes[__j]), __value(__nodes[__j - 1]));
                if (!__less && __om::is_known(__less))
                    break;
                __link *__lower = __nodes[__j - 1];
                __nodes[__j - 1] = __less ? __nodes[__j] : __lower;
                __nodes[__j] = __less ? __lower : __nodes[__j];
            }
        }
        __link *__last = &__ring->__end;
        for (size_type __i = 0; __i < __size; ++__i) {
            __nodes[__i]->__prev = __last;
            __last->__next = __nodes[__i];
            __last = __nodes[__i];
        }
        __last->__next = &__ring->__end;
        __ring->__end.__prev = __last;
    }
    template <class _Compare>
    void __sort(_Compare &__comp) {
        if (__size < 2)
            return;
        if (__size <= __om::__few_nodes) {
            __sort_few(__comp);
            return;
        }
        list __half(this->alloc());
        for (size_type __n = __size / 2; __n != 0; --__n)
            __move_node(__half.__end_link(), __half, __ring->__end.__next);
        OM_TRY {
            __half.__sort(__comp);
            __sort(__comp);
            __half.__merge_sorted(*this, __comp);
        }
        OM_CATCH_ALL {
            __splice_all(__end_link(), __half);
            OM_RETHROW;
        }
        __splice_all(__end_link(), __half);
    }
};

OM_SEQUENCE_GUIDES(list)

template <class _Tp, class _Alloc>
inline bool operator==(const list<_Tp, _Alloc> &__x, const list<_Tp, _Alloc> &__y) {
    return __x.size() == __y.size() && __om::equal_elements(__x.begin(), __x.end(), __y.begin());
}
OM_SEQUENCE_ORDER(list)
OM_SEQUENCE_SWAP(list)

#if OM_CXX20
// [list.erasure]
template <class _Tp, class _Alloc, class _Predicate>
inline typename list<_Tp, _Alloc>::size_type erase_if(list<_Tp, _Alloc> &__c, _Predicate __pred) {
    return __c.remove_if(__pred);
}
template <class _Tp, class _Alloc, class _Up = _Tp>
inline typename list<_Tp, _Alloc>::size_type erase(list<_Tp, _Alloc> &__c, const _Up &__value) {
    return __c.remove_if([&](const auto &__element) -> bool { return __element == __value; });
}
#endif

} // namespace std

OM_END_MODEL

#endif
