// deque ([deque]).
#ifndef OM_DEQUE_DEQUE_H
#define OM_DEQUE_DEQUE_H

#include <__om/algorithm/compare_ranges.h>
#include <__om/container/sequence_functions.h>
#include <__om/deque/storage.h>
#include <__om/iterator/reverse.h>
#include <initializer_list>
#if OM_CXX23
#include <__om/ranges/from_range.h>
#endif

OM_BEGIN_MODEL

namespace std {

template <class _Tp, class _Alloc = allocator<_Tp> >
class deque {
    typedef __om::alloc_policy<_Alloc> __policy;

    __om::deque_storage<_Tp, _Alloc> __store;

public:
    typedef _Tp value_type;
    typedef _Alloc allocator_type;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef _Tp &reference;
    typedef const _Tp &const_reference;
    typedef _Tp *pointer;
    typedef const _Tp *const_pointer;
    typedef __om::deque_iterator<_Tp, deque> iterator;
    typedef __om::deque_iterator<const _Tp, deque> const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;

private:
#if OM_CXX11
    typedef const_iterator __position_type;
#else
    typedef iterator __position_type;
#endif

public:
#if OM_CXX11
    static_assert(is_same<typename remove_cv<_Tp>::type, _Tp>::value, "deque of a const or volatile type");
    static_assert(is_same<typename allocator_traits<_Alloc>::value_type, _Tp>::value,
                  "the allocator of a deque is for another type");
    static_assert(is_same<typename allocator_traits<_Alloc>::pointer, _Tp *>::value,
                  "om-stl: allocators with pointers of their own are not supported");

    // [deque.cons]
    deque() : __store() {}
    explicit deque(const _Alloc &__a) : __store(__a) {}
    explicit deque(size_type __n, const _Alloc &__a = _Alloc()) : __store(__a) {
        __store.insert(0, __n, __om::build_default());
    }
    deque(size_type __n, const _Tp &__value, const _Alloc &__a = _Alloc()) : __store(__a) {
        __store.insert(0, __n, __om::build_copies<_Tp>(__value));
    }
#else
    explicit deque(const _Alloc &__a = _Alloc()) : __store(__a) {}
    explicit deque(size_type __n, const _Tp &__value = _Tp(), const _Alloc &__a = _Alloc()) : __store(__a) {
        __store.insert(0, __n, __om::build_copies<_Tp>(__value));
    }
#endif
    template <class _Iter>
    deque(_Iter __first, _Iter __last, const _Alloc &__a = _Alloc(), typename __om::if_input_iterator<_Iter>::type = 0)
        : __store(__a) {
        __insert_from(0, __first, __last, __om::category_of(__first));
    }
    deque(const deque &__x) : __store(__policy::for_copy(__x.__store.alloc())) {
        __insert_from(0, __x.begin(), __x.end(), random_access_iterator_tag());
    }
#if OM_CXX11
    deque(deque &&__x) : __store(__x.__store.alloc()) { __store.exchange(__x.__store); }
    deque(const deque &__x, const __om::identity_type<_Alloc> &__a) : __store(__a) {
        __insert_from(0, __x.begin(), __x.end(), random_access_iterator_tag());
    }
    deque(deque &&__x, const __om::identity_type<_Alloc> &__a) : __store(__a) {
        if (__policy::__equal || __a == __x.__store.alloc())
            __store.exchange(__x.__store);
        else
            __append_moved(__x);
    }
    deque(initializer_list<_Tp> __l, const _Alloc &__a = _Alloc()) : __store(__a) {
        __insert_from(0, __l.begin(), __l.end(), random_access_iterator_tag());
    }
#endif
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    deque(from_range_t, _Range &&__r, const _Alloc &__a = _Alloc()) : __store(__a) {
        append_range(std::forward<_Range>(__r));
    }
#endif
    ~deque() {}

