// The members of basic_string that do the work. Not inline, so that a program which uses the ordinary
// strings, instantiated once in runtime/cxx_string.cpp, does not carry them.
#ifndef OM_STRING_MEMBERS_H
#define OM_STRING_MEMBERS_H

#include <__om/nodebug.h>
#include <__om/string/basic_string.h>
#include <new>

OM_BEGIN_MODEL

#define OM_MEMBER(type)                                                                                                \
    template <class _CharT, class _Traits, class _Alloc>                                                               \
    OM_CONSTEXPR20 type basic_string<_CharT, _Traits, _Alloc>

namespace std {

OM_MEMBER(_CharT *)::__allocate_(size_type __n) {
#if OM_CXX20
    if (__builtin_is_constant_evaluated())
        return new _CharT[__n]();
#endif
    if (__renews)
        return static_cast<_CharT *>(::operator new(__n * sizeof(_CharT)));
    return __allocator().allocate(__n);
}

OM_MEMBER(void)::__deallocate(_CharT *__p, size_type __n) OM_NOEXCEPT {
#if OM_CXX20
    if (__builtin_is_constant_evaluated()) {
        delete[] __p;
        return;
    }
#endif
    if (__renews)
        ::operator delete(__p);
    else
        __allocator().deallocate(__p, __n);
}

// Storage for an operation that must not throw; null when there is none or the string keeps its own.
OM_MEMBER(_CharT *)::__try_allocate(size_type __n) OM_NOEXCEPT {
#if OM_CXX20
    if (__builtin_is_constant_evaluated())
        return new _CharT[__n]();
#endif
    return __renews ? static_cast<_CharT *>(::operator new(__n * sizeof(_CharT), nothrow)) : OM_NULL;
}

OM_MEMBER(_CharT *)::__empty_text() const {
#if OM_CXX20
    if (__builtin_is_constant_evaluated())
        return const_cast<_CharT *>(&__om::terminator<_CharT>::character);
#endif
    if (!__rep.__data_) {
        __late().__data_ = static_cast<_CharT *>(__verify_allocate(sizeof(_CharT)));
        *__rep.__data_ = _CharT();
    }
    return __rep.__data_;
}

template <class _CharT, class _Traits, class _Alloc>
__om::string_block *basic_string<_CharT, _Traits, _Alloc>::__current_version() const {
    if (!__rep.__block_) {
        __late().__block_ = static_cast<__om::string_block *>(__verify_allocate(sizeof(__om::string_block)));
        __rep.__block_->version = 1;
    }
    __rep.__block_->first = __text_();
    __rep.__block_->size = size();
    return __rep.__block_;
}

// How much a string can hold is the library's choice: any value that suffices, fixed once it was seen.
OM_MEMBER(size_t)::__observe_capacity() const {
#if OM_CXX20
    if (__builtin_is_constant_evaluated())
        return __room_();
#endif
    if (__renews && !(__rep.__capacity_ & __observed) && !__verify_executing()) {
        size_type __extra = 0;
        __verify_havoc(&__extra, sizeof(__extra));
        __verify_assume(__extra <= max_size() - __rep.__capacity_);
        __late().__capacity_ = (__rep.__capacity_ + __extra) | __observed;
    }
    return __room_();
}

OM_MEMBER(void)::__create(const _CharT *__s, size_type __n) {
    if (__n == 0)
        return;
    if (__n > max_size())
        __om::throw_length_error("basic_string::_M_create");
    __rep.__data_ = __allocate_(__renews ? __allotted_(__n) : __n + 1);
    __rep.__size_ = __n;
    __rep.__capacity_ = __n;
    _Traits::copy(__rep.__data_, __s, __n);
    _Traits::assign(__rep.__data_[__n], _CharT());
}

OM_MEMBER(void)::__release_() OM_NOEXCEPT {
    if (!__rep.__data_)
        return;
    if (__owns())
        __deallocate(__rep.__data_, __room_() + 1);
    else
        __verify_release(__rep.__data_);
    __rep.__data_ = OM_NULL;
}

OM_MEMBER(void)::__renew() OM_NOEXCEPT { __remove(0, 0); }

OM_MEMBER(void)::__reserve(size_type __n) {
    if (__n > max_size())
        __om::throw_length_error("basic_string::reserve");
    if (__n <= __room_()) {
        __renew();
    } else if (__renews) {
        __renew();
        __rep.__capacity_ = __n;
    } else {
        _CharT *__text = __allocate_(__n + 1);
        _Traits::copy(__text, __text_(), size() + 1);
        __install(__text, size(), __n);
    }
}

// A text in which __n characters at __pos have given way to room for __m others. With an allocator of
// the program's own it is the present one where that is large enough and only its end changes.
OM_MEMBER(_CharT *)::__open(size_type __pos, size_type __n, size_type __m, size_type &__room) {
    const size_type __kept = size() - __n;
    if (__m > max_size() - __kept)
        __om::throw_length_error("basic_string: the result would be too long");
    const size_type __size = __kept + __m;
    __room = __room_();
    if (__pos == size() && (__renews ? size() > 1024 && __size < __allotted_(size()) : __size <= __room)) {
        if (__room < __size)
            __room = __size;
        return __rep.__data_;
    }
    if (__size > __room)
        __room = __renews || __size > 2 * __room ? __size : 2 * __room;
    _CharT *__text = __allocate_(__renews ? __allotted_(__size) : __room + 1);
    _Traits::copy(__text, __rep.__data_, __pos);
    _Traits::copy(__text + __pos + __m, __rep.__data_ + __pos + __n, __kept - __pos);
    return __text;
}

OM_MEMBER(void)::__install(_CharT *__text, size_type __size, size_type __room) {
    __invalidate();
    if (__text != __rep.__data_)
        __release_();
    __rep.__data_ = __text;
    __rep.__size_ = __size;
    if (__room != __room_())
        __rep.__capacity_ = __room;
    _Traits::assign(__text[__size], _CharT());
}

template <class _CharT, class _Traits, class _Alloc>
OM_CONSTEXPR20 basic_string<_CharT, _Traits, _Alloc> &
basic_string<_CharT, _Traits, _Alloc>::__replace(size_type __pos, size_type __n, const _CharT *__s, size_type __m) {
    if (__m == 0) {
        __remove(__pos, __n);
        return *this;
    }
    size_type __room = 0;
    _CharT *__text = __open(__pos, __n, __m, __room);
    _Traits::copy(__text + __pos, __s, __m);
    __install(__text, size() - __n + __m, __room);
    return *this;
}

template <class _CharT, class _Traits, class _Alloc>
OM_CONSTEXPR20 basic_string<_CharT, _Traits, _Alloc> &
basic_string<_CharT, _Traits, _Alloc>::__replace_fill(size_type __pos, size_type __n, size_type __m, _CharT __c) {
    if (__m == 0) {
        __remove(__pos, __n);
        return *this;
    }
    size_type __room = 0;
    _CharT *__text = __open(__pos, __n, __m, __room);
    _Traits::assign(__text + __pos, __m, __c);
    __install(__text, size() - __n + __m, __room);
    return *this;
}

template <class _CharT, class _Traits, class _Alloc>
void basic_string<_CharT, _Traits, _Alloc>::__receive(const _CharT *__s, size_type __n) {
    __remove(0, size());
    if (__n == 0)
        return;
    // At least what __allotted_ gives, computed without a branch.
    const size_type __allotted = __renews ? __n + 1 + (__n & (size_type(0) - size_type(__n > 1024))) : __n + 1;
    _CharT *const __text = __allocate_(__allotted);
    __builtin_memcpy(__text, __s, __n * sizeof(_CharT));
    __install(__text, __n, __n);
}

OM_MEMBER(void)::__remove(size_type __pos, size_type __n) OM_NOEXCEPT {
    const size_type __kept = size() - __n;
    if (__renews && __kept == 0) {
        __invalidate();
        __release_();
        __rep.__size_ = 0;
        return;
    }
    if (_CharT *__text = __try_allocate(__allotted_(__kept))) {
        _Traits::copy(__text, __rep.__data_, __pos);
        _Traits::copy(__text + __pos, __rep.__data_ + __pos + __n, __kept - __pos);
        __install(__text, __kept, __room_());
    } else if (__owns()) {
        _Traits::move(__rep.__data_ + __pos, __rep.__data_ + __pos + __n, __kept - __pos);
        __install(__rep.__data_, __kept, __room_());
    }
}

template <class _CharT, class _Traits, class _Alloc>
OM_CONSTEXPR20 basic_string<_CharT, _Traits, _Alloc> &
basic_string<_CharT, _Traits, _Alloc>::__copy(const basic_string &__other) {
    if (this == __builtin_addressof(__other))
        return *this;
    const bool __travels = __om::alloc_policy<_Alloc>::__on_copy;
    if (__travels && !(__allocator() == __other.__allocator())) {
        __remove(0, size());
        __release_();
        __rep.__capacity_ = 0;
    }
    __om::alloc_propagation<__travels>::copy(__allocator(), __other.__allocator());
    return __replace(0, size(), __other.__rep.__data_, __other.size());
}

// The characters of another string, which is empty afterwards. There is no storage here to release.
OM_MEMBER(void)::__take(basic_string &__other) OM_NOEXCEPT {
    __rep.__data_ = __other.__rep.__data_;
    __rep.__size_ = __other.__rep.__size_;
    __rep.__capacity_ = __other.__rep.__capacity_;
    __other.__rep.__data_ = OM_NULL;
    __other.__rep.__size_ = 0;
    __other.__rep.__capacity_ = 0;
    __other.__invalidate();
    __renew();
}

#if OM_CXX11
template <class _CharT, class _Traits, class _Alloc>
OM_CONSTEXPR20 basic_string<_CharT, _Traits, _Alloc> &
basic_string<_CharT, _Traits, _Alloc>::__move(basic_string &__other) {
    if (this == __builtin_addressof(__other)) {
        // [container.reqmts]/17 leaves the value open.
        __remove(0, size());
        return *this;
    }
    const bool __travels = __om::alloc_policy<_Alloc>::__on_move;
    if (!__travels && !(__allocator() == __other.__allocator())) {
        __replace(0, size(), __other.__rep.__data_, __other.size());
        __other.__remove(0, __other.size());
        return *this;
    }
    __invalidate();
    __release_();
    __om::alloc_propagation<__travels>::copy(__allocator(), __other.__allocator());
    __take(__other);
    return *this;
}
#endif

OM_MEMBER(void)::__swap(basic_string &__other) OM_NOEXCEPT {
    const bool __travels = __om::alloc_policy<_Alloc>::__on_swap;
    OM_REQUIRES(__travels || __allocator() == __other.__allocator(),
                "string::swap: the allocators differ and do not travel with the strings");
    __om::alloc_propagation<__travels>::swap(__allocator(), __other.__allocator());
    _CharT *const __data = __rep.__data_;
    const size_type __size = __rep.__size_;
    const size_type __capacity = __rep.__capacity_;
    __rep.__data_ = __other.__rep.__data_;
    __rep.__size_ = __other.__rep.__size_;
    __rep.__capacity_ = __other.__rep.__capacity_;
    __other.__rep.__data_ = __data;
    __other.__rep.__size_ = __size;
    __other.__rep.__capacity_ = __capacity;
    __renew();
    __other.__renew();
}

template <class _CharT, class _Traits, class _Alloc>
OM_CONSTEXPR20 basic_string<_CharT, _Traits, _Alloc>
basic_string<_CharT, _Traits, _Alloc>::__join(const _CharT *__l, size_type __n, const _CharT *__r, size_type __m,
                                              const _Alloc &__a) {
    basic_string __joined(__a);
    if (__n == 0) {
        __joined.__create(__r, __m);
    } else if (__m == 0) {
        __joined.__create(__l, __n);
    } else {
        if (__m > __joined.max_size() - __n)
            __om::throw_length_error("basic_string: the result would be too long");
        __joined.__rep.__data_ = __joined.__allocate_(__renews ? __allotted_(__n + __m) : __n + __m + 1);
        __joined.__rep.__size_ = __n + __m;
        __joined.__rep.__capacity_ = __n + __m;
        _Traits::copy(__joined.__rep.__data_, __l, __n);
        _Traits::copy(__joined.__rep.__data_ + __n, __r, __m);
        _Traits::assign(__joined.__rep.__data_[__n + __m], _CharT());
    }
    return __joined;
}

OM_MEMBER(size_t)::__find(const _CharT *__s, size_type __pos, size_type __n) const {
    return __om::find_text<_Traits, _CharT>(__rep.__data_, size(), __s, __n, __pos);
}
OM_MEMBER(size_t)::__rfind(const _CharT *__s, size_type __pos, size_type __n) const {
    return __om::rfind_text<_Traits, _CharT>(__rep.__data_, size(), __s, __n, __pos);
}
OM_MEMBER(size_t)::__find_first(const _CharT *__set, size_type __pos, size_type __n, bool __member) const {
    return __om::find_first<_Traits, _CharT>(__rep.__data_, size(), __set, __n, __pos, __member);
}
OM_MEMBER(size_t)::__find_last(const _CharT *__set, size_type __pos, size_type __n, bool __member) const {
    return __om::find_last<_Traits, _CharT>(__rep.__data_, size(), __set, __n, __pos, __member);
}
OM_MEMBER(int)::__compare(size_type __pos, size_type __n, const _CharT *__s, size_type __m) const {
    return __om::compare_texts<_Traits, _CharT>(__rep.__data_ + __pos, __n, __s, __m);
}

} // namespace std

#undef OM_MEMBER

OM_END_MODEL

#endif
