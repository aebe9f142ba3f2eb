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

OM_MEMBER(_CharT *)::_M_allocate(size_type __n) {
#if OM_CXX20
    if (__builtin_is_constant_evaluated()) return new _CharT[__n]();
#endif
    if (_S_renews) return static_cast<_CharT *>(::operator new(__n * sizeof(_CharT)));
    return _M_allocator().allocate(__n);
}

OM_MEMBER(void)::_M_deallocate(_CharT *__p, size_type __n) OM_NOEXCEPT {
#if OM_CXX20
    if (__builtin_is_constant_evaluated()) {
        delete[] __p;
        return;
    }
#endif
    if (_S_renews)
        ::operator delete(__p);
    else
        _M_allocator().deallocate(__p, __n);
}

// Storage for an operation that must not throw; null when there is none or the string keeps its own.
OM_MEMBER(_CharT *)::_M_try_allocate(size_type __n) OM_NOEXCEPT {
#if OM_CXX20
    if (__builtin_is_constant_evaluated()) return new _CharT[__n]();
#endif
    return _S_renews ? static_cast<_CharT *>(::operator new(__n * sizeof(_CharT), nothrow)) : OM_NULL;
}

OM_MEMBER(_CharT *)::_M_empty_text() const {
#if OM_CXX20
    if (__builtin_is_constant_evaluated()) return const_cast<_CharT *>(&__om::terminator<_CharT>::character);
#endif
    if (!_M._M_data) {
        _M_late()._M_data = static_cast<_CharT *>(__verify_allocate(sizeof(_CharT)));
        *_M._M_data = _CharT();
    }
    return _M._M_data;
}

template <class _CharT, class _Traits, class _Alloc>
__om::string_block *basic_string<_CharT, _Traits, _Alloc>::_M_current_version() const {
    if (!_M._M_block) {
        _M_late()._M_block = static_cast<__om::string_block *>(__verify_allocate(sizeof(__om::string_block)));
        _M._M_block->version = 1;
    }
    _M._M_block->first = _M_text();
    _M._M_block->size = size();
    return _M._M_block;
}

// How much a string can hold is the library's choice: any value that suffices, fixed once it was seen.
OM_MEMBER(size_t)::_M_observe_capacity() const {
#if OM_CXX20
    if (__builtin_is_constant_evaluated()) return _M_room();
#endif
    if (_S_renews && !(_M._M_capacity & _S_observed) && !__verify_executing()) {
        size_type __extra = 0;
        __verify_havoc(&__extra, sizeof(__extra));
        __verify_assume(__extra <= max_size() - _M._M_capacity);
        _M_late()._M_capacity = (_M._M_capacity + __extra) | _S_observed;
    }
    return _M_room();
}

OM_MEMBER(void)::_M_create(const _CharT *__s, size_type __n) {
    if (__n == 0) return;
    if (__n > max_size()) __om::throw_length_error("basic_string::_M_create");
    _M._M_data = _M_allocate(_S_renews ? _S_allotted(__n) : __n + 1);
    _M._M_size = __n;
    _M._M_capacity = __n;
    _Traits::copy(_M._M_data, __s, __n);
    _Traits::assign(_M._M_data[__n], _CharT());
}

OM_MEMBER(void)::_M_release() OM_NOEXCEPT {
    if (!_M._M_data) return;
    if (_M_owns())
        _M_deallocate(_M._M_data, _M_room() + 1);
    else
        __verify_release(_M._M_data);
    _M._M_data = OM_NULL;
}

OM_MEMBER(void)::_M_renew() OM_NOEXCEPT { _M_remove(0, 0); }

OM_MEMBER(void)::_M_reserve(size_type __n) {
    if (__n > max_size()) __om::throw_length_error("basic_string::reserve");
    if (__n <= _M_room()) {
        _M_renew();
    } else if (_S_renews) {
        _M_renew();
        _M._M_capacity = __n;
    } else {
        _CharT *__text = _M_allocate(__n + 1);
        _Traits::copy(__text, _M_text(), size() + 1);
        _M_install(__text, size(), __n);
    }
}

