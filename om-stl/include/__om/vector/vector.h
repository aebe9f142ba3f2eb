// vector ([vector]); vector<bool> stands beside it in vector_bool.h.
#ifndef OM_VECTOR_VECTOR_H
#define OM_VECTOR_VECTOR_H

#include <__om/algorithm/compare_ranges.h>
#include <__om/container/sequence_functions.h>
#include <__om/iterator/reverse.h>
#include <__om/vector/storage.h>
#include <initializer_list>
#if OM_CXX23
#include <__om/ranges/from_range.h>
#endif

OM_BEGIN_MODEL

namespace std {

template <class _Tp, class _Alloc = allocator<_Tp> >
class vector {
    typedef __om::vector_storage<_Tp, _Alloc> __storage_type;
    typedef __om::alloc_policy<_Alloc> __policy;

    __storage_type __store;

public:
    typedef _Tp value_type;
    typedef _Alloc allocator_type;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef _Tp &reference;
    typedef const _Tp &const_reference;
    typedef _Tp *pointer;
    typedef const _Tp *const_pointer;
    typedef __om::contiguous_iterator<_Tp, vector> iterator;
    typedef __om::contiguous_iterator<const _Tp, vector> const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;

#if OM_CXX11
    static_assert(is_same<typename remove_cv<_Tp>::type, _Tp>::value, "vector of a const or volatile type");
    static_assert(is_same<typename allocator_traits<_Alloc>::value_type, _Tp>::value,
                  "the allocator of a vector is for another type");
    static_assert(is_same<typename allocator_traits<_Alloc>::pointer, _Tp *>::value,
                  "om-stl: allocators with pointers of their own are not supported");
#endif

    // [vector.cons]
#if OM_CXX11
    OM_CONSTEXPR20 vector() noexcept(is_nothrow_default_constructible<_Alloc>::value) : __store() {}
    OM_CONSTEXPR20 explicit vector(const _Alloc &__a) noexcept : __store(__a) {}
    OM_CONSTEXPR20 explicit vector(size_type __n, const _Alloc &__a = _Alloc()) : __store(__a) {
        __store.build_first(__n, __om::build_default());
    }
    OM_CONSTEXPR20 vector(size_type __n, const _Tp &__value, const _Alloc &__a = _Alloc()) : __store(__a) {
        __store.build_first(__n, __om::build_copies<_Tp>(__value));
    }
#else
    explicit vector(const _Alloc &__a = _Alloc()) : __store(__a) {}
    explicit vector(size_type __n, const _Tp &__value = _Tp(), const _Alloc &__a = _Alloc()) : __store(__a) {
        __store.build_first(__n, __om::build_copies<_Tp>(__value));
    }
#endif
    template <class _Iter>
    OM_CONSTEXPR20 vector(_Iter __first, _Iter __last, const _Alloc &__a = _Alloc(),
                          typename __om::if_input_iterator<_Iter>::type = 0)
        : __store(__a) {
        __fill_from(__first, __last, __om::category_of(__first));
    }
    OM_CONSTEXPR20 vector(const vector &__x) : __store(__policy::for_copy(__x.__store.alloc())) {
        __store.build_first(__x.size(), __om::build_from_range<const _Tp *>(__x.__store.__data));
    }
#if OM_CXX11
    OM_CONSTEXPR20 vector(vector &&__x) noexcept : __store(__x.__store.alloc()) { __store.steal(__x.__store); }
    OM_CONSTEXPR20 vector(const vector &__x, const __om::identity_type<_Alloc> &__a) : __store(__a) {
        __store.build_first(__x.size(), __om::build_from_range<const _Tp *>(__x.__store.__data));
    }
    OM_CONSTEXPR20 vector(vector &&__x, const __om::identity_type<_Alloc> &__a) : __store(__a) {
        if (__policy::__equal || __a == __x.__store.alloc())
            __store.steal(__x.__store);
        else
            __store.build_first(__x.size(), __om::build_from_moved_array<_Tp>(__x.__store.__data));
    }
    OM_CONSTEXPR20 vector(initializer_list<_Tp> __l, const _Alloc &__a = _Alloc()) : __store(__a) {
        __store.build_first(__l.size(), __om::build_from_range<const _Tp *>(__l.begin()));
    }
#endif
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    constexpr vector(from_range_t, _Range &&__r, const _Alloc &__a = _Alloc()) : __store(__a) {
        append_range(std::forward<_Range>(__r));
    }
#endif
    OM_CONSTEXPR20 ~vector() {}

