// basic_string [basic.string]. Every operation that the standard lets invalidate references moves the
// characters to a new allocation, exactly as long as they are, and releases the old one: a pointer
// from before is then a pointer to freed memory, whether or not a real library would have kept the
// buffer. Only beyond some length a text may grow in place, so that long loops stay linear. An allocator of the program's own is spared that: for it the capacity is real, and an
// operation that fits does not allocate.
#ifndef OM_STRING_BASIC_STRING_H
#define OM_STRING_BASIC_STRING_H

#include <__om/nodebug.h>
#include <__om/iterator/access.h>
#include <__om/iterator/operations.h>
#include <__om/memory/allocator.h>
#include <__om/move.h>
#include <__om/string/comparison.h>
#include <__om/string/iterator.h>
#include <__om/string/search.h>
#include <__om/throw.h>
#include <initializer_list>
#if OM_CXX17
#include <string_view>
#endif

OM_BEGIN_MODEL

namespace __om {

#if OM_CXX20
// What an empty string without storage shows in a constant expression.
template <class _CharT>
struct terminator {
    static constexpr _CharT character = _CharT();
};
#endif

// How the characters are kept: beside the allocator, which takes no room when it has no state. What a
// const string may have to set up late is mutable, except for g++, which evaluates no constant
// expression over mutable members and keeps constant strings writable without the word.
#if defined(__clang__)
#define OM_LATE mutable
#else
#define OM_LATE
#endif
template <class _CharT, class _Alloc>
struct string_parts : _Alloc {
    OM_CONSTEXPR string_parts() : _Alloc(), __data_(OM_NULL), __size_(0), __capacity_(0), __block_(OM_NULL) {}
    OM_CONSTEXPR explicit string_parts(const _Alloc &__a)
        : _Alloc(__a), __data_(OM_NULL), __size_(0), __capacity_(0), __block_(OM_NULL) {}

    // Null as long as the string is empty and nobody has asked where its terminator is.
    OM_LATE _CharT *__data_;
    std::size_t __size_;
    // With the top bit set once the program has seen the value.
    OM_LATE std::size_t __capacity_;
    OM_LATE string_block *__block_;
};
#undef OM_LATE

#if OM_CXX11
// _Iter is an input iterator; otherwise the overload does not exist.
template <class _Iter>
using if_input = typename enable_if<names_its_types<_Iter>::value || is_pointer<_Iter>::value>::type;
#endif

#if OM_CXX17
// What converts to a view and not to a pointer to characters [string.cons]/19: only a class can.
template <class _Tp, class _View, class _CharT, bool = __is_class(_Tp) || __is_union(_Tp)>
struct is_viewable : __no {};
template <class _Tp, class _View, class _CharT>
struct is_viewable<_Tp, _View, _CharT, true> : bool_constant<std::is_convertible<const _Tp &, _View>::value &&
                                                             !std::is_convertible<const _Tp &, const _CharT *>::value> {
};
#endif

// Whether assignment by move never has to allocate [string.cons]/27.
template <class _Alloc>
struct moves_freely {
    static const bool value = alloc_policy<_Alloc>::__on_move || alloc_policy<_Alloc>::__equal;
};

} // namespace __om

// C++14 gave the count of a part of another string a default.
#if OM_CXX14
#define OM_NPOS14 = npos
#else
#define OM_NPOS14
#endif

namespace std {

template <class _CharT, class _Traits, class _Alloc>
class basic_string {
    typedef __om::string_parts<_CharT, _Alloc> _Parts;
#if OM_CXX17
    typedef basic_string_view<_CharT, _Traits> _View;
    template <class _Tp>
    using _If_viewable = typename enable_if<__om::is_viewable<_Tp, _View, _CharT>::value>::type;
#endif

public:
    typedef _Traits traits_type;
    typedef _CharT value_type;
    typedef _Alloc allocator_type;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef value_type &reference;
    typedef const value_type &const_reference;
    typedef value_type *pointer;
    typedef const value_type *const_pointer;
    typedef __om::string_iterator<_CharT, _CharT> iterator;
    typedef __om::string_iterator<_CharT, const _CharT> const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
    static const size_type npos = static_cast<size_type>(-1);