// A text in which __n characters at __pos have given way to room for __m others. With an allocator of
// the program's own it is the present one where that is large enough and only its end changes.
OM_MEMBER(_CharT *)::_M_open(size_type __pos, size_type __n, size_type __m, size_type &__room) {
    const size_type __kept = size() - __n;
    if (__m > max_size() - __kept) __om::throw_length_error("basic_string: the result would be too long");
    const size_type __size = __kept + __m;
    __room = _M_room();
    if (__pos == size() && (_S_renews ? size() > 1024 && __size < _S_allotted(size()) : __size <= __room)) {
        if (__room < __size) __room = __size;
        return _M._M_data;
    }
    if (__size > __room) __room = _S_renews || __size > 2 * __room ? __size : 2 * __room;
    _CharT *__text = _M_allocate(_S_renews ? _S_allotted(__size) : __room + 1);
    _Traits::copy(__text, _M._M_data, __pos);
    _Traits::copy(__text + __pos + __m, _M._M_data + __pos + __n, __kept - __pos);
    return __text;
}

OM_MEMBER(void)::_M_install(_CharT *__text, size_type __size, size_type __room) {
    _M_invalidate();
    if (__text != _M._M_data) _M_release();
    _M._M_data = __text;
    _M._M_size = __size;
    if (__room != _M_room()) _M._M_capacity = __room;
    _Traits::assign(__text[__size], _CharT());
}

template <class _CharT, class _Traits, class _Alloc>
OM_CONSTEXPR20 basic_string<_CharT, _Traits, _Alloc> &
basic_string<_CharT, _Traits, _Alloc>::_M_replace(size_type __pos, size_type __n, const _CharT *__s, size_type __m) {
    if (__m == 0) {
        _M_remove(__pos, __n);
        return *this;
    }
    size_type __room = 0;
    _CharT *__text = _M_open(__pos, __n, __m, __room);
    _Traits::copy(__text + __pos, __s, __m);
    _M_install(__text, size() - __n + __m, __room);
    return *this;
}

template <class _CharT, class _Traits, class _Alloc>
OM_CONSTEXPR20 basic_string<_CharT, _Traits, _Alloc> &
basic_string<_CharT, _Traits, _Alloc>::_M_replace_fill(size_type __pos, size_type __n, size_type __m, _CharT __c) {
    if (__m == 0) {
        _M_remove(__pos, __n);
        return *this;
    }
    size_type __room = 0;
    _CharT *__text = _M_open(__pos, __n, __m, __room);
    _Traits::assign(__text + __pos, __m, __c);
    _M_install(__text, size() - __n + __m, __room);
    return *this;
}

template <class _CharT, class _Traits, class _Alloc>
void basic_string<_CharT, _Traits, _Alloc>::_M_receive(const _CharT *__s, size_type __n) {
    _M_remove(0, size());
    if (__n == 0) return;
    // At least what _S_allotted gives, computed without a branch.
    const size_type __allotted = _S_renews ? __n + 1 + (__n & (size_type(0) - size_type(__n > 1024))) : __n + 1;
    _CharT *const __text = _M_allocate(__allotted);
    __builtin_memcpy(__text, __s, __n * sizeof(_CharT));
    _M_install(__text, __n, __n);
}

OM_MEMBER(void)::_M_remove(size_type __pos, size_type __n) OM_NOEXCEPT {
    const size_type __kept = size() - __n;
    if (_S_renews && __kept == 0) {
        _M_invalidate();
        _M_release();
        _M._M_size = 0;
        return;
    }
    if (_CharT *__text = _M_try_allocate(_S_allotted(__kept))) {
        _Traits::copy(__text, _M._M_data, __pos);
        _Traits::copy(__text + __pos, _M._M_data + __pos + __n, __kept - __pos);
        _M_install(__text, __kept, _M_room());
    } else if (_M_owns()) {
        _Traits::move(_M._M_data + __pos, _M._M_data + __pos + __n, __kept - __pos);
        _M_install(_M._M_data, __kept, _M_room());
    }
}

template <class _CharT, class _Traits, class _Alloc>
OM_CONSTEXPR20 basic_string<_CharT, _Traits, _Alloc> &
basic_string<_CharT, _Traits, _Alloc>::_M_copy(const basic_string &__other) {
    if (this == __builtin_addressof(__other)) return *this;
    const bool __travels = __om::alloc_policy<_Alloc>::__on_copy;
    if (__travels && !(_M_allocator() == __other._M_allocator())) {
        _M_remove(0, size());
        _M_release();
        _M._M_capacity = 0;
    }
    __om::alloc_propagation<__travels>::copy(_M_allocator(), __other._M_allocator());
    return _M_replace(0, size(), __other._M._M_data, __other.size());
}