    OM_CONSTEXPR20 vector &operator=(const vector &__x) {
        if (this == __builtin_addressof(__x))
            return *this;
        if (__policy::__on_copy) {
            if (!__policy::__equal && !(__store.alloc() == __x.__store.alloc()))
                __store.discard();
            __om::alloc_propagation<__policy::__on_copy>::copy(__store.alloc(), __x.__store.alloc());
        }
        __store.replace(__x.size(), __om::build_from_range<const _Tp *>(__x.__store.__data));
        return *this;
    }
#if OM_CXX11
    OM_CONSTEXPR20 vector &operator=(vector &&__x) noexcept(__policy::__on_move || __policy::__equal) {
        OM_REQUIRES(this != __builtin_addressof(__x), "vector move-assigned to itself");
        if (__policy::__on_move || __policy::__equal || __store.alloc() == __x.__store.alloc()) {
            __store.discard();
            __om::alloc_propagation<__policy::__on_move>::copy(__store.alloc(), __x.__store.alloc());
            __store.steal(__x.__store);
        } else {
            __move_each_from(__x, integral_constant<bool, !(__policy::__on_move || __policy::__equal)>());
        }
        return *this;
    }
    OM_CONSTEXPR20 vector &operator=(initializer_list<_Tp> __l) {
        assign(__l);
        return *this;
    }
#endif
    template <class _Iter>
    OM_CONSTEXPR20 void assign(_Iter __first, _Iter __last, typename __om::if_input_iterator<_Iter>::type = 0) {
        __assign_from(__first, __last, __om::category_of(__first));
    }
    OM_CONSTEXPR20 void assign(size_type __n, const _Tp &__value) {
        __store.replace(__n, __om::build_copies<_Tp>(__value));
    }
#if OM_CXX11
    OM_CONSTEXPR20 void assign(initializer_list<_Tp> __l) {
        __store.replace(__l.size(), __om::build_from_range<const _Tp *>(__l.begin()));
    }
#endif
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    constexpr void assign_range(_Range &&__r) {
        vector __new(get_allocator());
        __new.append_range(std::forward<_Range>(__r));
        __store.replace(__new.size(), __om::build_from_moved_array<_Tp>(__new.__store.__data));
    }
#endif
    OM_CONSTEXPR20 allocator_type get_allocator() const OM_NOEXCEPT { return __store.alloc(); }

    // [container.reqmts]: iterators
    OM_CONSTEXPR20 iterator begin() OM_NOEXCEPT { return iterator(__store.shared_block(), 0); }
    OM_CONSTEXPR20 const_iterator begin() const OM_NOEXCEPT { return const_iterator(__store.shared_block(), 0); }
    OM_CONSTEXPR20 iterator end() OM_NOEXCEPT { return iterator(__store.shared_block(), __store.__size); }
    OM_CONSTEXPR20 const_iterator end() const OM_NOEXCEPT {
        return const_iterator(__store.shared_block(), __store.__size);
    }
    OM_CONSTEXPR20 reverse_iterator rbegin() OM_NOEXCEPT { return reverse_iterator(end()); }
    OM_CONSTEXPR20 const_reverse_iterator rbegin() const OM_NOEXCEPT { return const_reverse_iterator(end()); }
    OM_CONSTEXPR20 reverse_iterator rend() OM_NOEXCEPT { return reverse_iterator(begin()); }
    OM_CONSTEXPR20 const_reverse_iterator rend() const OM_NOEXCEPT { return const_reverse_iterator(begin()); }
#if OM_CXX11
    OM_CONSTEXPR20 const_iterator cbegin() const noexcept { return begin(); }
    OM_CONSTEXPR20 const_iterator cend() const noexcept { return end(); }
    OM_CONSTEXPR20 const_reverse_iterator crbegin() const noexcept { return rbegin(); }
    OM_CONSTEXPR20 const_reverse_iterator crend() const noexcept { return rend(); }
#endif

