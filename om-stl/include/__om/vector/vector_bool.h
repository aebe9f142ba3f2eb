// vector<bool> ([vector.bool]). Its elements are reached through proxies, as the standard has it; that
// each takes a byte of its own here is nobody's business.
#ifndef OM_VECTOR_VECTOR_BOOL_H
#define OM_VECTOR_VECTOR_BOOL_H

#include <__om/functional/hash_base.h>
#include <__om/vector/vector.h>

OM_BEGIN_MODEL

namespace __om {

class bit_reference {
    bool *__bit;

public:
    OM_CONSTEXPR20 bit_reference() OM_NOEXCEPT : __bit(OM_NULL) {}
    OM_CONSTEXPR20 explicit bit_reference(bool *__b) OM_NOEXCEPT : __bit(__b) {}
#if OM_CXX11
    bit_reference(const bit_reference &) = default;
#endif
    OM_CONSTEXPR20 operator bool() const OM_NOEXCEPT { return *__bit; }
    OM_CONSTEXPR20 bit_reference &operator=(bool __x) OM_NOEXCEPT {
        *__bit = __x;
        return *this;
    }
    OM_CONSTEXPR20 bit_reference &operator=(const bit_reference &__x) OM_NOEXCEPT { return *this = bool(__x); }
#if OM_CXX23
    constexpr const bit_reference &operator=(bool __x) const noexcept {
        *__bit = __x;
        return *this;
    }
#endif
    OM_CONSTEXPR20 void flip() OM_NOEXCEPT { *__bit = !*__bit; }
    OM_CONSTEXPR20 bool operator==(const bit_reference &__x) const { return bool(*this) == bool(__x); }
    OM_CONSTEXPR20 bool operator<(const bit_reference &__x) const { return !bool(*this) && bool(__x); }

    friend OM_CONSTEXPR20 void swap(bit_reference __x, bit_reference __y) OM_NOEXCEPT {
        bool __held = __x;
        __x = bool(__y);
        __y = __held;
    }
    friend OM_CONSTEXPR20 void swap(bit_reference __x, bool &__y) OM_NOEXCEPT {
        bool __held = __x;
        __x = __y;
        __y = __held;
    }
    friend OM_CONSTEXPR20 void swap(bool &__x, bit_reference __y) OM_NOEXCEPT { swap(__y, __x); }
};

// The checked iterator of the elements, with proxies in front of them.
template <bool _Const, class _Container>
class bit_iterator {
    template <bool, class>
    friend class bit_iterator;

    typedef contiguous_iterator<bool, _Container> __base_type;

public:
    typedef std::random_access_iterator_tag iterator_category;
    typedef bool value_type;
    typedef std::ptrdiff_t difference_type;
    typedef typename conditional<_Const, const bool *, bit_reference *>::type pointer;
    typedef typename conditional<_Const, bool, bit_reference>::type reference;

    __base_type __base;

    OM_CONSTEXPR20 bit_iterator() OM_NOEXCEPT : __base() {}
    OM_CONSTEXPR20 explicit bit_iterator(const __base_type &__b) : __base(__b) {}
    // iterator to const_iterator; for the iterator itself this is the copy constructor
    OM_CONSTEXPR20 bit_iterator(const bit_iterator<false, _Container> &__i) : __base(__i.__base) {}
#if OM_CXX11
    OM_CONSTEXPR20 bit_iterator &operator=(const bit_iterator &) = default;
#endif

