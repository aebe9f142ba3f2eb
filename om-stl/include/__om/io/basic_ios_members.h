// The members of basic_ios that do more than read or set a field.
#ifndef OM_IO_BASIC_IOS_MEMBERS_H
#define OM_IO_BASIC_IOS_MEMBERS_H

#include <__om/io/basic_ios.h>
#include <__om/io/streambuf_members.h>

OM_BEGIN_MODEL

#define OM_MEMBER(type)                                                                                                \
    template <class _CharT, class _Traits>                                                                             \
    type basic_ios<_CharT, _Traits>

namespace std {

template <class _CharT, class _Traits>
basic_ios<_CharT, _Traits>::basic_ios() : _M_tied(OM_NULL), _M_fill(), _M_fill_is_set(true), _M_buffer(OM_NULL) {}
template <class _CharT, class _Traits>
basic_ios<_CharT, _Traits>::basic_ios(basic_streambuf<_CharT, _Traits> *__buffer)
    : _M_tied(OM_NULL), _M_fill(), _M_fill_is_set(true), _M_buffer(OM_NULL) {
    init(__buffer);
}
template <class _CharT, class _Traits>
basic_ios<_CharT, _Traits>::~basic_ios() {}

OM_MEMBER(void)::init(basic_streambuf<_CharT, _Traits> *__buffer) {
    _M_reset();
    _M_buffer = __buffer;
    _M_tied = OM_NULL;
    _M_fill = widen(' ');
    _M_state = __buffer ? goodbit : badbit;
}

template <class _CharT, class _Traits>
basic_ios<_CharT, _Traits> &basic_ios<_CharT, _Traits>::copyfmt(const basic_ios &__other) {
    if (this == __builtin_addressof(__other)) return *this;
    _M_raise(erase_event);
    _M_copy_format(__other);
    _M_tied = __other._M_tied;
    _M_fill = __other._M_fill;
    _M_raise(copyfmt_event);
    exceptions(__other._M_mask);
    return *this;
}

OM_MEMBER(locale)::imbue(const locale &__locale) {
    const locale __old = ios_base::imbue(__locale);
    if (_M_buffer) _M_buffer->pubimbue(__locale);
    return __old;
}

OM_MEMBER(void)::_M_caught() {
    _M_state |= badbit;
    if (_M_mask & badbit) {
        OM_RETHROW;
    }
}

#if OM_CXX11
OM_MEMBER(void)::move(basic_ios &__other) {
    _M_swap_base(__other);
    __other._M_reset();
    _M_buffer = nullptr;
    _M_tied = __other._M_tied;
    _M_fill = __other._M_fill;
    __other._M_tied = nullptr;
}

OM_MEMBER(void)::swap(basic_ios &__other) noexcept {
    _M_swap_base(__other);
    basic_ostream<_CharT, _Traits> *const __tied = _M_tied;
    const _CharT __fill = _M_fill;
    _M_tied = __other._M_tied;
    _M_fill = __other._M_fill;
    __other._M_tied = __tied;
    __other._M_fill = __fill;
}
#endif

extern template class basic_ios<char>;

} // namespace std

#undef OM_MEMBER

OM_END_MODEL

#endif