    // [vector.capacity]
    OM_NODISCARD20 OM_CONSTEXPR20 bool empty() const OM_NOEXCEPT { return __store.__size == 0; }
    OM_CONSTEXPR20 size_type size() const OM_NOEXCEPT { return __store.__size; }
    OM_CONSTEXPR20 size_type max_size() const OM_NOEXCEPT { return __store.largest_size(); }
    OM_CONSTEXPR20 size_type capacity() const OM_NOEXCEPT { return __store.capacity_now(); }
#if OM_CXX11
    OM_CONSTEXPR20 void resize(size_type __n) {
        if (__n < size())
            __store.truncate(__n);
        else if (__n > size())
            __store.insert(size(), __n - size(), __om::build_default());
    }
    OM_CONSTEXPR20 void resize(size_type __n, const _Tp &__value)
#else
    void resize(size_type __n, _Tp __value = _Tp())
#endif
    {
        if (__n < size())
            __store.truncate(__n);
        else if (__n > size())
            __store.insert(size(), __n - size(), __om::build_copies<_Tp>(__value));
    }
    OM_CONSTEXPR20 void reserve(size_type __n) {
        if (__n > max_size())
            __om::throw_length_error("vector::reserve() of more than max_size()");
        if (__n > capacity())
            __store.reallocate(__n);
    }
#if OM_CXX11
    OM_CONSTEXPR20 void shrink_to_fit() {
        if (size() == 0)
            __store.discard();
        else if (capacity() > size())
            __store.reallocate(size());
    }
#endif

    // [sequence.reqmts]: element access
    OM_CONSTEXPR20 reference operator[](size_type __n) OM_NOEXCEPT {
        OM_CHECK("container-bounds", __n < __store.__size, "vector::operator[]: index out of range");
        return __store.__data[__n];
    }
    OM_CONSTEXPR20 const_reference operator[](size_type __n) const OM_NOEXCEPT {
        OM_CHECK("container-bounds", __n < __store.__size, "vector::operator[]: index out of range");
        return __store.__data[__n];
    }
    OM_CONSTEXPR20 reference at(size_type __n) {
        if (__n >= __store.__size)
            __om::throw_out_of_range("vector::at(): index out of range");
        return __store.__data[__n];
    }
    OM_CONSTEXPR20 const_reference at(size_type __n) const {
        if (__n >= __store.__size)
            __om::throw_out_of_range("vector::at(): index out of range");
        return __store.__data[__n];
    }
    OM_CONSTEXPR20 reference front() OM_NOEXCEPT {
        OM_CHECK("empty-container", __store.__size != 0, "vector::front() on an empty vector");
        return __store.__data[0];
    }
    OM_CONSTEXPR20 const_reference front() const OM_NOEXCEPT {
        OM_CHECK("empty-container", __store.__size != 0, "vector::front() on an empty vector");
        return __store.__data[0];
    }
    OM_CONSTEXPR20 reference back() OM_NOEXCEPT {
        OM_CHECK("empty-container", __store.__size != 0, "vector::back() on an empty vector");
        return __store.__data[__store.__size - 1];
    }
    OM_CONSTEXPR20 const_reference back() const OM_NOEXCEPT {
        OM_CHECK("empty-container", __store.__size != 0, "vector::back() on an empty vector");
        return __store.__data[__store.__size - 1];
    }

    // [vector.data]
#if OM_CXX11
    OM_CONSTEXPR20 _Tp *data() noexcept { return __store.__data; }
    OM_CONSTEXPR20 const _Tp *data() const noexcept { return __store.__data; }
#endif

