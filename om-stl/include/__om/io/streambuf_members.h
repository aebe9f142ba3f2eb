// What basic_streambuf does unless a derived class says otherwise [streambuf.virtuals].
#ifndef OM_IO_STREAMBUF_MEMBERS_H
#define OM_IO_STREAMBUF_MEMBERS_H

#include <__om/io/streambuf.h>
#include <__om/string/char_traits.h>

OM_BEGIN_MODEL

#define OM_MEMBER(type)                                                                                                \
    template <class _CharT, class _Traits>                                                                             \
    type basic_streambuf<_CharT, _Traits>

namespace std {

template <class _CharT, class _Traits>
basic_streambuf<_CharT, _Traits>::basic_streambuf()
    : _M_back(OM_NULL), _M_next(OM_NULL), _M_limit(OM_NULL), _M_begin(OM_NULL), _M_put(OM_NULL), _M_put_limit(OM_NULL),
      _M_locale() {}
template <class _CharT, class _Traits>
basic_streambuf<_CharT, _Traits>::basic_streambuf(const basic_streambuf &__other)
    : _M_back(__other._M_back), _M_next(__other._M_next), _M_limit(__other._M_limit), _M_begin(__other._M_begin),
      _M_put(__other._M_put), _M_put_limit(__other._M_put_limit), _M_locale(__other._M_locale) {}
template <class _CharT, class _Traits>
basic_streambuf<_CharT, _Traits>::~basic_streambuf() {}

template <class _CharT, class _Traits>
basic_streambuf<_CharT, _Traits> &basic_streambuf<_CharT, _Traits>::operator=(const basic_streambuf &__other) {
    _M_back = __other._M_back;
    _M_next = __other._M_next;
    _M_limit = __other._M_limit;
    _M_begin = __other._M_begin;
    _M_put = __other._M_put;
    _M_put_limit = __other._M_put_limit;
    _M_locale = __other._M_locale;
    return *this;
}

OM_MEMBER(void)::swap(basic_streambuf &__other) {
    basic_streambuf __held(*this);
    *this = __other;
    __other = __held;
}

OM_MEMBER(void)::imbue(const locale &) {}

template <class _CharT, class _Traits>
basic_streambuf<_CharT, _Traits> *basic_streambuf<_CharT, _Traits>::setbuf(_CharT *, streamsize) {
    return this;
}

OM_MEMBER(typename _Traits::pos_type)::seekoff(off_type, ios_base::seekdir, ios_base::openmode) {
    return pos_type(off_type(-1));
}
OM_MEMBER(typename _Traits::pos_type)::seekpos(pos_type, ios_base::openmode) { return pos_type(off_type(-1)); }
OM_MEMBER(int)::sync() { return 0; }
OM_MEMBER(streamsize)::showmanyc() { return 0; }

OM_MEMBER(streamsize)::xsgetn(_CharT *__s, streamsize __n) {
    streamsize __done = 0;
    while (__done < __n) {
        const streamsize __ready = _M_limit - _M_next;
        if (__ready != 0) {
            const streamsize __part = __ready < __n - __done ? __ready : __n - __done;
            _Traits::copy(__s + __done, _M_next, static_cast<size_t>(__part));
            _M_next += __part;
            __done += __part;
        } else {
            const int_type __c = uflow();
            if (_Traits::eq_int_type(__c, _Traits::eof())) break;
            _Traits::assign(__s[__done], _Traits::to_char_type(__c));
            ++__done;
        }
    }
    return __done;
}

OM_MEMBER(typename _Traits::int_type)::underflow() { return _Traits::eof(); }

OM_MEMBER(typename _Traits::int_type)::uflow() {
    if (_Traits::eq_int_type(underflow(), _Traits::eof())) return _Traits::eof();
    OM_CHECK("stream-misuse", _M_next != _M_limit,
             "streambuf::underflow() of a derived class reports a character but makes none available");
    return _Traits::to_int_type(*_M_next++);
}

OM_MEMBER(typename _Traits::int_type)::pbackfail(int_type) { return _Traits::eof(); }

OM_MEMBER(streamsize)::xsputn(const _CharT *__s, streamsize __n) {
    streamsize __done = 0;
    while (__done < __n) {
        const streamsize __ready = _M_put_limit - _M_put;
        if (__ready != 0) {
            const streamsize __part = __ready < __n - __done ? __ready : __n - __done;
            _Traits::copy(_M_put, __s + __done, static_cast<size_t>(__part));
            _M_put += __part;
            __done += __part;
        } else {
            if (_Traits::eq_int_type(overflow(_Traits::to_int_type(__s[__done])), _Traits::eof())) break;
            ++__done;
        }
    }
    return __done;
}

OM_MEMBER(typename _Traits::int_type)::overflow(int_type) { return _Traits::eof(); }

extern template class basic_streambuf<char>;

} // namespace std

#undef OM_MEMBER

OM_END_MODEL

#endif