    // [string.cons]
    OM_CONSTEXPR20 basic_string() OM_NOEXCEPT_IF(noexcept(_Alloc())) : __rep() {}
    OM_CONSTEXPR20 explicit basic_string(const _Alloc &__a) OM_NOEXCEPT : __rep(__a) {}
    OM_CONSTEXPR20 basic_string(const basic_string &__other)
        : __rep(__om::alloc_policy<_Alloc>::for_copy(__other.__allocator())) {
        __create(__other.__rep.__data_, __other.__rep.__size_);
    }
    OM_CONSTEXPR20 basic_string(const basic_string &__other, size_type __pos, const _Alloc &__a = _Alloc())
        : __rep(__a) {
        __create(__other.__from_(__pos), __other.__limit_(__pos, npos));
    }
    OM_CONSTEXPR20 basic_string(const basic_string &__other, size_type __pos, size_type __n,
                                const _Alloc &__a = _Alloc())
        : __rep(__a) {
        __create(__other.__from_(__pos), __other.__limit_(__pos, __n));
    }
    OM_CONSTEXPR20 basic_string(const _CharT *__s, size_type __n, const _Alloc &__a = _Alloc()) : __rep(__a) {
        __create(__range(__s, __n), __n);
    }
    OM_CONSTEXPR20 basic_string(const _CharT *__s, const _Alloc &__a = _Alloc()) : __rep(__a) {
        __create(__s, __length(__s));
    }
    OM_CONSTEXPR20 basic_string(size_type __n, _CharT __c, const _Alloc &__a = _Alloc()) : __rep(__a) {
        __replace_fill(0, 0, __n, __c);
    }
#if OM_CXX11
    template <class _Iter, class = __om::if_input<_Iter>>
    OM_CONSTEXPR20 basic_string(_Iter __first, _Iter __last, const _Alloc &__a = _Alloc()) : __rep(__a) {
        __create_from(__first, __last);
    }
    OM_CONSTEXPR20 basic_string(initializer_list<_CharT> __list, const _Alloc &__a = _Alloc()) : __rep(__a) {
        __create(__list.begin(), __list.size());
    }
    OM_CONSTEXPR20 basic_string(basic_string &&__other) noexcept : __rep(__other.__allocator()) { __take(__other); }
    OM_CONSTEXPR20 basic_string(const basic_string &__other, const _Alloc &__a) : __rep(__a) {
        __create(__other.__rep.__data_, __other.__rep.__size_);
    }
    OM_CONSTEXPR20 basic_string(basic_string &&__other, const _Alloc &__a) : __rep(__a) {
        if (__allocator() == __other.__allocator())
            __take(__other);
        else
            __create(__other.__rep.__data_, __other.__rep.__size_);
    }
#else
    template <class _Iter>
    basic_string(_Iter __first, _Iter __last, const _Alloc &__a = _Alloc()) : __rep(__a) {
        __replace_dispatch(0, 0, __first, __last, __om::is_integral<_Iter>());
    }
#endif
#if OM_CXX17
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 explicit basic_string(const _Tp &__t, const _Alloc &__a = _Alloc()) : __rep(__a) {
        const _View __v = __t;
        __create(__v.data(), __v.size());
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string(const _Tp &__t, size_type __pos, size_type __n, const _Alloc &__a = _Alloc())
        : __rep(__a) {
        const _View __v = _View(__t).substr(__pos, __n);
        __create(__v.data(), __v.size());
    }
#endif
#if OM_CXX23
    basic_string(nullptr_t) = delete;
    basic_string &operator=(nullptr_t) = delete;
#endif

    OM_CONSTEXPR20 ~basic_string() {
        __release_();
        if (__rep.__block_)
            __verify_release(__rep.__block_);
    }

    OM_CONSTEXPR20 basic_string &operator=(const basic_string &__other) { return __copy(__other); }
    OM_CONSTEXPR20 basic_string &operator=(const _CharT *__s) { return assign(__s); }
    OM_CONSTEXPR20 basic_string &operator=(_CharT __c) { return __replace(0, size(), &__c, 1); }
#if OM_CXX11
    OM_CONSTEXPR20 basic_string &operator=(basic_string &&__other) noexcept(__om::moves_freely<_Alloc>::value) {
        return __move(__other);
    }
    OM_CONSTEXPR20 basic_string &operator=(initializer_list<_CharT> __list) { return assign(__list); }
#endif
#if OM_CXX17
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string &operator=(const _Tp &__t) {
        return assign(__t);
    }
#endif

    // [string.iterators]
    OM_CONSTEXPR20 iterator begin() OM_NOEXCEPT { return iterator(__text_(), __versions()); }
    OM_CONSTEXPR20 const_iterator begin() const OM_NOEXCEPT { return const_iterator(__text_(), __versions()); }
    OM_CONSTEXPR20 iterator end() OM_NOEXCEPT { return iterator(__text_() + size(), __versions()); }
    OM_CONSTEXPR20 const_iterator end() const OM_NOEXCEPT { return const_iterator(__text_() + size(), __versions()); }
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

    // [string.capacity]
    OM_CONSTEXPR20 size_type size() const OM_NOEXCEPT { return __rep.__size_; }
    OM_CONSTEXPR20 size_type length() const OM_NOEXCEPT { return __rep.__size_; }
    OM_CONSTEXPR20 size_type max_size() const OM_NOEXCEPT {
        return (static_cast<size_type>(__PTRDIFF_MAX__) / sizeof(_CharT) - 1) / 2;
    }
    OM_CONSTEXPR20 void resize(size_type __n, _CharT __c) {
        if (__n <= size())
            __remove(__n, size() - __n);
        else
            __replace_fill(size(), 0, __n - size(), __c);
    }
    OM_CONSTEXPR20 void resize(size_type __n) { resize(__n, _CharT()); }
#if OM_CXX23
    template <class _Operation>
    constexpr void resize_and_overwrite(size_type __n, _Operation __op) {
        basic_string __wide(get_allocator());
        __wide.__replace_fill(0, 0, __n, _CharT());
        _Traits::copy(__wide.__text_(), __text_(), size() < __n ? size() : __n);
        const auto __used = static_cast<_Operation &&>(__op)(__wide.__text_(), __n);
        OM_REQUIRES(__used >= 0 && size_type(__used) <= __n,
                    "string::resize_and_overwrite: the operation returned more than it was given");
        __wide.__remove(size_type(__used), __n - size_type(__used));
        swap(__wide);
    }
#endif
    OM_CONSTEXPR20 size_type capacity() const OM_NOEXCEPT { return __observe_capacity(); }
#if OM_CXX20
    constexpr void reserve(size_type __n) { __reserve(__n); }
    void reserve() { __renew(); }
#else
    void reserve(size_type __n = 0) { __reserve(__n); }
#endif
#if OM_CXX11
    OM_CONSTEXPR20 void shrink_to_fit() { __renew(); }
#endif
    OM_CONSTEXPR20 void clear() OM_NOEXCEPT { __remove(0, size()); }
    OM_NODISCARD OM_CONSTEXPR20 bool empty() const OM_NOEXCEPT { return size() == 0; }

    // [string.access]
    OM_CONSTEXPR20 const_reference operator[](size_type __pos) const {
        OM_CHECK("container-bounds", __pos <= size(), "string::operator[]: index out of range");
        return __text_()[__pos];
    }
    OM_CONSTEXPR20 reference operator[](size_type __pos) {
        OM_CHECK("container-bounds", __pos <= size(), "string::operator[]: index out of range");
        return __text_()[__pos];
    }
    OM_CONSTEXPR20 const_reference at(size_type __pos) const {
        if (__pos >= size())
            __om::throw_out_of_range("basic_string::at: __n >= this->size()");
        return __rep.__data_[__pos];
    }
    OM_CONSTEXPR20 reference at(size_type __pos) {
        if (__pos >= size())
            __om::throw_out_of_range("basic_string::at: __n >= this->size()");
        return __rep.__data_[__pos];
    }
#if OM_CXX11
    OM_CONSTEXPR20 const_reference front() const {
        OM_CHECK("empty-container", !empty(), "string::front() on an empty string");
        return __rep.__data_[0];
    }
    OM_CONSTEXPR20 reference front() {
        OM_CHECK("empty-container", !empty(), "string::front() on an empty string");
        return __rep.__data_[0];
    }
    OM_CONSTEXPR20 const_reference back() const {
        OM_CHECK("empty-container", !empty(), "string::back() on an empty string");
        return __rep.__data_[size() - 1];
    }
    OM_CONSTEXPR20 reference back() {
        OM_CHECK("empty-container", !empty(), "string::back() on an empty string");
        return __rep.__data_[size() - 1];
    }
#endif

    // [string.op.append], [string.append]
    OM_CONSTEXPR20 basic_string &operator+=(const basic_string &__other) { return append(__other); }
    OM_CONSTEXPR20 basic_string &operator+=(const _CharT *__s) { return append(__s); }
    OM_CONSTEXPR20 basic_string &operator+=(_CharT __c) { return __replace(size(), 0, &__c, 1); }
    OM_CONSTEXPR20 basic_string &append(const basic_string &__other) {
        return __replace(size(), 0, __other.__rep.__data_, __other.size());
    }
    OM_CONSTEXPR20 basic_string &append(const basic_string &__other, size_type __pos, size_type __n OM_NPOS14) {
        return __replace(size(), 0, __other.__from_(__pos), __other.__limit_(__pos, __n));
    }
    OM_CONSTEXPR20 basic_string &append(const _CharT *__s, size_type __n) {
        return __replace(size(), 0, __range(__s, __n), __n);
    }
    OM_CONSTEXPR20 basic_string &append(const _CharT *__s) { return __replace(size(), 0, __s, __length(__s)); }
    OM_CONSTEXPR20 basic_string &append(size_type __n, _CharT __c) { return __replace_fill(size(), 0, __n, __c); }
#if OM_CXX11
    template <class _Iter, class = __om::if_input<_Iter>>
    OM_CONSTEXPR20 basic_string &append(_Iter __first, _Iter __last) {
        return __replace_range(size(), 0, __first, __last);
    }
    // As C++98 has it, for programs that name the argument.
    template <class _Integer, typename __om::enable_if<__om::is_integral<_Integer>::value>::type * = nullptr>
    OM_CONSTEXPR20 basic_string &append(_Integer __n, _Integer __c) {
        return __replace_fill(size(), 0, static_cast<size_type>(__n), static_cast<_CharT>(__c));
    }
    OM_CONSTEXPR20 basic_string &operator+=(initializer_list<_CharT> __list) { return append(__list); }
    OM_CONSTEXPR20 basic_string &append(initializer_list<_CharT> __list) {
        return __replace(size(), 0, __list.begin(), __list.size());
    }
#else
    template <class _Iter>
    basic_string &append(_Iter __first, _Iter __last) {
        return __replace_dispatch(size(), 0, __first, __last, __om::is_integral<_Iter>());
    }
#endif
    OM_CONSTEXPR20 void push_back(_CharT __c) { __replace(size(), 0, &__c, 1); }

    // [string.assign]
    OM_CONSTEXPR20 basic_string &assign(const basic_string &__other) { return __copy(__other); }
    OM_CONSTEXPR20 basic_string &assign(const basic_string &__other, size_type __pos, size_type __n OM_NPOS14) {
        return __replace(0, size(), __other.__from_(__pos), __other.__limit_(__pos, __n));
    }
    OM_CONSTEXPR20 basic_string &assign(const _CharT *__s, size_type __n) {
        return __replace(0, size(), __range(__s, __n), __n);
    }
    OM_CONSTEXPR20 basic_string &assign(const _CharT *__s) { return __replace(0, size(), __s, __length(__s)); }
    OM_CONSTEXPR20 basic_string &assign(size_type __n, _CharT __c) { return __replace_fill(0, size(), __n, __c); }
#if OM_CXX11
    template <class _Iter, class = __om::if_input<_Iter>>
    OM_CONSTEXPR20 basic_string &assign(_Iter __first, _Iter __last) {
        return __replace_range(0, size(), __first, __last);
    }
    // As C++98 has it, for programs that name the argument.
    template <class _Integer, typename __om::enable_if<__om::is_integral<_Integer>::value>::type * = nullptr>
    OM_CONSTEXPR20 basic_string &assign(_Integer __n, _Integer __c) {
        return __replace_fill(0, size(), static_cast<size_type>(__n), static_cast<_CharT>(__c));
    }
    OM_CONSTEXPR20 basic_string &assign(basic_string &&__other) noexcept(__om::moves_freely<_Alloc>::value) {
        return __move(__other);
    }
    OM_CONSTEXPR20 basic_string &assign(initializer_list<_CharT> __list) {
        return __replace(0, size(), __list.begin(), __list.size());
    }
#else
    template <class _Iter>
    basic_string &assign(_Iter __first, _Iter __last) {
        return __replace_dispatch(0, size(), __first, __last, __om::is_integral<_Iter>());
    }
#endif

    // [string.insert]
    OM_CONSTEXPR20 basic_string &insert(size_type __pos, const basic_string &__other) {
        return __replace(__checked(__pos), 0, __other.__rep.__data_, __other.size());
    }
    OM_CONSTEXPR20 basic_string &insert(size_type __pos, const basic_string &__other, size_type __from,
                                        size_type __n OM_NPOS14) {
        return __replace(__checked(__pos), 0, __other.__from_(__from), __other.__limit_(__from, __n));
    }
    OM_CONSTEXPR20 basic_string &insert(size_type __pos, const _CharT *__s, size_type __n) {
        return __replace(__checked(__pos), 0, __range(__s, __n), __n);
    }
    OM_CONSTEXPR20 basic_string &insert(size_type __pos, const _CharT *__s) {
        return __replace(__checked(__pos), 0, __s, __length(__s));
    }
    OM_CONSTEXPR20 basic_string &insert(size_type __pos, size_type __n, _CharT __c) {
        return __replace_fill(__checked(__pos), 0, __n, __c);
    }
    OM_CONSTEXPR20 iterator insert(const_iterator __p, _CharT __c) {
        const size_type __pos = __index_(__p);
        __replace(__pos, 0, &__c, 1);
        return __at_(__pos);
    }
#if OM_CXX11
    OM_CONSTEXPR20 iterator insert(const_iterator __p, size_type __n, _CharT __c) {
        const size_type __pos = __index_(__p);
        __replace_fill(__pos, 0, __n, __c);
        return __at_(__pos);
    }
    template <class _Iter, class = __om::if_input<_Iter>>
    OM_CONSTEXPR20 iterator insert(const_iterator __p, _Iter __first, _Iter __last) {
        const size_type __pos = __index_(__p);
        __replace_range(__pos, 0, __first, __last);
        return __at_(__pos);
    }
    OM_CONSTEXPR20 iterator insert(const_iterator __p, initializer_list<_CharT> __list) {
        const size_type __pos = __index_(__p);
        __replace(__pos, 0, __list.begin(), __list.size());
        return __at_(__pos);
    }
#endif
#if !OM_CXX11 || defined(OM_ALL_DIALECTS)
    void insert(iterator __p, size_type __n, _CharT __c) { __replace_fill(__index_(__p), 0, __n, __c); }
#endif
#if !OM_CXX11
    template <class _Iter>
    void insert(iterator __p, _Iter __first, _Iter __last) {
        __replace_dispatch(__index_(__p), 0, __first, __last, __om::is_integral<_Iter>());
    }
#endif

    // [string.erase]
    OM_CONSTEXPR20 basic_string &erase(size_type __pos = 0, size_type __n = npos) {
        __checked(__pos);
        __remove(__pos, __limit_(__pos, __n));
        return *this;
    }
    OM_CONSTEXPR20 iterator erase(const_iterator __p) {
        const size_type __pos = __index_(__p);
        OM_CHECK("iterator-range", __pos < size(), "string::erase(end())");
        __remove(__pos, 1);
        return __at_(__pos);
    }
    OM_CONSTEXPR20 iterator erase(const_iterator __first, const_iterator __last) {
        const size_type __pos = __index_(__first);
        __remove(__pos, __between(__first, __last));
        return __at_(__pos);
    }
#if OM_CXX11
    OM_CONSTEXPR20 void pop_back() {
        OM_CHECK("empty-container", !empty(), "string::pop_back() on an empty string");
        __remove(size() - 1, 1);
    }
#endif

    // [string.replace]
    OM_CONSTEXPR20 basic_string &replace(size_type __pos, size_type __n, const basic_string &__other) {
        return __replace(__checked(__pos), __limit_(__pos, __n), __other.__rep.__data_, __other.size());
    }
    OM_CONSTEXPR20 basic_string &replace(size_type __pos, size_type __n, const basic_string &__other, size_type __from,
                                         size_type __m OM_NPOS14) {
        return __replace(__checked(__pos), __limit_(__pos, __n), __other.__from_(__from),
                         __other.__limit_(__from, __m));
    }
    OM_CONSTEXPR20 basic_string &replace(size_type __pos, size_type __n, const _CharT *__s, size_type __m) {
        return __replace(__checked(__pos), __limit_(__pos, __n), __range(__s, __m), __m);
    }
    OM_CONSTEXPR20 basic_string &replace(size_type __pos, size_type __n, const _CharT *__s) {
        return __replace(__checked(__pos), __limit_(__pos, __n), __s, __length(__s));
    }
    OM_CONSTEXPR20 basic_string &replace(size_type __pos, size_type __n, size_type __m, _CharT __c) {
        return __replace_fill(__checked(__pos), __limit_(__pos, __n), __m, __c);
    }
    OM_CONSTEXPR20 basic_string &replace(const_iterator __i, const_iterator __j, const basic_string &__other) {
        return __replace(__index_(__i), __between(__i, __j), __other.__rep.__data_, __other.size());
    }
    OM_CONSTEXPR20 basic_string &replace(const_iterator __i, const_iterator __j, const _CharT *__s, size_type __m) {
        return __replace(__index_(__i), __between(__i, __j), __range(__s, __m), __m);
    }
    OM_CONSTEXPR20 basic_string &replace(const_iterator __i, const_iterator __j, const _CharT *__s) {
        return __replace(__index_(__i), __between(__i, __j), __s, __length(__s));
    }
    OM_CONSTEXPR20 basic_string &replace(const_iterator __i, const_iterator __j, size_type __m, _CharT __c) {
        return __replace_fill(__index_(__i), __between(__i, __j), __m, __c);
    }
#if OM_CXX11
    template <class _Iter, class = __om::if_input<_Iter>>
    OM_CONSTEXPR20 basic_string &replace(const_iterator __i, const_iterator __j, _Iter __first, _Iter __last) {
        return __replace_range(__index_(__i), __between(__i, __j), __first, __last);
    }
    OM_CONSTEXPR20 basic_string &replace(const_iterator __i, const_iterator __j, initializer_list<_CharT> __list) {
        return __replace(__index_(__i), __between(__i, __j), __list.begin(), __list.size());
    }
#else
    template <class _Iter>
    basic_string &replace(iterator __i, iterator __j, _Iter __first, _Iter __last) {
        return __replace_dispatch(__index_(__i), __between(__i, __j), __first, __last, __om::is_integral<_Iter>());
    }
#endif

#if OM_CXX17
    // The same for what converts to a view.
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string &operator+=(const _Tp &__t) {
        return append(__t);
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string &append(const _Tp &__t) {
        const _View __v = __t;
        return __replace(size(), 0, __v.data(), __v.size());
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string &append(const _Tp &__t, size_type __pos, size_type __n = npos) {
        const _View __v = _View(__t).substr(__pos, __n);
        return __replace(size(), 0, __v.data(), __v.size());
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string &assign(const _Tp &__t) {
        const _View __v = __t;
        return __replace(0, size(), __v.data(), __v.size());
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string &assign(const _Tp &__t, size_type __pos, size_type __n = npos) {
        const _View __v = _View(__t).substr(__pos, __n);
        return __replace(0, size(), __v.data(), __v.size());
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string &insert(size_type __pos, const _Tp &__t) {
        const _View __v = __t;
        return __replace(__checked(__pos), 0, __v.data(), __v.size());
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string &insert(size_type __pos, const _Tp &__t, size_type __from, size_type __n = npos) {
        const _View __v = _View(__t).substr(__from, __n);
        return __replace(__checked(__pos), 0, __v.data(), __v.size());
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string &replace(size_type __pos, size_type __n, const _Tp &__t) {
        const _View __v = __t;
        return __replace(__checked(__pos), __limit_(__pos, __n), __v.data(), __v.size());
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string &replace(size_type __pos, size_type __n, const _Tp &__t, size_type __from,
                                         size_type __m = npos) {
        const _View __v = _View(__t).substr(__from, __m);
        return __replace(__checked(__pos), __limit_(__pos, __n), __v.data(), __v.size());
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 basic_string &replace(const_iterator __i, const_iterator __j, const _Tp &__t) {
        const _View __v = __t;
        return __replace(__index_(__i), __between(__i, __j), __v.data(), __v.size());
    }
#endif

    // [string.copy], [string.swap]
    OM_CONSTEXPR20 size_type copy(_CharT *__to, size_type __n, size_type __pos = 0) const {
        const _CharT *__from = __from_(__pos);
        const size_type __count = __limit_(__pos, __n);
        _Traits::copy(__to, __from, __count);
        return __count;
    }
    OM_CONSTEXPR20 void swap(basic_string &__other) OM_NOEXCEPT { __swap(__other); }

    // [string.ops]
    OM_CONSTEXPR20 const _CharT *c_str() const OM_NOEXCEPT { return __text_(); }
    OM_CONSTEXPR20 const _CharT *data() const OM_NOEXCEPT { return __text_(); }
#if OM_CXX17
    OM_CONSTEXPR20 _CharT *data() noexcept { return __text_(); }
    OM_CONSTEXPR20 operator _View() const noexcept { return _View(__text_(), size()); }
#endif
    OM_CONSTEXPR20 allocator_type get_allocator() const OM_NOEXCEPT { return __allocator(); }

    OM_CONSTEXPR20 size_type find(const basic_string &__other, size_type __pos = 0) const OM_NOEXCEPT {
        return __find(__other.__rep.__data_, __pos, __other.size());
    }
    OM_CONSTEXPR20 size_type find(const _CharT *__s, size_type __pos, size_type __n) const {
        return __find(__range(__s, __n), __pos, __n);
    }
    OM_CONSTEXPR20 size_type find(const _CharT *__s, size_type __pos = 0) const {
        return __find(__s, __pos, __length(__s));
    }
    OM_CONSTEXPR20 size_type find(_CharT __c, size_type __pos = 0) const OM_NOEXCEPT {
        return __om::find_one<_Traits, _CharT>(__rep.__data_, size(), __c, __pos);
    }
    OM_CONSTEXPR20 size_type rfind(const basic_string &__other, size_type __pos = npos) const OM_NOEXCEPT {
        return __rfind(__other.__rep.__data_, __pos, __other.size());
    }
    OM_CONSTEXPR20 size_type rfind(const _CharT *__s, size_type __pos, size_type __n) const {
        return __rfind(__range(__s, __n), __pos, __n);
    }
    OM_CONSTEXPR20 size_type rfind(const _CharT *__s, size_type __pos = npos) const {
        return __rfind(__s, __pos, __length(__s));
    }
    OM_CONSTEXPR20 size_type rfind(_CharT __c, size_type __pos = npos) const OM_NOEXCEPT {
        return __om::rfind_one<_Traits, _CharT>(__rep.__data_, size(), __c, __pos);
    }

    // [string.find.first.of] to [string.find.last.not.of]
#define OM_FIND_SET(name, search, start, member)                                                                       \
    OM_CONSTEXPR20 size_type name(const basic_string &__other, size_type __pos = start) const OM_NOEXCEPT {            \
        return search(__other.__rep.__data_, __pos, __other.size(), member);                                           \
    }                                                                                                                  \
    OM_CONSTEXPR20 size_type name(const _CharT *__s, size_type __pos, size_type __n) const {                           \
        return search(__range(__s, __n), __pos, __n, member);                                                          \
    }                                                                                                                  \
    OM_CONSTEXPR20 size_type name(const _CharT *__s, size_type __pos = start) const {                                  \
        return search(__s, __pos, __length(__s), member);                                                              \
    }                                                                                                                  \
    OM_CONSTEXPR20 size_type name(_CharT __c, size_type __pos = start) const OM_NOEXCEPT {                             \
        return search(&__c, __pos, 1, member);                                                                         \
    }
    OM_FIND_SET(find_first_of, __find_first, 0, true)
    OM_FIND_SET(find_last_of, __find_last, npos, true)
    OM_FIND_SET(find_first_not_of, __find_first, 0, false)
    OM_FIND_SET(find_last_not_of, __find_last, npos, false)
#undef OM_FIND_SET

    OM_CONSTEXPR20 basic_string substr(size_type __pos = 0, size_type __n = npos) const {
        return basic_string(__from_(__pos), __limit_(__pos, __n));
    }

    // [string.compare]
    OM_CONSTEXPR20 int compare(const basic_string &__other) const OM_NOEXCEPT {
        return __compare(0, size(), __other.__rep.__data_, __other.size());
    }
    OM_CONSTEXPR20 int compare(size_type __pos, size_type __n, const basic_string &__other) const {
        return __compare(__checked(__pos), __limit_(__pos, __n), __other.__rep.__data_, __other.size());
    }
    OM_CONSTEXPR20 int compare(size_type __pos, size_type __n, const basic_string &__other, size_type __from,
                               size_type __m OM_NPOS14) const {
        return __compare(__checked(__pos), __limit_(__pos, __n), __other.__from_(__from),
                         __other.__limit_(__from, __m));
    }
    OM_CONSTEXPR20 int compare(const _CharT *__s) const { return __compare(0, size(), __s, __length(__s)); }
    OM_CONSTEXPR20 int compare(size_type __pos, size_type __n, const _CharT *__s) const {
        return __compare(__checked(__pos), __limit_(__pos, __n), __s, __length(__s));
    }
    OM_CONSTEXPR20 int compare(size_type __pos, size_type __n, const _CharT *__s, size_type __m) const {
        return __compare(__checked(__pos), __limit_(__pos, __n), __range(__s, __m), __m);
    }

#if OM_CXX17
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 int compare(const _Tp &__t) const {
        return _View(*this).compare(_View(__t));
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 int compare(size_type __pos, size_type __n, const _Tp &__t) const {
        return _View(*this).substr(__pos, __n).compare(_View(__t));
    }
    template <class _Tp, class = _If_viewable<_Tp>>
    OM_CONSTEXPR20 int compare(size_type __pos, size_type __n, const _Tp &__t, size_type __from,
                               size_type __m = npos) const {
        return _View(*this).substr(__pos, __n).compare(_View(__t).substr(__from, __m));
    }
#define OM_FIND_VIEW(name, start)                                                                                      \
    template <class _Tp, class = _If_viewable<_Tp>>                                                                    \
    OM_CONSTEXPR20 size_type name(const _Tp &__t, size_type __pos = start) const {                                     \
        return _View(*this).name(_View(__t), __pos);                                                                   \
    }
    OM_FIND_VIEW(find, 0)
    OM_FIND_VIEW(rfind, npos)
    OM_FIND_VIEW(find_first_of, 0)
    OM_FIND_VIEW(find_last_of, npos)
    OM_FIND_VIEW(find_first_not_of, 0)
    OM_FIND_VIEW(find_last_not_of, npos)
#undef OM_FIND_VIEW
#endif

#if OM_CXX20
    // [string.starts.with], [string.ends.with], [string.contains]
    constexpr bool starts_with(_View __v) const noexcept { return _View(*this).starts_with(__v); }
    constexpr bool starts_with(_CharT __c) const noexcept { return _View(*this).starts_with(__c); }
    constexpr bool starts_with(const _CharT *__s) const { return _View(*this).starts_with(__s); }
    constexpr bool ends_with(_View __v) const noexcept { return _View(*this).ends_with(__v); }
    constexpr bool ends_with(_CharT __c) const noexcept { return _View(*this).ends_with(__c); }
    constexpr bool ends_with(const _CharT *__s) const { return _View(*this).ends_with(__s); }
#endif
#if OM_CXX23 || defined(OM_ALL_DIALECTS)
    constexpr bool contains(_View __v) const noexcept { return _View(*this).find(__v) != npos; }
    constexpr bool contains(_CharT __c) const noexcept { return _View(*this).find(__c) != npos; }
    constexpr bool contains(const _CharT *__s) const { return _View(*this).find(__s) != npos; }
#endif

    // Whether the text is another one.
    OM_CONSTEXPR20 bool __same(const _CharT *__s, size_type __n) const {
        return __om::equal_texts<_Traits, _CharT>(__rep.__data_, size(), __s, __n);
    }
    OM_CONSTEXPR20 bool __same(const basic_string &__other) const {
        return __same(__other.__rep.__data_, __other.size());
    }

    // A text of an unknown length in place of what there was; for streams.
    void __receive(const _CharT *__s, size_type __n);

    // Two texts joined, for operator+.
    static OM_CONSTEXPR20 basic_string __join(const _CharT *__l, size_type __n, const _CharT *__r, size_type __m,
                                              const _Alloc &__a);

private:
    // The allocator and its uses.
    OM_CONSTEXPR20 _Alloc &__allocator() { return __rep; }
    OM_CONSTEXPR20 const _Alloc &__allocator() const { return __rep; }
    OM_CONSTEXPR20 _CharT *__allocate_(size_type __n);
    OM_CONSTEXPR20 _CharT *__try_allocate(size_type __n) OM_NOEXCEPT;
    OM_CONSTEXPR20 void __deallocate(_CharT *__p, size_type __n) OM_NOEXCEPT;

    // How many characters are allocated for a text of this length, terminator included.
    static OM_CONSTEXPR20 size_type __allotted_(size_type __n) {
        if (__n <= 1024)
            return __n + 1;
        for (int __distance = 1; __distance != 64; __distance *= 2)
            __n |= __n >> __distance;
        return __n + 1;
    }

    // Whether every change moves the characters elsewhere, and then whether there is storage to release.
    static const bool __renews = __om::is_std_allocator<_Alloc>::value;
    static const size_type __observed = ~(npos >> 1);
    OM_CONSTEXPR20 size_type __room_() const { return __rep.__capacity_ & ~__observed; }
    OM_CONSTEXPR20 bool __owns() const { return __renews ? __rep.__size_ != 0 : __room_() != 0; }

    // Checks and conversions of arguments.
    static OM_CONSTEXPR20 size_type __length(const _CharT *__s) {
        OM_REQUIRES(__s != OM_NULL, "a null pointer is given to a string as a text");
        return _Traits::length(__s);
    }
    static OM_CONSTEXPR20 const _CharT *__range(const _CharT *__s, size_type __n) {
        OM_REQUIRES(__s != OM_NULL || __n == 0, "a null pointer is given to a string as a text");
        return __s;
    }
    OM_CONSTEXPR20 size_type __checked(size_type __pos) const {
        if (__pos > size())
            __om::throw_out_of_range("basic_string: __pos > this->size()");
        return __pos;
    }
    OM_CONSTEXPR20 const _CharT *__from_(size_type __pos) const { return __text_() + __checked(__pos); }
    OM_CONSTEXPR20 size_type __limit_(size_type __pos, size_type __n) const {
        return __n < size() - __pos ? __n : size() - __pos;
    }

    // Iterators into this string.
    OM_CONSTEXPR20 __om::string_block *__versions() const {
#if OM_CXX20
        if (__builtin_is_constant_evaluated())
            return nullptr;
#endif
        return __current_version();
    }
    __om::string_block *__current_version() const;
    OM_CONSTEXPR20 void __invalidate() const {
        if (__rep.__block_)
            ++__rep.__block_->version;
    }
    OM_CONSTEXPR20 size_type __index_(const_iterator __p) const {
        OM_CHECK("iterator-mismatch", __p.__of() == __rep.__block_, "a string is given an iterator of another string");
        __p.__require_valid();
        return static_cast<size_type>(__p.__address() - __rep.__data_);
    }
    OM_CONSTEXPR20 size_type __between(const_iterator __i, const_iterator __j) const {
        const size_type __first = __index_(__i);
        const size_type __last = __index_(__j);
        OM_CHECK("iterator-range", __first <= __last, "a string is given a range whose end lies before its beginning");
        return __last - __first;
    }
    OM_CONSTEXPR20 iterator __at_(size_type __pos) { return begin() + static_cast<difference_type>(__pos); }

    _Parts &__late() const { return const_cast<_Parts &>(__rep); }

    // The characters, with the terminator behind them.
    OM_CONSTEXPR20 _CharT *__text_() const {
        if (size() == 0)
            return __empty_text();
        return __rep.__data_;
    }
    OM_CONSTEXPR20 _CharT *__empty_text() const;
    OM_CONSTEXPR20 size_type __observe_capacity() const;

    // What the operations above are made of.
    OM_CONSTEXPR20 void __create(const _CharT *__s, size_type __n);
    OM_CONSTEXPR20 void __release_() OM_NOEXCEPT;
    OM_CONSTEXPR20 void __renew() OM_NOEXCEPT;
    OM_CONSTEXPR20 void __reserve(size_type __n);
    OM_CONSTEXPR20 basic_string &__replace(size_type __pos, size_type __n, const _CharT *__s, size_type __m);
    OM_CONSTEXPR20 basic_string &__replace_fill(size_type __pos, size_type __n, size_type __m, _CharT __c);
    OM_CONSTEXPR20 _CharT *__open(size_type __pos, size_type __n, size_type __m, size_type &__room);
    OM_CONSTEXPR20 void __install(_CharT *__text, size_type __size, size_type __room);
    OM_CONSTEXPR20 void __remove(size_type __pos, size_type __n) OM_NOEXCEPT;
    OM_CONSTEXPR20 basic_string &__copy(const basic_string &__other);
    OM_CONSTEXPR20 void __take(basic_string &__other) OM_NOEXCEPT;
    OM_CONSTEXPR20 basic_string &__move(basic_string &__other);
    OM_CONSTEXPR20 void __swap(basic_string &__other) OM_NOEXCEPT;
    OM_CONSTEXPR20 size_type __find(const _CharT *__s, size_type __pos, size_type __n) const;
    OM_CONSTEXPR20 size_type __rfind(const _CharT *__s, size_type __pos, size_type __n) const;
    OM_CONSTEXPR20 size_type __find_first(const _CharT *__set, size_type __pos, size_type __n, bool __member) const;
    OM_CONSTEXPR20 size_type __find_last(const _CharT *__set, size_type __pos, size_type __n, bool __member) const;
    OM_CONSTEXPR20 int __compare(size_type __pos, size_type __n, const _CharT *__s, size_type __m) const;

    template <class _Iter>
    OM_CONSTEXPR20 void __create_from(_Iter __first, _Iter __last) {
        basic_string __text(__allocator());
        for (; __first != __last; ++__first)
            __text.push_back(*__first);
        __take(__text);
    }
    template <class _Iter>
    OM_CONSTEXPR20 basic_string &__replace_range(size_type __pos, size_type __n, _Iter __first, _Iter __last) {
        basic_string __text(__allocator());
        for (; __first != __last; ++__first)
            __text.push_back(*__first);
        return __replace(__pos, __n, __text.__rep.__data_, __text.size());
    }
#if !OM_CXX11
    // C++98 [lib.sequence.reqmts]/9: two integers are a count and a character.
    template <class _Integer>
    basic_string &__replace_dispatch(size_type __pos, size_type __n, _Integer __m, _Integer __c, __om::__yes) {
        return __replace_fill(__pos, __n, static_cast<size_type>(__m), static_cast<_CharT>(__c));
    }
    template <class _Iter>
    basic_string &__replace_dispatch(size_type __pos, size_type __n, _Iter __first, _Iter __last, __om::__no) {
        return __replace_range(__pos, __n, __first, __last);
    }
#endif

    _Parts __rep;
};

template <class _CharT, class _Traits, class _Alloc>
const typename basic_string<_CharT, _Traits, _Alloc>::size_type basic_string<_CharT, _Traits, _Alloc>::npos;

#undef OM_NPOS14

} // namespace std

OM_END_MODEL

#endif