    // [vector.modifiers]
#if OM_CXX11
    OM_CONSTEXPR20 void push_back(const _Tp &__x) { __store.append(__x); }
    OM_CONSTEXPR20 void push_back(_Tp &&__x) { __store.append(std::move(__x)); }
    template <class... _Args>
#if OM_CXX17
    OM_CONSTEXPR20 reference emplace_back(_Args &&...__args) {
        __store.append(std::forward<_Args>(__args)...);
        return __store.__data[__store.__size - 1];
    }
#else
    void emplace_back(_Args &&...__args) {
        __store.append(std::forward<_Args>(__args)...);
    }
#endif
    template <class... _Args>
    OM_CONSTEXPR20 iterator emplace(const_iterator __position, _Args &&...__args) {
        const size_type __i = __index_of(__position);
        if (__i == size()) {
            __store.append(std::forward<_Args>(__args)...);
        } else {
            __om::temporary<_Tp, _Alloc> __new(__store.alloc(), std::forward<_Args>(__args)...);
            __store.insert(__i, 1, __om::build_moved<_Tp>(__new.__value));
        }
        return iterator(__store.shared_block(), __i);
    }
    OM_CONSTEXPR20 iterator insert(const_iterator __position, const _Tp &__x) { return emplace(__position, __x); }
    OM_CONSTEXPR20 iterator insert(const_iterator __position, _Tp &&__x) { return emplace(__position, std::move(__x)); }
    OM_CONSTEXPR20 iterator insert(const_iterator __position, size_type __n, const _Tp &__x) {
        const size_type __i = __index_of(__position);
        __insert_copies(__i, __n, __x);
        return iterator(__store.shared_block(), __i);
    }
    template <class _Iter>
    OM_CONSTEXPR20 iterator insert(const_iterator __position, _Iter __first, _Iter __last,
                                   typename __om::if_input_iterator<_Iter>::type = 0) {
        const size_type __i = __index_of(__position);
        __insert_from(__i, __first, __last, __om::category_of(__first));
        return iterator(__store.shared_block(), __i);
    }
    OM_CONSTEXPR20 iterator insert(const_iterator __position, initializer_list<_Tp> __l) {
        const size_type __i = __index_of(__position);
        __store.insert(__i, __l.size(), __om::build_from_range<const _Tp *>(__l.begin()));
        return iterator(__store.shared_block(), __i);
    }
#else
    void push_back(const _Tp &__x) { __store.insert(size(), 1, __om::build_copies<_Tp>(__x)); }
    iterator insert(iterator __position, const _Tp &__x) {
        const size_type __i = __index_of(__position);
        __insert_copies(__i, 1, __x);
        return iterator(__store.shared_block(), __i);
    }
    void insert(iterator __position, size_type __n, const _Tp &__x) {
        __insert_copies(__index_of(__position), __n, __x);
    }
    template <class _Iter>
    void insert(iterator __position, _Iter __first, _Iter __last, typename __om::if_input_iterator<_Iter>::type = 0) {
        __insert_from(__index_of(__position), __first, __last, __om::category_of(__first));
    }
#endif
#if OM_CXX23
    template <__om::container_compatible_range<_Tp> _Range>
    constexpr iterator insert_range(const_iterator __position, _Range &&__r) {
        const size_type __i = __index_of(__position);
        vector __new(get_allocator());
        __new.append_range(std::forward<_Range>(__r));
        __store.insert(__i, __new.size(), __om::build_from_moved_array<_Tp>(__new.__store.__data));
        return iterator(__store.shared_block(), __i);
    }
    template <__om::container_compatible_range<_Tp> _Range>
    constexpr void append_range(_Range &&__r) {
        for (auto &&__element : __r)
            emplace_back(std::forward<decltype(__element)>(__element));
    }
#endif
    OM_CONSTEXPR20 void pop_back() {
        OM_CHECK("empty-container", __store.__size != 0, "vector::pop_back() on an empty vector");
        __store.truncate(__store.__size - 1);
    }
#if OM_CXX11
    OM_CONSTEXPR20 iterator erase(const_iterator __position)
#else
    iterator erase(iterator __position)
#endif
    {
        const size_type __i = __index_of(__position);
        OM_CHECK("iterator-range", __i < size(), "vector::erase() of the past-the-end iterator");
        __store.remove(__i, 1);
        return iterator(__store.shared_block(), __i);
    }
#if OM_CXX11
    OM_CONSTEXPR20 iterator erase(const_iterator __first, const_iterator __last)
#else
    iterator erase(iterator __first, iterator __last)
#endif
    {
        const size_type __i = __index_of(__first);
        const size_type __end = __index_of(__last);
        OM_CHECK("iterator-range", __i <= __end, "vector::erase(): the range ends before it begins");
        __store.remove(__i, __end - __i);
        return iterator(__store.shared_block(), __i);
    }
    OM_CONSTEXPR20 void swap(vector &__x) OM_NOEXCEPT_IF(__policy::__on_swap || __policy::__equal) {
        OM_REQUIRES(__policy::__on_swap || __policy::__equal || __store.alloc() == __x.__store.alloc(),
                    "vector::swap() with a vector of another allocator");
        __om::alloc_propagation<__policy::__on_swap>::swap(__store.alloc(), __x.__store.alloc());
        __store.exchange(__x.__store);
    }
    OM_CONSTEXPR20 void clear() OM_NOEXCEPT { __store.clear(); }

private:
    template <class _Iter>
    OM_CONSTEXPR20 void __fill_from(_Iter __first, _Iter __last, input_iterator_tag) {
        for (; __first != __last; ++__first) {
#if OM_CXX11
            __store.append(*__first);
#else
            // Each element is read once and the iterator advanced once: its copies share what they read from.
            const _Tp __value(*__first);
            __store.insert(size(), 1, __om::build_copies<_Tp>(__value));
#endif
        }
    }
    template <class _Iter>
    OM_CONSTEXPR20 void __fill_from(_Iter __first, _Iter __last, forward_iterator_tag) {
        __om::unwrapping<_Iter>::check_range(__first, __last);
        __store.build_first(
            static_cast<size_type>(std::distance(__first, __last)),
            __om::build_from_range<typename __om::unwrapping<_Iter>::type>(__om::unwrapping<_Iter>::inner(__first)));
    }
    template <class _Iter>
    OM_CONSTEXPR20 void __assign_from(_Iter __first, _Iter __last, input_iterator_tag) {
        vector __new(get_allocator());
        __new.__fill_from(__first, __last, input_iterator_tag());
        __store.replace(__new.size(), __om::build_from_moved_array<_Tp>(__new.__store.__data));
    }
    template <class _Iter>
    OM_CONSTEXPR20 void __assign_from(_Iter __first, _Iter __last, forward_iterator_tag) {
        __om::unwrapping<_Iter>::check_range(__first, __last);
        check_foreign(__first, __last, __store.__block);
        __store.replace(
            static_cast<size_type>(std::distance(__first, __last)),
            __om::build_from_range<typename __om::unwrapping<_Iter>::type>(__om::unwrapping<_Iter>::inner(__first)));
    }
    template <class _Iter>
    OM_CONSTEXPR20 void __insert_from(size_type __i, _Iter __first, _Iter __last, input_iterator_tag) {
        vector __new(get_allocator());
        __new.__fill_from(__first, __last, input_iterator_tag());
        __store.insert(__i, __new.size(), __om::build_from_moved_array<_Tp>(__new.__store.__data));
    }
    template <class _Iter>
    OM_CONSTEXPR20 void __insert_from(size_type __i, _Iter __first, _Iter __last, forward_iterator_tag) {
        __om::unwrapping<_Iter>::check_range(__first, __last);
        check_foreign(__first, __last, __store.__block);
        __store.insert(
            __i, static_cast<size_type>(std::distance(__first, __last)),
            __om::build_from_range<typename __om::unwrapping<_Iter>::type>(__om::unwrapping<_Iter>::inner(__first)));
    }
    // A copy first: the value may be one of the elements that move.
    OM_CONSTEXPR20 void __insert_copies(size_type __i, size_type __n, const _Tp &__x) {
        if (__i == size()) {
            __store.insert(__i, __n, __om::build_copies<_Tp>(__x));
        } else {
            _Tp __copy(__x);
            __store.insert(__i, __n, __om::build_copies<_Tp>(__copy));
        }
    }
#if OM_CXX11
    OM_CONSTEXPR20 void __move_each_from(vector &__x, true_type) {
        __store.replace(__x.size(), __om::build_from_moved_array<_Tp>(__x.__store.__data));
        __x.__store.clear();
    }
    OM_CONSTEXPR20 void __move_each_from(vector &, false_type) {}
#endif

