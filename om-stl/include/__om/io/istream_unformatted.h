// The unformatted input functions [istream.unformatted] and basic_iostream.
#ifndef OM_IO_ISTREAM_UNFORMATTED_H
#define OM_IO_ISTREAM_UNFORMATTED_H

#include <__om/io/istream_members.h>
#include <__om/io/unknown_text.h>

OM_BEGIN_MODEL

#define OM_ISTREAM basic_istream<_CharT, _Traits>
#define OM_MEMBER(type)                                                                                                \
    template <class _CharT, class _Traits>                                                                             \
    type OM_ISTREAM

namespace std {

OM_MEMBER(typename _Traits::int_type)::get() {
    int_type __c = _Traits::eof();
    __gcount = 0;
    ios_base::iostate __state = ios_base::goodbit;
    sentry __guard(*this, true);
    if (__guard) {
        OM_TRY {
            __c = this->rdbuf()->sbumpc();
            if (!_Traits::eq_int_type(__c, _Traits::eof()))
                __gcount = 1;
            else
                __state |= ios_base::eofbit;
        }
        OM_CATCH_ALL { this->__caught(); }
    }
    if (__gcount == 0)
        __state |= ios_base::failbit;
    if (__state)
        this->setstate(__state);
    return __c;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::get(char_type &__c) {
    const int_type __got = get();
    if (__gcount != 0)
        __c = _Traits::to_char_type(__got);
    return *this;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::get(char_type *__s, streamsize __n, char_type __delimiter) {
    OM_REQUIRES(__s != OM_NULL || __n <= 0, "istream::get(s, n): s is null");
    __gcount = 0;
    ios_base::iostate __state = ios_base::goodbit;
    const bool __unknown = __unseen_input();
    sentry __guard(*this, true);
    if (__guard) {
        OM_TRY {
            if (__unknown && __n > 0) {
                const __om::ends_line<char_type> __ends = {__delimiter};
                __gcount = static_cast<streamsize>(__om::read_unknown_array(__s, static_cast<size_t>(__n - 1), __ends));
                if (__om::unknown_choice())
                    __state |= ios_base::eofbit;
            }
            basic_streambuf<_CharT, _Traits> *const __buffer = this->rdbuf();
            while (!__unknown && __gcount + 1 < __n) {
                const int_type __c = __buffer->sgetc();
                if (_Traits::eq_int_type(__c, _Traits::eof())) {
                    __state |= ios_base::eofbit;
                    break;
                }
                if (_Traits::eq(_Traits::to_char_type(__c), __delimiter))
                    break;
                __s[__gcount++] = _Traits::to_char_type(__c);
                __buffer->sbumpc();
            }
        }
        OM_CATCH_ALL { this->__caught(); }
    }
    if (__n > 0)
        __s[__gcount] = char_type();
    if (__gcount == 0)
        __state |= ios_base::failbit;
    if (__state)
        this->setstate(__state);
    return *this;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::get(basic_streambuf<_CharT, _Traits> &__target, char_type __delimiter) {
    __gcount = 0;
    ios_base::iostate __state = ios_base::goodbit;
    sentry __guard(*this, true);
    if (__guard) {
        OM_TRY {
            basic_streambuf<_CharT, _Traits> *const __buffer = this->rdbuf();
            int_type __c = __buffer->sgetc();
            while (!_Traits::eq_int_type(__c, _Traits::eof()) &&
                   !_Traits::eq(_Traits::to_char_type(__c), __delimiter)) {
                if (_Traits::eq_int_type(__target.sputc(_Traits::to_char_type(__c)), _Traits::eof()))
                    break;
                ++__gcount;
                __c = __buffer->snextc();
            }
            if (_Traits::eq_int_type(__c, _Traits::eof()))
                __state |= ios_base::eofbit;
        }
        OM_CATCH_ALL { this->__caught(); }
    }
    if (__gcount == 0)
        __state |= ios_base::failbit;
    if (__state)
        this->setstate(__state);
    return *this;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::getline(char_type *__s, streamsize __n, char_type __delimiter) {
    OM_REQUIRES(__s != OM_NULL || __n <= 0, "istream::getline(s, n): s is null");
    __gcount = 0;
    streamsize __stored = 0;
    ios_base::iostate __state = ios_base::goodbit;
    const bool __unknown = __unseen_input();
    sentry __guard(*this, true);
    if (__guard) {
        OM_TRY {
            if (__unknown) {
                const __om::ends_line<char_type> __ends = {__delimiter};
                const streamsize __limit = __n > 0 ? __n - 1 : 0;
                __stored = static_cast<streamsize>(__om::read_unknown_array(__s, static_cast<size_t>(__limit), __ends));
                __gcount = __stored;
                const bool __ended = __om::unknown_choice();
                __om::typed_end(__ended, __delimiter);
                if (__ended)
                    __state |= ios_base::eofbit;
                else if (__stored == __limit && __om::unknown_choice())
                    __state |= ios_base::failbit;
                else
                    ++__gcount;
            }
            basic_streambuf<_CharT, _Traits> *const __buffer = this->rdbuf();
            while (!__unknown) {
                const int_type __c = __buffer->sgetc();
                if (_Traits::eq_int_type(__c, _Traits::eof())) {
                    __state |= ios_base::eofbit;
                    break;
                }
                if (_Traits::eq(_Traits::to_char_type(__c), __delimiter)) {
                    __buffer->sbumpc();
                    ++__gcount;
                    break;
                }
                if (__stored + 1 >= __n) {
                    __state |= ios_base::failbit;
                    break;
                }
                __s[__stored++] = _Traits::to_char_type(__c);
                __buffer->sbumpc();
                ++__gcount;
            }
        }
        OM_CATCH_ALL { this->__caught(); }
    }
    if (__n > 0)
        __s[__stored] = char_type();
    if (__gcount == 0)
        __state |= ios_base::failbit;
    if (__state)
        this->setstate(__state);
    return *this;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::ignore(streamsize __n, int_type __delimiter) {
    __gcount = 0;
    ios_base::iostate __state = ios_base::goodbit;
    const bool __unknown = __unseen_input();
    sentry __guard(*this, true);
    if (__guard && __n > 0) {
        OM_TRY {
            if (__unknown) {
                __verify_havoc(&__gcount, sizeof(__gcount));
                __verify_assume(__gcount >= 0 && __gcount <= __n);
                const bool __delimited = !_Traits::eq_int_type(__delimiter, _Traits::eof());
                if (__om::unknown_choice())
                    __state |= ios_base::eofbit;
                else
                    __verify_assume(__delimited ? __gcount > 0 : __gcount == __n);
            }
            basic_streambuf<_CharT, _Traits> *const __buffer = this->rdbuf();
            const bool __unlimited = __n == __PTRDIFF_MAX__;
            while (!__unknown && (__unlimited || __gcount < __n)) {
                const int_type __c = __buffer->sbumpc();
                if (_Traits::eq_int_type(__c, _Traits::eof())) {
                    __state |= ios_base::eofbit;
                    break;
                }
                if (__gcount != __PTRDIFF_MAX__)
                    ++__gcount;
                if (_Traits::eq_int_type(__c, __delimiter))
                    break;
            }
        }
        OM_CATCH_ALL { this->__caught(); }
        if (__state)
            this->setstate(__state);
    }
    return *this;
}

OM_MEMBER(typename _Traits::int_type)::peek() {
    int_type __c = _Traits::eof();
    __gcount = 0;
    ios_base::iostate __state = ios_base::goodbit;
    sentry __guard(*this, true);
    if (__guard) {
        OM_TRY {
            __c = this->rdbuf()->sgetc();
            if (_Traits::eq_int_type(__c, _Traits::eof()))
                __state |= ios_base::eofbit;
        }
        OM_CATCH_ALL { this->__caught(); }
        if (__state)
            this->setstate(__state);
    }
    return __c;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::read(char_type *__s, streamsize __n) {
    OM_REQUIRES(__n >= 0, "istream::read(s, n): n is negative");
    __gcount = 0;
    ios_base::iostate __state = ios_base::goodbit;
    const bool __unknown = __unseen_input();
    sentry __guard(*this, true);
    if (__guard) {
        OM_TRY {
            __gcount = __unknown ? static_cast<streamsize>(__om::read_unknown_array(__s, static_cast<size_t>(__n),
                                                                                    __om::ends_nowhere<char_type>()))
                                 : this->rdbuf()->sgetn(__s, __n);
            if (__gcount != __n)
                __state |= ios_base::eofbit | ios_base::failbit;
        }
        OM_CATCH_ALL { this->__caught(); }
        if (__state)
            this->setstate(__state);
    }
    return *this;
}

OM_MEMBER(streamsize)::readsome(char_type *__s, streamsize __n) {
    __gcount = 0;
    ios_base::iostate __state = ios_base::goodbit;
    sentry __guard(*this, true);
    if (__guard) {
        OM_TRY {
            const streamsize __ready = this->rdbuf()->in_avail();
            if (__ready > 0)
                __gcount = this->rdbuf()->sgetn(__s, __ready < __n ? __ready : __n);
            else if (__ready == -1)
                __state |= ios_base::eofbit;
        }
        OM_CATCH_ALL { this->__caught(); }
        if (__state)
            this->setstate(__state);
    }
    return __gcount;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::putback(char_type __c) {
    __gcount = 0;
    this->clear(this->rdstate() & ~ios_base::eofbit);
    sentry __guard(*this, true);
    if (__guard) {
        bool __back = true;
        OM_TRY { __back = this->rdbuf() && !_Traits::eq_int_type(this->rdbuf()->sputbackc(__c), _Traits::eof()); }
        OM_CATCH_ALL { this->__caught(); }
        if (!__back)
            this->setstate(ios_base::badbit);
    }
    return *this;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::unget() {
    __gcount = 0;
    this->clear(this->rdstate() & ~ios_base::eofbit);
    sentry __guard(*this, true);
    if (__guard) {
        bool __back = true;
        OM_TRY { __back = this->rdbuf() && !_Traits::eq_int_type(this->rdbuf()->sungetc(), _Traits::eof()); }
        OM_CATCH_ALL { this->__caught(); }
        if (!__back)
            this->setstate(ios_base::badbit);
    }
    return *this;
}

OM_MEMBER(int)::sync() {
    int __result = -1;
    ios_base::iostate __state = ios_base::goodbit;
    sentry __guard(*this, true);
    if (__guard) {
        OM_TRY {
            if (this->rdbuf()->pubsync() == -1)
                __state |= ios_base::badbit;
            else
                __result = 0;
        }
        OM_CATCH_ALL { this->__caught(); }
        if (__state)
            this->setstate(__state);
    }
    return __result;
}

OM_MEMBER(typename _Traits::pos_type)::tellg() {
    pos_type __pos = pos_type(off_type(-1));
    sentry __guard(*this, true);
    if (__guard) {
        OM_TRY {
            if (!this->fail())
                __pos = this->rdbuf()->pubseekoff(0, ios_base::cur, ios_base::in);
        }
        OM_CATCH_ALL { this->__caught(); }
    }
    return __pos;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::seekg(pos_type __pos) {
    this->clear(this->rdstate() & ~ios_base::eofbit);
    sentry __guard(*this, true);
    if (__guard) {
        bool __found = true;
        OM_TRY {
            if (!this->fail())
                __found = this->rdbuf()->pubseekpos(__pos, ios_base::in) != pos_type(off_type(-1));
        }
        OM_CATCH_ALL { this->__caught(); }
        if (!__found)
            this->setstate(ios_base::failbit);
    }
    return *this;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::seekg(off_type __off, ios_base::seekdir __way) {
    this->clear(this->rdstate() & ~ios_base::eofbit);
    sentry __guard(*this, true);
    if (__guard) {
        bool __found = true;
        OM_TRY {
            if (!this->fail())
                __found = this->rdbuf()->pubseekoff(__off, __way, ios_base::in) != pos_type(off_type(-1));
        }
        OM_CATCH_ALL { this->__caught(); }
        if (!__found)
            this->setstate(ios_base::failbit);
    }
    return *this;
}

// [iostreamclass]
template <class _CharT, class _Traits>
basic_iostream<_CharT, _Traits>::basic_iostream(basic_streambuf<_CharT, _Traits> *__buffer) {
    this->init(__buffer);
}
template <class _CharT, class _Traits>
basic_iostream<_CharT, _Traits>::~basic_iostream() {}

#if OM_CXX11
template <class _CharT, class _Traits>
basic_iostream<_CharT, _Traits>::basic_iostream(basic_iostream &&__other)
    : basic_istream<_CharT, _Traits>(static_cast<basic_istream<_CharT, _Traits> &&>(__other)) {}
template <class _CharT, class _Traits>
basic_iostream<_CharT, _Traits> &basic_iostream<_CharT, _Traits>::operator=(basic_iostream &&__other) {
    swap(__other);
    return *this;
}
template <class _CharT, class _Traits>
void basic_iostream<_CharT, _Traits>::swap(basic_iostream &__other) {
    basic_istream<_CharT, _Traits>::swap(__other);
}
#endif

extern template class basic_istream<char>;
extern template class basic_iostream<char>;

} // namespace std

#undef OM_MEMBER
#undef OM_ISTREAM

OM_END_MODEL

#endif