    OM_CONSTEXPR20 reference operator*() const { return make(*__base, bool_constant<_Const>()); }
    OM_CONSTEXPR20 reference operator[](difference_type __n) const { return *(*this + __n); }
    OM_CONSTEXPR20 bit_iterator &operator++() {
        ++__base;
        return *this;
    }
    OM_CONSTEXPR20 bit_iterator operator++(int) {
        bit_iterator __before = *this;
        ++__base;
        return __before;
    }
    OM_CONSTEXPR20 bit_iterator &operator--() {
        --__base;
        return *this;
    }
    OM_CONSTEXPR20 bit_iterator operator--(int) {
        bit_iterator __before = *this;
        --__base;
        return __before;
    }
    OM_CONSTEXPR20 bit_iterator &operator+=(difference_type __n) {
        __base += __n;
        return *this;
    }
    OM_CONSTEXPR20 bit_iterator &operator-=(difference_type __n) {
        __base -= __n;
        return *this;
    }
    OM_CONSTEXPR20 bit_iterator operator+(difference_type __n) const { return bit_iterator(__base + __n); }
    OM_CONSTEXPR20 bit_iterator operator-(difference_type __n) const { return bit_iterator(__base - __n); }
    friend OM_CONSTEXPR20 bit_iterator operator+(difference_type __n, const bit_iterator &__i) { return __i + __n; }

private:
    static OM_CONSTEXPR20 bool make(bool &__b, __yes) { return __b; }
    static OM_CONSTEXPR20 bit_reference make(bool &__b, __no) { return bit_reference(__builtin_addressof(__b)); }
};

template <bool _C1, bool _C2, class _Container>
inline OM_CONSTEXPR20 bool operator==(const bit_iterator<_C1, _Container> &__x,
                                      const bit_iterator<_C2, _Container> &__y) {
    return __x.__base == __y.__base;
}
template <bool _C1, bool _C2, class _Container>
inline OM_CONSTEXPR20 std::ptrdiff_t operator-(const bit_iterator<_C1, _Container> &__x,
                                               const bit_iterator<_C2, _Container> &__y) {
    return __x.__base - __y.__base;
}
#if OM_CXX20
template <bool _C1, bool _C2, class _Container>
constexpr std::strong_ordering operator<=>(const bit_iterator<_C1, _Container> &__x,
                                           const bit_iterator<_C2, _Container> &__y) {
    return __x.__base <=> __y.__base;
}
#else
template <bool _C1, bool _C2, class _Container>
inline bool operator!=(const bit_iterator<_C1, _Container> &__x, const bit_iterator<_C2, _Container> &__y) {
    return __x.__base != __y.__base;
}
template <bool _C1, bool _C2, class _Container>
inline bool operator<(const bit_iterator<_C1, _Container> &__x, const bit_iterator<_C2, _Container> &__y) {
    return __x.__base < __y.__base;
}
template <bool _C1, bool _C2, class _Container>
inline bool operator>(const bit_iterator<_C1, _Container> &__x, const bit_iterator<_C2, _Container> &__y) {
    return __y < __x;
}
template <bool _C1, bool _C2, class _Container>
inline bool operator<=(const bit_iterator<_C1, _Container> &__x, const bit_iterator<_C2, _Container> &__y) {
    return !(__y < __x);
}
template <bool _C1, bool _C2, class _Container>
inline bool operator>=(const bit_iterator<_C1, _Container> &__x, const bit_iterator<_C2, _Container> &__y) {
    return !(__x < __y);
}
#endif

template <bool _Const, class _Container>
inline OM_CONSTEXPR14 void check_foreign(const bit_iterator<_Const, _Container> &__first,
                                         const bit_iterator<_Const, _Container> &__last, const void *__beside) {
    check_foreign_blocks(__first.__base.__block, __last.__base.__block, __beside);
}

} // namespace __om

namespace std {

template <class _Alloc>
class vector<bool, _Alloc> {
    typedef typename __om::alloc_rebind<_Alloc, bool>::type __bool_alloc;
    typedef __om::alloc_policy<__bool_alloc> __policy;

    __om::vector_storage<bool, __bool_alloc> __store;
    size_t __padding[2]; // as large as the real library's, which counts bits

public:
    typedef bool value_type;
    typedef _Alloc allocator_type;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef __om::bit_reference reference;
    typedef bool const_reference;
    typedef __om::bit_iterator<false, vector> iterator;
    typedef __om::bit_iterator<true, vector> const_iterator;
    typedef reference *pointer;
    typedef const bool *const_pointer;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;

private:
    typedef __om::contiguous_iterator<bool, vector> __position;