    deque &operator=(const deque &__x) {
        if (this == __builtin_addressof(__x))
            return *this;
        if (__policy::__on_copy) {
            if (!__policy::__equal && !(__store.alloc() == __x.__store.alloc()))
                __store.clear();
            __om::alloc_propagation<__policy::__on_copy>::copy(__store.alloc(), __x.__store.alloc());
        }
        assign(__x.begin(), __x.end());
        return *this;
    }
#if OM_CXX11
    deque &operator=(deque &&__x) noexcept(__policy::__on_move || __policy::__equal) {
        OM_REQUIRES(this != __builtin_addressof(__x), "deque move-assigned to itself");
        if (__policy::__on_move || __policy::__equal || __store.alloc() == __x.__store.alloc()) {
            __store.discard();
            __om::alloc_propagation<__policy::__on_move>::copy(__store.alloc(), __x.__store.alloc());
            __store.exchange(__x.__store);
        } else {
            __store.clear();
            __append_moved(__x);
        }
        return *this;
    }
    deque &operator=(initializer_list<_Tp> __l) {
        assign(__l.begin(), __l.end());
        return *this;
    }
#endif
    template <class _Iter>
    void assign(_Iter __first, _Iter __last, typename __om::if_input_iterator<_Iter>::type = 0) {
        check_foreign(__first, __last, __store.__block);
        deque __new(__first, __last, __store.alloc());
        __replace(__new);
    }
    void assign(size_type __n, const _Tp &__value) {
        deque __new(__n, __value, __store.alloc());
        __replace(__new);
    }
#if OM_CXX11
    void assign(initializer_list<_Tp> __l) { assign(__l.begin(), __l.end()); }
#endif
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    void assign_range(_Range &&__r) {
        deque __new(from_range, std::forward<_Range>(__r), __store.alloc());
        __replace(__new);
    }
#endif
    allocator_type get_allocator() const OM_NOEXCEPT { return __store.alloc(); }

    iterator begin() OM_NOEXCEPT { return iterator(__store.block(), __store.__first); }
    const_iterator begin() const OM_NOEXCEPT { return const_iterator(__store.block(), __store.__first); }
    iterator end() OM_NOEXCEPT { return iterator(__store.block(), __store.end_position()); }
    const_iterator end() const OM_NOEXCEPT { return const_iterator(__store.block(), __store.end_position()); }
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

    // [deque.capacity]
    OM_NODISCARD20 bool empty() const OM_NOEXCEPT { return __store.__size == 0; }
    size_type size() const OM_NOEXCEPT { return __store.__size; }
    size_type max_size() const OM_NOEXCEPT { return size_type(__PTRDIFF_MAX__) / sizeof(_Tp); }
#if OM_CXX11
    void resize(size_type __n) {
        if (__n < size())
            __store.remove(__n, size() - __n);
        else
            __store.insert(size(), __n - size(), __om::build_default());
    }
    void resize(size_type __n, const _Tp &__value)
#else
    void resize(size_type __n, _Tp __value = _Tp())
#endif
    {
        if (__n < size())
            __store.remove(__n, size() - __n);
        else
            __store.insert(size(), __n - size(), __om::build_copies<_Tp>(__value));
    }
#if OM_CXX11
    void shrink_to_fit() {
        __store.note_all();
        __store.renew_memory();
    }
#endif

    reference operator[](size_type __n) OM_NOEXCEPT {
        OM_CHECK("container-bounds", __n < __store.__size, "deque::operator[]: index out of range");
        return __store.at(__n);
    }
    const_reference operator[](size_type __n) const OM_NOEXCEPT {
        OM_CHECK("container-bounds", __n < __store.__size, "deque::operator[]: index out of range");
        return __store.at(__n);
    }
    reference at(size_type __n) {
        if (__n >= __store.__size)
            __om::throw_out_of_range("deque::at(): index out of range");
        return __store.at(__n);
    }
    const_reference at(size_type __n) const {
        if (__n >= __store.__size)
            __om::throw_out_of_range("deque::at(): index out of range");
        return __store.at(__n);
    }
    reference front() OM_NOEXCEPT {
        OM_CHECK("empty-container", __store.__size != 0, "deque::front() on an empty deque");
        return __store.at(0);
    }
    const_reference front() const OM_NOEXCEPT {
        OM_CHECK("empty-container", __store.__size != 0, "deque::front() on an empty deque");
        return __store.at(0);
    }
    reference back() OM_NOEXCEPT {
        OM_CHECK("empty-container", __store.__size != 0, "deque::back() on an empty deque");
        return __store.at(__store.__size - 1);
    }
    const_reference back() const OM_NOEXCEPT {
        OM_CHECK("empty-container", __store.__size != 0, "deque::back() on an empty deque");
        return __store.at(__store.__size - 1);
    }

