// The members of basic_ostream. Each inserter makes a text and hands it to the buffer between a
// sentry's construction and destruction; what the buffer throws becomes badbit.
#ifndef OM_IO_OSTREAM_MEMBERS_H
#define OM_IO_OSTREAM_MEMBERS_H

#include <__om/io/basic_ios_members.h>
#include <__om/io/number_format.h>
#include <__om/io/number_punctuation.h>
#include <__om/io/ostream.h>
#include <string>

OM_BEGIN_MODEL

#define OM_OSTREAM basic_ostream<_CharT, _Traits>
#define OM_MEMBER(type)                                                                                                \
    template <class _CharT, class _Traits>                                                                             \
    type OM_OSTREAM

namespace __om {

// std::uncaught_exception or std::uncaught_exceptions, whichever the dialect has.
bool is_unwinding() OM_NOEXCEPT;

} // namespace __om

namespace std {

template <class _CharT, class _Traits>
OM_OSTREAM::basic_ostream(basic_streambuf<_CharT, _Traits> *__buffer) {
    this->init(__buffer);
}
template <class _CharT, class _Traits>
OM_OSTREAM::~basic_ostream() {}

#if OM_CXX11
template <class _CharT, class _Traits>
OM_OSTREAM::basic_ostream(basic_ostream &&__other) {
    basic_ios<_CharT, _Traits>::move(__other);
}
template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::operator=(basic_ostream &&__other) {
    swap(__other);
    return *this;
}
OM_MEMBER(void)::swap(basic_ostream &__other) { basic_ios<_CharT, _Traits>::swap(__other); }
#endif

template <class _CharT, class _Traits>
OM_OSTREAM::sentry::sentry(basic_ostream &__stream) : __stream_(__stream), __ok(false) {
    if (__stream.tie() && __stream.good())
        __stream.tie()->flush();
    if (__stream.good())
        __ok = true;
    else if (__stream.bad())
        __stream.setstate(ios_base::failbit);
}

template <class _CharT, class _Traits>
OM_OSTREAM::sentry::~sentry() {
    if ((__stream_.flags() & ios_base::unitbuf) && __stream_.good() && !__om::is_unwinding()) {
        OM_TRY {
            if (__stream_.rdbuf()->pubsync() == -1)
                __stream_.__add_state(ios_base::badbit);
        }
        OM_CATCH_ALL {}
    }
}

OM_MEMBER(bool)::__unseen(const void *__value, size_t __size) const {
    return this->rdbuf()->__other_end() == __om::world_end && !__verify_concrete(__value, __size);
}

OM_MEMBER(bool)::__fill_up(streamsize __n) {
    for (; __n > 0; --__n)
        if (_Traits::eq_int_type(this->rdbuf()->sputc(this->fill()), _Traits::eof()))
            return false;
    return true;
}

// The text with padding to the left, to the right, or after the prefix.
OM_MEMBER(bool)::__padded(const _CharT *__s, streamsize __n, streamsize __prefix) {
    if (__unseen(&__n, sizeof(__n)) || __unseen(__s, static_cast<size_t>(__n) * sizeof(_CharT)))
        return true;
    const streamsize __padding = this->width() > __n ? this->width() - __n : 0;
    const ios_base::fmtflags __adjust = this->flags() & ios_base::adjustfield;
    const streamsize __before = __adjust == ios_base::left ? __n : __adjust == ios_base::internal ? __prefix : 0;
    basic_streambuf<_CharT, _Traits> *const __buffer = this->rdbuf();
    if (__before != 0 && __buffer->sputn(__s, __before) != __before)
        return false;
    if (__padding != 0 && !__fill_up(__padding))
        return false;
    return __before == __n || __buffer->sputn(__s + __before, __n - __before) == __n - __before;
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::__text_(const _CharT *__s, streamsize __n) {
    sentry __guard(*this);
    if (__guard) {
        bool __written = true;
        OM_TRY {
            __written = __padded(__s, __n, 0);
            this->width(0);
        }
        OM_CATCH_ALL { this->__caught(); }
        if (!__written)
            this->setstate(ios_base::badbit);
    }
    return *this;
}

// A number that was made of narrow characters.
template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::__number(const char *__text, size_t __n, size_t __prefix, bool __grouped) {
    bool __written = true;
    OM_TRY {
        basic_string<_CharT, _Traits> __wide;
        __om::punctuate(__wide, this->__getloc(), __text, __n, __prefix, __grouped);
        __written = __padded(__wide.data(), static_cast<streamsize>(__wide.size()), static_cast<streamsize>(__prefix));
        this->width(0);
    }
    OM_CATCH_ALL { this->__caught(); }
    if (!__written)
        this->setstate(ios_base::badbit);
    return *this;
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::__integer(unsigned long long __magnitude, bool __negative, bool __has_sign) {
    sentry __guard(*this);
    if (__guard) {
        if (__unseen(&__magnitude, sizeof(__magnitude))) {
            this->width(0);
            return *this;
        }
        const __om::integer_text __text(__magnitude, __negative, __has_sign, this->flags());
        __number(__text.begin(), __text.size(), __text.prefix(), true);
    }
    return *this;
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::__floating(double __value) {
    sentry __guard(*this);
    if (__guard) {
        if (__unseen(&__value, sizeof(__value))) {
            this->width(0);
            return *this;
        }
        const string __text = __om::floating_text(__value, this->flags(), static_cast<long>(this->precision()));
        __number(__text.data(), __text.size(), __om::floating_prefix(__text), false);
    }
    return *this;
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::__floating(long double __value) {
    sentry __guard(*this);
    if (__guard) {
        // Of the sixteen bytes of an x87 number six are padding.
        if (__unseen(&__value, __LDBL_MANT_DIG__ == 64 ? 10 : sizeof(__value))) {
            this->width(0);
            return *this;
        }
        const string __text = __om::floating_text(__value, this->flags(), static_cast<long>(this->precision()));
        __number(__text.data(), __text.size(), __om::floating_prefix(__text), false);
    }
    return *this;
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::operator<<(bool __value) {
    if (!(this->flags() & ios_base::boolalpha))
        return __integer(static_cast<unsigned long long>(__value), false, true);
    if (__unseen(&__value, sizeof(__value))) {
        this->width(0);
        return *this;
    }
    const basic_string<_CharT> __name = __om::truth_name<_CharT>(this->__getloc(), __value);
    return __text_(__name.data(), static_cast<streamsize>(__name.size()));
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::operator<<(const void *__value) {
    const ios_base::fmtflags __flags = this->flags();
    this->flags((__flags & ~(ios_base::basefield | ios_base::uppercase)) | ios_base::hex | ios_base::showbase);
    __integer(reinterpret_cast<__UINTPTR_TYPE__>(__value), false, false);
    this->flags(__flags);
    return *this;
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::operator<<(basic_streambuf<_CharT, _Traits> *__buffer) {
    ios_base::iostate __state = ios_base::goodbit;
    sentry __guard(*this);
    if (__guard && __buffer) {
        bool __any = false;
        OM_TRY {
            for (int_type __c = __buffer->sgetc(); !_Traits::eq_int_type(__c, _Traits::eof());
                 __c = __buffer->snextc()) {
                if (_Traits::eq_int_type(this->rdbuf()->sputc(_Traits::to_char_type(__c)), _Traits::eof()))
                    break;
                __any = true;
            }
        }
        OM_CATCH_ALL {
            this->__add_state(ios_base::failbit);
            if (this->exceptions() & ios_base::failbit) {
                OM_RETHROW;
            }
        }
        if (!__any)
            __state |= ios_base::failbit;
    } else if (!__buffer) {
        __state |= ios_base::badbit;
    }
    if (__state)
        this->setstate(__state);
    return *this;
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::put(char_type __c) {
    sentry __guard(*this);
    if (__guard) {
        bool __written = true;
        OM_TRY { __written = !_Traits::eq_int_type(this->rdbuf()->sputc(__c), _Traits::eof()); }
        OM_CATCH_ALL { this->__caught(); }
        if (!__written)
            this->setstate(ios_base::badbit);
    }
    return *this;
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::write(const char_type *__s, streamsize __n) {
    OM_REQUIRES(__n >= 0, "ostream::write(s, n): n is negative");
    sentry __guard(*this);
    if (__guard) {
        bool __written = true;
        OM_TRY { __written = this->rdbuf()->sputn(__s, __n) == __n; }
        OM_CATCH_ALL { this->__caught(); }
        if (!__written)
            this->setstate(ios_base::badbit);
    }
    return *this;
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::flush() {
    if (!this->rdbuf())
        return *this;
    sentry __guard(*this);
    if (__guard) {
        bool __written = true;
        OM_TRY { __written = this->rdbuf()->pubsync() != -1; }
        OM_CATCH_ALL { this->__caught(); }
        if (!__written)
            this->setstate(ios_base::badbit);
    }
    return *this;
}

OM_MEMBER(typename _Traits::pos_type)::tellp() {
    pos_type __pos = pos_type(off_type(-1));
    OM_TRY {
        if (!this->fail())
            __pos = this->rdbuf()->pubseekoff(0, ios_base::cur, ios_base::out);
    }
    OM_CATCH_ALL { this->__caught(); }
    return __pos;
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::seekp(pos_type __pos) {
    bool __found = true;
    OM_TRY {
        if (!this->fail())
            __found = this->rdbuf()->pubseekpos(__pos, ios_base::out) != pos_type(off_type(-1));
    }
    OM_CATCH_ALL { this->__caught(); }
    if (!__found)
        this->setstate(ios_base::failbit);
    return *this;
}

template <class _CharT, class _Traits>
OM_OSTREAM &OM_OSTREAM::seekp(off_type __off, ios_base::seekdir __way) {
    bool __found = true;
    OM_TRY {
        if (!this->fail())
            __found = this->rdbuf()->pubseekoff(__off, __way, ios_base::out) != pos_type(off_type(-1));
    }
    OM_CATCH_ALL { this->__caught(); }
    if (!__found)
        this->setstate(ios_base::failbit);
    return *this;
}

extern template class basic_ostream<char>;

} // namespace std

#undef OM_MEMBER
#undef OM_OSTREAM

OM_END_MODEL

#endif