    OM_CONSTEXPR20 __position __at(size_type __i) const { return __position(__store.shared_block(), __i); }
    OM_CONSTEXPR20 reference __bit(size_type __i) { return reference(__store.__data + __i); }
    OM_CONSTEXPR20 size_type __index_of(const const_iterator &__i) const {
        OM_CHECK("iterator-mismatch", __i.__base.__block == __store.__block, "the iterator belongs to another vector");
        OM_CHECK("invalidated-iterator", __i.__base.__block == OM_NULL || __i.__base.usable(), OM_STALE_ITERATOR);
        return __i.__base.__index;
    }

public:
    // [vector.bool.pspc]
#if OM_CXX11
    OM_CONSTEXPR20 vector() noexcept(is_nothrow_default_constructible<_Alloc>::value) : __store(), __padding() {}
    OM_CONSTEXPR20 explicit vector(const _Alloc &__a) noexcept : __store(__bool_alloc(__a)), __padding() {}
    OM_CONSTEXPR20 explicit vector(size_type __n, const _Alloc &__a = _Alloc())
        : __store(__bool_alloc(__a)), __padding() {
        __store.build_first(__n, __om::build_copies<bool>(false));
    }
    OM_CONSTEXPR20 vector(size_type __n, const bool &__value, const _Alloc &__a = _Alloc())
        : __store(__bool_alloc(__a)), __padding() {
        __store.build_first(__n, __om::build_copies<bool>(__value));
    }
#else
    explicit vector(const _Alloc &__a = _Alloc()) : __store(__bool_alloc(__a)), __padding() {}
    explicit vector(size_type __n, const bool &__value = false, const _Alloc &__a = _Alloc())
        : __store(__bool_alloc(__a)), __padding() {
        __store.build_first(__n, __om::build_copies<bool>(__value));
    }
#endif
    template <class _Iter>
    OM_CONSTEXPR20 vector(_Iter __first, _Iter __last, const _Alloc &__a = _Alloc(),
                          typename __om::if_input_iterator<_Iter>::type = 0)
        : __store(__bool_alloc(__a)), __padding() {
        for (; __first != __last; ++__first)
            push_back(*__first);
    }
    OM_CONSTEXPR20 vector(const vector &__x) : __store(__policy::for_copy(__x.__store.alloc())), __padding() {
        __store.build_first(__x.size(), __om::build_from_range<const bool *>(__x.__store.__data));
    }
#if OM_CXX11
    OM_CONSTEXPR20 vector(vector &&__x) noexcept : __store(__x.__store.alloc()), __padding() {
        __store.steal(__x.__store);
    }
    OM_CONSTEXPR20 vector(const vector &__x, const __om::identity_type<_Alloc> &__a)
        : __store(__bool_alloc(__a)), __padding() {
        __store.build_first(__x.size(), __om::build_from_range<const bool *>(__x.__store.__data));
    }
    OM_CONSTEXPR20 vector(vector &&__x, const __om::identity_type<_Alloc> &__a)
        : __store(__bool_alloc(__a)), __padding() {
        if (__policy::__equal || __store.alloc() == __x.__store.alloc())
            __store.steal(__x.__store);
        else
            __store.build_first(__x.size(), __om::build_from_range<const bool *>(__x.__store.__data));
    }
    OM_CONSTEXPR20 vector(initializer_list<bool> __l, const _Alloc &__a = _Alloc())
        : __store(__bool_alloc(__a)), __padding() {
        __store.build_first(__l.size(), __om::build_from_range<const bool *>(__l.begin()));
    }
#endif
#if OM_CXX23
    template <__om::container_compatible_range<bool> _Range>
    constexpr vector(from_range_t, _Range &&__r, const _Alloc &__a = _Alloc())
        : __store(__bool_alloc(__a)), __padding() {
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
        __store.replace(__x.size(), __om::build_from_range<const bool *>(__x.__store.__data));
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
            __store.replace(__x.size(), __om::build_from_range<const bool *>(__x.__store.__data));
            __x.__store.clear();
        }
        return *this;
    }
    OM_CONSTEXPR20 vector &operator=(initializer_list<bool> __l) {
        assign(__l);
        return *this;
    }
#endif
    template <class _Iter>
    OM_CONSTEXPR20 void assign(_Iter __first, _Iter __last, typename __om::if_input_iterator<_Iter>::type = 0) {
        check_foreign(__first, __last, __store.__block);
        vector __new(__first, __last, get_allocator());
        __store.replace(__new.size(), __om::build_from_range<const bool *>(__new.__store.__data));
    }
    OM_CONSTEXPR20 void assign(size_type __n, const bool &__value) {
        __store.replace(__n, __om::build_copies<bool>(__value));
    }
#if OM_CXX11
    OM_CONSTEXPR20 void assign(initializer_list<bool> __l) {
        __store.replace(__l.size(), __om::build_from_range<const bool *>(__l.begin()));
    }
#endif
#if OM_CXX23
    template <__om::container_compatible_range<bool> _Range>
    constexpr void assign_range(_Range &&__r) {
        vector __new(from_range, std::forward<_Range>(__r), get_allocator());
        __store.replace(__new.size(), __om::build_from_range<const bool *>(__new.__store.__data));
    }
#endif
    OM_CONSTEXPR20 allocator_type get_allocator() const OM_NOEXCEPT { return allocator_type(__store.alloc()); }