    template <class _Up>
    OM_CONSTEXPR20 size_type __index_of(const __om::contiguous_iterator<_Up, vector> &__i) const {
        OM_CHECK("iterator-mismatch", __i.__block == __store.__block, "the iterator belongs to another vector");
        OM_CHECK("invalidated-iterator", __i.__block == OM_NULL || __i.usable(), OM_STALE_ITERATOR);
        return __i.__index;
    }
};

OM_SEQUENCE_GUIDES(vector)

// [container.opt.reqmts]: comparisons
template <class _Tp, class _Alloc>
inline OM_CONSTEXPR20 bool operator==(const vector<_Tp, _Alloc> &__x, const vector<_Tp, _Alloc> &__y) {
    return __x.size() == __y.size() && __om::equal_elements(__x.begin(), __x.end(), __y.begin());
}
OM_SEQUENCE_ORDER(vector)
OM_SEQUENCE_SWAP(vector)

#if OM_CXX20
// [vector.erasure]
template <class _Tp, class _Alloc, class _Predicate>
constexpr typename vector<_Tp, _Alloc>::size_type erase_if(vector<_Tp, _Alloc> &__c, _Predicate __pred) {
    const auto __old = __c.size();
    typename vector<_Tp, _Alloc>::size_type __kept = 0;
    _Tp *__data = __c.data();
    for (typename vector<_Tp, _Alloc>::size_type __i = 0; __i != __old; ++__i) {
        if (__pred(__data[__i]))
            continue;
        if (__kept != __i)
            __data[__kept] = std::move(__data[__i]);
        ++__kept;
    }
    __c.erase(__c.begin() + static_cast<ptrdiff_t>(__kept), __c.end());
    return __old - __kept;
}
template <class _Tp, class _Alloc, class _Up = _Tp>
constexpr typename vector<_Tp, _Alloc>::size_type erase(vector<_Tp, _Alloc> &__c, const _Up &__value) {
    return std::erase_if(__c, [&](const auto &__element) -> bool { return __element == __value; });
}
#endif

} // namespace std

OM_END_MODEL

#endif