// The characters of another string, which is empty afterwards. There is no storage here to release.
OM_MEMBER(void)::_M_take(basic_string &__other) OM_NOEXCEPT {
    _M._M_data = __other._M._M_data;
    _M._M_size = __other._M._M_size;
    _M._M_capacity = __other._M._M_capacity;
    __other._M._M_data = OM_NULL;
    __other._M._M_size = 0;
    __other._M._M_capacity = 0;
    __other._M_invalidate();
    _M_renew();
}

#if OM_CXX11
template <class _CharT, class _Traits, class _Alloc>
OM_CONSTEXPR20 basic_string<_CharT, _Traits, _Alloc> &
basic_string<_CharT, _Traits, _Alloc>::_M_move(basic_string &__other) {
    if (this == __builtin_addressof(__other)) {
        // [container.reqmts]/17 leaves the value open.
        _M_remove(0, size());
        return *this;
    }
    const bool __travels = __om::alloc_policy<_Alloc>::__on_move;
    if (!__travels && !(_M_allocator() == __other._M_allocator())) {
        _M_replace(0, size(), __other._M._M_data, __other.size());
        __other._M_remove(0, __other.size());
        return *this;
    }
    _M_invalidate();
    _M_release();
    __om::alloc_propagation<__travels>::copy(_M_allocator(), __other._M_allocator());
    _M_take(__other);
    return *this;
}
#endif

OM_MEMBER(void)::_M_swap(basic_string &__other) OM_NOEXCEPT {
    const bool __travels = __om::alloc_policy<_Alloc>::__on_swap;
    OM_REQUIRES(__travels || _M_allocator() == __other._M_allocator(),
                "string::swap: the allocators differ and do not travel with the strings");
    __om::alloc_propagation<__travels>::swap(_M_allocator(), __other._M_allocator());
    _CharT *const __data = _M._M_data;
    const size_type __size = _M._M_size;
    const size_type __capacity = _M._M_capacity;
    _M._M_data = __other._M._M_data;
    _M._M_size = __other._M._M_size;
    _M._M_capacity = __other._M._M_capacity;
    __other._M._M_data = __data;
    __other._M._M_size = __size;
    __other._M._M_capacity = __capacity;
    _M_renew();
    __other._M_renew();
}

template <class _CharT, class _Traits, class _Alloc>
OM_CONSTEXPR20 basic_string<_CharT, _Traits, _Alloc>
basic_string<_CharT, _Traits, _Alloc>::_S_join(const _CharT *__l, size_type __n, const _CharT *__r, size_type __m,
                                               const _Alloc &__a) {
    basic_string __joined(__a);
    if (__n == 0) {
        __joined._M_create(__r, __m);
    } else if (__m == 0) {
        __joined._M_create(__l, __n);
    } else {
        if (__m > __joined.max_size() - __n) __om::throw_length_error("basic_string: the result would be too long");
        __joined._M._M_data = __joined._M_allocate(_S_renews ? _S_allotted(__n + __m) : __n + __m + 1);
        __joined._M._M_size = __n + __m;
        __joined._M._M_capacity = __n + __m;
        _Traits::copy(__joined._M._M_data, __l, __n);
        _Traits::copy(__joined._M._M_data + __n, __r, __m);
        _Traits::assign(__joined._M._M_data[__n + __m], _CharT());
    }
    return __joined;
}

OM_MEMBER(size_t)::_M_find(const _CharT *__s, size_type __pos, size_type __n) const {
    return __om::find_text<_Traits, _CharT>(_M._M_data, size(), __s, __n, __pos);
}
OM_MEMBER(size_t)::_M_rfind(const _CharT *__s, size_type __pos, size_type __n) const {
    return __om::rfind_text<_Traits, _CharT>(_M._M_data, size(), __s, __n, __pos);
}
OM_MEMBER(size_t)::_M_find_first(const _CharT *__set, size_type __pos, size_type __n, bool __member) const {
    return __om::find_first<_Traits, _CharT>(_M._M_data, size(), __set, __n, __pos, __member);
}
OM_MEMBER(size_t)::_M_find_last(const _CharT *__set, size_type __pos, size_type __n, bool __member) const {
    return __om::find_last<_Traits, _CharT>(_M._M_data, size(), __set, __n, __pos, __member);
}
OM_MEMBER(int)::_M_compare(size_type __pos, size_type __n, const _CharT *__s, size_type __m) const {
    return __om::compare_texts<_Traits, _CharT>(_M._M_data + __pos, __n, __s, __m);
}

} // namespace std

#undef OM_MEMBER

OM_END_MODEL

#endif