    OM_CONSTEXPR20 iterator begin() OM_NOEXCEPT { return iterator(__at(0)); }
    OM_CONSTEXPR20 const_iterator begin() const OM_NOEXCEPT { return const_iterator(__at(0)); }
    OM_CONSTEXPR20 iterator end() OM_NOEXCEPT { return iterator(__at(size())); }
    OM_CONSTEXPR20 const_iterator end() const OM_NOEXCEPT { return const_iterator(__at(size())); }
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

    OM_NODISCARD20 OM_CONSTEXPR20 bool empty() const OM_NOEXCEPT { return __store.__size == 0; }
    OM_CONSTEXPR20 size_type size() const OM_NOEXCEPT { return __store.__size; }
    OM_CONSTEXPR20 size_type max_size() const OM_NOEXCEPT { return __store.largest_size(); }
    OM_CONSTEXPR20 size_type capacity() const OM_NOEXCEPT { return __store.capacity_now(); }
    OM_CONSTEXPR20 void resize(size_type __n, bool __value = false) {
        if (__n < size())
            __store.truncate(__n);
        else if (__n > size())
            __store.insert(size(), __n - size(), __om::build_copies<bool>(__value));
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

    OM_CONSTEXPR20 reference operator[](size_type __n) {
        OM_CHECK("container-bounds", __n < size(), "vector::operator[]: index out of range");
        return __bit(__n);
    }
    OM_CONSTEXPR20 const_reference operator[](size_type __n) const {
        OM_CHECK("container-bounds", __n < size(), "vector::operator[]: index out of range");
        return __store.__data[__n];
    }
    OM_CONSTEXPR20 reference at(size_type __n) {
        if (__n >= size())
            __om::throw_out_of_range("vector::at(): index out of range");
        return __bit(__n);
    }
    OM_CONSTEXPR20 const_reference at(size_type __n) const {
        if (__n >= size())
            __om::throw_out_of_range("vector::at(): index out of range");
        return __store.__data[__n];
    }
    OM_CONSTEXPR20 reference front() {
        OM_CHECK("empty-container", size() != 0, "vector::front() on an empty vector");
        return __bit(0);
    }
    OM_CONSTEXPR20 const_reference front() const {
        OM_CHECK("empty-container", size() != 0, "vector::front() on an empty vector");
        return __store.__data[0];
    }
    OM_CONSTEXPR20 reference back() {
        OM_CHECK("empty-container", size() != 0, "vector::back() on an empty vector");
        return __bit(size() - 1);
    }
    OM_CONSTEXPR20 const_reference back() const {
        OM_CHECK("empty-container", size() != 0, "vector::back() on an empty vector");
        return __store.__data[size() - 1];
    }

    OM_CONSTEXPR20 void push_back(bool __x) { __store.insert(size(), 1, __om::build_copies<bool>(__x)); }
    OM_CONSTEXPR20 void pop_back() {
        OM_CHECK("empty-container", size() != 0, "vector::pop_back() on an empty vector");
        __store.truncate(size() - 1);
    }
#if OM_CXX11
    template <class... _Args>
#if OM_CXX17
    OM_CONSTEXPR20 reference
#else
    void
#endif
    emplace_back(_Args &&...__args) {
        push_back(bool(std::forward<_Args>(__args)...));
#if OM_CXX17
        return back();
#endif
    }
    template <class... _Args>
    OM_CONSTEXPR20 iterator emplace(const_iterator __position, _Args &&...__args) {
        return insert(__position, bool(std::forward<_Args>(__args)...));
    }
    OM_CONSTEXPR20 iterator insert(const_iterator __position, const bool &__x) {
        const bool __copy = __x;
        const size_type __i = __index_of(__position);
        __store.insert(__i, 1, __om::build_copies<bool>(__copy));
        return iterator(__at(__i));
    }
    OM_CONSTEXPR20 iterator insert(const_iterator __position, size_type __n, const bool &__x) {
        const bool __copy = __x;
        const size_type __i = __index_of(__position);
        __store.insert(__i, __n, __om::build_copies<bool>(__copy));
        return iterator(__at(__i));
    }
    template <class _Iter>
    OM_CONSTEXPR20 iterator insert(const_iterator __position, _Iter __first, _Iter __last,
                                   typename __om::if_input_iterator<_Iter>::type = 0) {
        const size_type __i = __index_of(__position);
        check_foreign(__first, __last, __store.__block);
        vector __new(__first, __last, get_allocator());
        __store.insert(__i, __new.size(), __om::build_from_range<const bool *>(__new.__store.__data));
        return iterator(__at(__i));
    }
    OM_CONSTEXPR20 iterator insert(const_iterator __position, initializer_list<bool> __l) {
        return insert(__position, __l.begin(), __l.end());
    }
    OM_CONSTEXPR20 iterator erase(const_iterator __position)
#else
    iterator insert(iterator __position, const bool &__x = false) {
        const bool __copy = __x;
        const size_type __i = __index_of(__position);
        __store.insert(__i, 1, __om::build_copies<bool>(__copy));
        return iterator(__at(__i));
    }
    void insert(iterator __position, size_type __n, const bool &__x) {
        const bool __copy = __x;
        __store.insert(__index_of(__position), __n, __om::build_copies<bool>(__copy));
    }
    template <class _Iter>
    void insert(iterator __position, _Iter __first, _Iter __last, typename __om::if_input_iterator<_Iter>::type = 0) {
        check_foreign(__first, __last, __store.__block);
        vector __new(__first, __last, get_allocator());
        __store.insert(__index_of(__position), __new.size(),
                       __om::build_from_range<const bool *>(__new.__store.__data));
    }
    iterator erase(iterator __position)
#endif
    {
        const size_type __i = __index_of(__position);
        OM_CHECK("iterator-range", __i < size(), "vector::erase() of the past-the-end iterator");
        __store.remove(__i, 1);
        return iterator(__at(__i));
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
        return iterator(__at(__i));
    }
#if OM_CXX23
    template <__om::container_compatible_range<bool> _Range>
    constexpr iterator insert_range(const_iterator __position, _Range &&__r) {
        vector __new(from_range, std::forward<_Range>(__r), get_allocator());
        return insert(__position, __new.begin(), __new.end());
    }
    template <__om::container_compatible_range<bool> _Range>
    constexpr void append_range(_Range &&__r) {
        for (auto &&__element : __r)
            push_back(std::forward<decltype(__element)>(__element));
    }
#endif
    OM_CONSTEXPR20 void swap(vector &__x) OM_NOEXCEPT_IF(__policy::__on_swap || __policy::__equal) {
        OM_REQUIRES(__policy::__on_swap || __policy::__equal || __store.alloc() == __x.__store.alloc(),
                    "vector::swap() with a vector of another allocator");
        __om::alloc_propagation<__policy::__on_swap>::swap(__store.alloc(), __x.__store.alloc());
        __store.exchange(__x.__store);
    }
    static OM_CONSTEXPR20 void swap(reference __x, reference __y) OM_NOEXCEPT {
        const bool __held = __x;
        __x = bool(__y);
        __y = __held;
    }
    OM_CONSTEXPR20 void flip() OM_NOEXCEPT {
        for (size_type __i = 0; __i != size(); ++__i)
            __store.__data[__i] = !__store.__data[__i];
    }
    OM_CONSTEXPR20 void clear() OM_NOEXCEPT { __store.clear(); }
};

#if OM_CXX20
template <class _Alloc, class _Predicate>
constexpr typename vector<bool, _Alloc>::size_type erase_if(vector<bool, _Alloc> &__c, _Predicate __pred) {
    const auto __old = __c.size();
    size_t __kept = 0;
    for (size_t __i = 0; __i != __old; ++__i)
        if (!__pred(__c[__i]))
            __c[__kept++] = bool(__c[__i]);
    __c.resize(__kept);
    return __old - __kept;
}
#endif

#if OM_CXX11
template <class _Alloc>
struct hash<vector<bool, _Alloc>> {
#if !OM_CXX20
    typedef vector<bool, _Alloc> argument_type;
    typedef size_t result_type;
#endif
    size_t operator()(const vector<bool, _Alloc> &__v) const noexcept {
        size_t __h = __v.size();
        for (size_t __i = 0; __i != __v.size(); ++__i)
            __h = __om::hash_mix(__h, __v[__i]);
        return __h;
    }
};
#endif

} // namespace std

OM_END_MODEL

#endif
