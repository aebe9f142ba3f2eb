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
    : __back_(OM_NULL), __next_(OM_NULL), __limit_(OM_NULL), __begin_(OM_NULL), __put(OM_NULL), __put_limit(OM_NULL),
      __locale_() {}
template <class _CharT, class _Traits>
basic_streambuf<_CharT, _Traits>::basic_streambuf(const basic_streambuf &__other)
    : __back_(__other.__back_), __next_(__other.__next_), __limit_(__other.__limit_), __begin_(__other.__begin_),
      __put(__other.__put), __put_limit(__other.__put_limit), __locale_(__other.__locale_) {}
template <class _CharT, class _Traits>
basic_streambuf<_CharT, _Traits>::~basic_streambuf() {}

template <class _CharT, class _Traits>
basic_streambuf<_CharT, _Traits> &basic_streambuf<_CharT, _Traits>::operator=(const basic_streambuf &__other) {
    __back_ = __other.__back_;
    __next_ = __other.__next_;
    __limit_ = __other.__limit_;
    __begin_ = __other.__begin_;
    __put = __other.__put;
    __put_limit = __other.__put_limit;
    __locale_ = __other.__locale_;
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
        const streamsize __ready = __limit_ - __next_;
        if (__ready != 0) {
            const streamsize __part = __ready < __n - __done ? __ready : __n - __done;
            _Traits::copy(__s + __done, __next_, static_cast<size_t>(__part));
            __next_ += __part;
            __done += __part;
        } else {
            const int_type __c = uflow();
            if (_Traits::eq_int_type(__c, _Traits::eof()))
                break;
            _Traits::assign(__s[__done], _Traits::to_char_type(__c));
            ++__done;
        }
    }
    return __done;
}

OM_MEMBER(typename _Traits::int_type)::underflow() { return _Traits::eof(); }

OM_MEMBER(typename _Traits::int_type)::uflow() {
    if (_Traits::eq_int_type(underflow(), _Traits::eof()))
        return _Traits::eof();
    OM_CHECK("stream-misuse", __next_ != __limit_,
             "streambuf::underflow() of a derived class reports a character but makes none available");
    return _Traits::to_int_type(*__next_++);
}

OM_MEMBER(typename _Traits::int_type)::pbackfail(int_type) { return _Traits::eof(); }

OM_MEMBER(streamsize)::xsputn(const _CharT *__s, streamsize __n) {
    streamsize __done = 0;
    while (__done < __n) {
        const streamsize __ready = __put_limit - __put;
        if (__ready != 0) {
            const streamsize __part = __ready < __n - __done ? __ready : __n - __done;
            _Traits::copy(__put, __s + __done, static_cast<size_t>(__part));
            __put += __part;
            __done += __part;
        } else {
            if (_Traits::eq_int_type(overflow(_Traits::to_int_type(__s[__done])), _Traits::eof()))
                break;
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