    // [deque.modifiers]
#if OM_CXX11
    template <class... _Args>
#if OM_CXX17
    reference
#else
    void
#endif
    emplace_front(_Args &&...__args) {
        __store.prepend(__make(std::forward<_Args>(__args)...));
#if OM_CXX17
        return __store.at(0);
#endif
    }
    template <class... _Args>
#if OM_CXX17
    reference
#else
    void
#endif
    emplace_back(_Args &&...__args) {
        __store.append(__make(std::forward<_Args>(__args)...));
#if OM_CXX17
        return __store.at(size() - 1);
#endif
    }
    void push_front(const _Tp &__x) { __store.prepend(__make(__x)); }
    void push_back(const _Tp &__x) { __store.append(__make(__x)); }
    void push_front(_Tp &&__x) { __store.prepend(__make(std::move(__x))); }
    void push_back(_Tp &&__x) { __store.append(__make(std::move(__x))); }
    template <class... _Args>
    iterator emplace(const_iterator __position, _Args &&...__args) {
        const size_type __i = __index_of(__position);
        if (__i == 0) {
            __store.prepend(__make(std::forward<_Args>(__args)...));
        } else if (__i == size()) {
            __store.append(__make(std::forward<_Args>(__args)...));
        } else {
            __om::temporary<_Tp, _Alloc> __new(__store.alloc(), std::forward<_Args>(__args)...);
            __store.insert(__i, 1, __om::build_moved<_Tp>(__new.__value));
        }
        return __at(__i);
    }
    iterator insert(const_iterator __position, _Tp &&__x) { return emplace(__position, std::move(__x)); }
    iterator insert(const_iterator __position, initializer_list<_Tp> __l) {
        return insert(__position, __l.begin(), __l.end());
    }
    iterator insert(const_iterator __position, size_type __n, const _Tp &__x) {
        const size_type __i = __index_of(__position);
        __store.insert(__i, __n, __om::build_copies<_Tp>(__x));
        return __at(__i);
    }
    template <class _Iter>
    iterator insert(const_iterator __position, _Iter __first, _Iter __last,
                    typename __om::if_input_iterator<_Iter>::type = 0) {
        const size_type __i = __index_of(__position);
        __insert_from(__i, __first, __last, __om::category_of(__first));
        return __at(__i);
    }
#else
    void push_front(const _Tp &__x) { __store.insert(0, 1, __om::build_copies<_Tp>(__x)); }
    void push_back(const _Tp &__x) { __store.insert(size(), 1, __om::build_copies<_Tp>(__x)); }
    void insert(iterator __position, size_type __n, const _Tp &__x) {
        __store.insert(__index_of(__position), __n, __om::build_copies<_Tp>(__x));
    }
    template <class _Iter>
    void insert(iterator __position, _Iter __first, _Iter __last, typename __om::if_input_iterator<_Iter>::type = 0) {
        __insert_from(__index_of(__position), __first, __last, __om::category_of(__first));
    }
#endif
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    iterator insert_range(const_iterator __position, _Range &&__r) {
        const size_type __i = __index_of(__position);
        deque __new(from_range, std::forward<_Range>(__r), __store.alloc());
        __insert_from(__i, __new.begin(), __new.end(), random_access_iterator_tag());
        return __at(__i);
    }
    template <__om::container_compatible_range<_Tp> _Range>
    void prepend_range(_Range &&__r) {
        insert_range(begin(), std::forward<_Range>(__r));
    }
    template <__om::container_compatible_range<_Tp> _Range>
    void append_range(_Range &&__r) {
        for (auto &&__element : __r)
            __store.append(__make(std::forward<decltype(__element)>(__element)));
    }
#endif
    iterator insert(__position_type __position, const _Tp &__x) {
        const size_type __i = __index_of(__position);
        __store.insert(__i, 1, __om::build_copies<_Tp>(__x));
        return __at(__i);
    }
    void pop_front() {
        OM_CHECK("empty-container", __store.__size != 0, "deque::pop_front() on an empty deque");
        __store.remove(0, 1);
    }
    void pop_back() {
        OM_CHECK("empty-container", __store.__size != 0, "deque::pop_back() on an empty deque");
        __store.remove(__store.__size - 1, 1);
    }
    iterator erase(__position_type __position) {
        const size_type __i = __index_of(__position);
        OM_CHECK("iterator-range", __i < size(), "deque::erase() of the past-the-end iterator");
        __store.remove(__i, 1);
        return __at(__i);
    }
    iterator erase(__position_type __first, __position_type __last) {
        const size_type __i = __index_of(__first);
        const size_type __end = __index_of(__last);
        OM_CHECK("iterator-range", __i <= __end, "deque::erase(): the range ends before it begins");
        __store.remove(__i, __end - __i);
        return __at(__i);
    }
    void swap(deque &__x) OM_NOEXCEPT_IF(__policy::__on_swap || __policy::__equal) {
        OM_REQUIRES(__policy::__on_swap || __policy::__equal || __store.alloc() == __x.__store.alloc(),
                    "deque::swap() with a deque of another allocator");
        __om::alloc_propagation<__policy::__on_swap>::swap(__store.alloc(), __x.__store.alloc());
        __store.exchange(__x.__store);
    }
    void clear() OM_NOEXCEPT { __store.clear(); }

private:
    iterator __at(size_type __i) { return iterator(__store.block(), __store.__first + __i); }
    template <class _Up>
    size_type __index_of(const __om::deque_iterator<_Up, deque> &__i) const {
        OM_CHECK("iterator-mismatch", __i.__block == __store.__block, "the iterator belongs to another deque");
        OM_CHECK("invalidated-iterator", __i.usable(), OM_STALE_ITERATOR);
        return __i.__position - __store.__first;
    }
#if OM_CXX11
    template <class... _Args>
    _Tp *__make(_Args &&...__args) {
        struct place {
            _Alloc &__alloc;
            _Tp *__memory;
            ~place() {
                if (__memory)
                    __alloc.deallocate(__memory, 1);
            }
        } __new = {__store.alloc(), __store.alloc().allocate(1)};
        __om::alloc_construct(__store.alloc(), __new.__memory, std::forward<_Args>(__args)...);
        _Tp *__made = __new.__memory;
        __new.__memory = nullptr;
        return __made;
    }
    void __append_moved(deque &__x) {
        for (_Tp &__element : __x)
            __store.append(__make(std::move(__element)));
    }
#endif
    template <class _Iter>
    void __insert_from(size_type __i, _Iter __first, _Iter __last, forward_iterator_tag) {
        __om::unwrapping<_Iter>::check_range(__first, __last);
        check_foreign(__first, __last, __store.__block);
        __store.insert(
            __i, static_cast<size_type>(std::distance(__first, __last)),
            __om::build_from_range<typename __om::unwrapping<_Iter>::type>(__om::unwrapping<_Iter>::inner(__first)));
    }
    template <class _Iter>
    void __insert_from(size_type __i, _Iter __first, _Iter __last, input_iterator_tag) {
        deque __new(__store.alloc());
        for (; __first != __last; ++__first)
            __new.push_back(*__first);
        if (__store.__size == 0)
            __replace(__new);
        else
            __insert_from(__i, __new.begin(), __new.end(), random_access_iterator_tag());
    }
    // The elements of the other deque instead of ours. The blocks stay where they are: iterators to our old
    // elements are invalid, not the other's.
    void __replace(deque &__new) {
        __store.clear();
        __store.exchange(__new.__store);
        __store.exchange_blocks(__new.__store);
    }
};

OM_SEQUENCE_GUIDES(deque)

template <class _Tp, class _Alloc>
inline bool operator==(const deque<_Tp, _Alloc> &__x, const deque<_Tp, _Alloc> &__y) {
    return __x.size() == __y.size() && __om::equal_elements(__x.begin(), __x.end(), __y.begin());
}
OM_SEQUENCE_ORDER(deque)
OM_SEQUENCE_SWAP(deque)

#if OM_CXX20
// [deque.erasure]
template <class _Tp, class _Alloc, class _Predicate>
inline typename deque<_Tp, _Alloc>::size_type erase_if(deque<_Tp, _Alloc> &__c, _Predicate __pred) {
    const auto __old = __c.size();
    typename deque<_Tp, _Alloc>::size_type __kept = 0;
    for (typename deque<_Tp, _Alloc>::size_type __i = 0; __i != __old; ++__i) {
        if (__pred(__c[__i]))
            continue;
        if (__kept != __i)
            __c[__kept] = std::move(__c[__i]);
        ++__kept;
    }
    __c.erase(__c.begin() + static_cast<ptrdiff_t>(__kept), __c.end());
    return __old - __kept;
}
template <class _Tp, class _Alloc, class _Up = _Tp>
inline typename deque<_Tp, _Alloc>::size_type erase(deque<_Tp, _Alloc> &__c, const _Up &__value) {
    return std::erase_if(__c, [&](const auto &__element) -> bool { return __element == __value; });
}
#endif

} // namespace std

OM_END_MODEL

#endif
