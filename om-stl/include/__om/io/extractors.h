// The extractors that are no members of basic_istream [istream.extractors], [string.io], std::ws, and
// extraction from streams that are rvalues.
#ifndef OM_IO_EXTRACTORS_H
#define OM_IO_EXTRACTORS_H

#include <__om/io/istream.h>
#include <__om/io/unknown_text.h>
#include <string>

OM_BEGIN_MODEL

#define OM_ISTREAM basic_istream<_CharT, _Traits>

namespace __om {

// Characters into an array of a known length, of which the last is the terminator.
template <class _CharT, class _Traits>
void extract_text(std::basic_istream<_CharT, _Traits> &__s, _CharT *__to, std::streamsize __room) {
    typedef std::ios_base ios_base;
    std::streamsize __n = 0;
    ios_base::iostate __state = ios_base::goodbit;
    typename std::basic_istream<_CharT, _Traits>::sentry __guard(__s, __s.__unseen_input());
    if (__guard) {
        OM_TRY {
            const std::streamsize __width = __s.width();
            if (__width > 0 && __width < __room)
                __room = __width;
            if (__s.__unconstrained_()) {
                // A character that was looked at before comes first.
                if (__room > 1 && __s.rdbuf()->in_avail() != 0)
                    __to[__n++] = _Traits::to_char_type(__s.rdbuf()->sbumpc());
                __n += static_cast<std::streamsize>(
                    read_unknown_array(__to + __n, static_cast<std::size_t>(__room - 1 - __n), ends_word<_CharT>()));
                const bool __ended = __n == 0 || unknown_choice();
                __verify_typed(__ended, OM_END, OM_NULL, 0, 0);
                if (__ended)
                    __state |= ios_base::eofbit;
            } else {
                std::basic_streambuf<_CharT, _Traits> *const __buffer = __s.rdbuf();
                typename _Traits::int_type __c = __buffer->sgetc();
                for (; __n + 1 < __room; __c = __buffer->snextc()) {
                    if (_Traits::eq_int_type(__c, _Traits::eof())) {
                        __state |= ios_base::eofbit;
                        break;
                    }
                    if (is_space(_Traits::to_char_type(__c)))
                        break;
                    __to[__n++] = _Traits::to_char_type(__c);
                }
            }
            __to[__n] = _CharT();
            __s.width(0);
        }
        OM_CATCH_ALL { __s.__caught(); }
        if (__n == 0)
            __state |= ios_base::failbit;
        if (__state)
            __s.setstate(__state);
    }
}

// How many characters fit behind a pointer: as many as its object has, or no one knows.
template <class _CharT>
inline std::streamsize room_behind(_CharT *__to) {
    OM_REQUIRES(__to != OM_NULL, "a text is extracted from a stream to a null pointer");
    return __PTRDIFF_MAX__ / static_cast<std::ptrdiff_t>(sizeof(_CharT));
}

} // namespace __om

namespace std {

template <class _CharT, class _Traits>
OM_ISTREAM &operator>>(OM_ISTREAM &__s, _CharT &__c) {
    typename OM_ISTREAM::sentry __guard(__s);
    if (__guard) {
        ios_base::iostate __state = ios_base::goodbit;
        OM_TRY {
            const typename _Traits::int_type __got = __s.rdbuf()->sbumpc();
            if (!_Traits::eq_int_type(__got, _Traits::eof()))
                __c = _Traits::to_char_type(__got);
            else
                __state |= ios_base::eofbit | ios_base::failbit;
        }
        OM_CATCH_ALL { __s.__caught(); }
        if (__state)
            __s.setstate(__state);
    }
    return __s;
}
template <class _Traits>
inline basic_istream<char, _Traits> &operator>>(basic_istream<char, _Traits> &__s, signed char &__c) {
    return __s >> reinterpret_cast<char &>(__c);
}
template <class _Traits>
inline basic_istream<char, _Traits> &operator>>(basic_istream<char, _Traits> &__s, unsigned char &__c) {
    return __s >> reinterpret_cast<char &>(__c);
}

#if OM_CXX20
template <class _CharT, class _Traits, size_t __n>
inline OM_ISTREAM &operator>>(OM_ISTREAM &__s, _CharT (&__to)[__n]) {
    __om::extract_text(__s, __to, static_cast<streamsize>(__n));
    return __s;
}
template <class _Traits, size_t __n>
inline basic_istream<char, _Traits> &operator>>(basic_istream<char, _Traits> &__s, signed char (&__to)[__n]) {
    return __s >> reinterpret_cast<char(&)[__n]>(__to);
}
template <class _Traits, size_t __n>
inline basic_istream<char, _Traits> &operator>>(basic_istream<char, _Traits> &__s, unsigned char (&__to)[__n]) {
    return __s >> reinterpret_cast<char(&)[__n]>(__to);
}
#else
template <class _CharT, class _Traits>
inline OM_ISTREAM &operator>>(OM_ISTREAM &__s, _CharT *__to) {
    __om::extract_text(__s, __to, __om::room_behind(__to));
    return __s;
}
template <class _Traits>
inline basic_istream<char, _Traits> &operator>>(basic_istream<char, _Traits> &__s, signed char *__to) {
    return __s >> reinterpret_cast<char *>(__to);
}
template <class _Traits>
inline basic_istream<char, _Traits> &operator>>(basic_istream<char, _Traits> &__s, unsigned char *__to) {
    return __s >> reinterpret_cast<char *>(__to);
}
#endif

// [string.io]: the characters are gathered in pieces, so that the string is not made anew for each.
template <class _CharT, class _Traits, class _Alloc>
OM_ISTREAM &operator>>(OM_ISTREAM &__s, basic_string<_CharT, _Traits, _Alloc> &__text) {
    ios_base::iostate __state = ios_base::goodbit;
    bool __any = false;
    typename OM_ISTREAM::sentry __guard(__s, __s.__unseen_input());
    if (__guard) {
        OM_TRY {
            __text.erase();
            const streamsize __limit = __s.width() > 0 ? __s.width() : static_cast<streamsize>(__text.max_size());
            if (__s.__unconstrained_()) {
                // A character that was looked at before comes first.
                const bool __seen = __s.rdbuf()->in_avail() != 0;
                const _CharT __first = __seen ? _Traits::to_char_type(__s.rdbuf()->sbumpc()) : _CharT();
                __om::read_unknown_text(__text, static_cast<size_t>(__seen ? __limit - 1 : __limit),
                                        __om::ends_word<_CharT>());
                if (__seen)
                    __text.insert(size_t(0), size_t(1), __first);
                __any = !__text.empty();
                const bool __ended = !__any || __om::unknown_choice();
                __verify_typed(__ended, OM_END, OM_NULL, 0, 0);
                if (__ended)
                    __state |= ios_base::eofbit;
            } else {
                basic_streambuf<_CharT, _Traits> *const __buffer = __s.rdbuf();
                _CharT __piece[128];
                size_t __held = 0;
                streamsize __count = 0;
                typename _Traits::int_type __c = __buffer->sgetc();
                for (; __count < __limit; ++__count, __c = __buffer->snextc()) {
                    if (_Traits::eq_int_type(__c, _Traits::eof())) {
                        __state |= ios_base::eofbit;
                        break;
                    }
                    if (__om::is_space(_Traits::to_char_type(__c)))
                        break;
                    if (__held == 128) {
                        __text.append(__piece, __held);
                        __held = 0;
                    }
                    __piece[__held++] = _Traits::to_char_type(__c);
                    __any = true;
                }
                __text.append(__piece, __held);
            }
            __s.width(0);
        }
        OM_CATCH_ALL { __s.__caught(); }
        if (!__any)
            __state |= ios_base::failbit;
        if (__state)
            __s.setstate(__state);
    }
    return __s;
}

template <class _CharT, class _Traits, class _Alloc>
OM_ISTREAM &getline(OM_ISTREAM &__s, basic_string<_CharT, _Traits, _Alloc> &__text, _CharT __delimiter) {
    ios_base::iostate __state = ios_base::goodbit;
    bool __any = false;
    const bool __unknown = __s.__unseen_input();
    typename OM_ISTREAM::sentry __guard(__s, true);
    if (__guard) {
        OM_TRY {
            __text.erase();
            if (__unknown) {
                const __om::ends_line<_CharT> __ends = {__delimiter};
                const size_t __n = __om::read_unknown_text(__text, __text.max_size(), __ends);
                const bool __ended = __om::unknown_choice();
                __om::typed_end(__ended, __delimiter);
                __any = __n != 0 || !__ended;
                if (__ended)
                    __state |= ios_base::eofbit;
            } else {
                basic_streambuf<_CharT, _Traits> *const __buffer = __s.rdbuf();
                _CharT __piece[128];
                size_t __held = 0;
                for (;;) {
                    const typename _Traits::int_type __c = __buffer->sbumpc();
                    if (_Traits::eq_int_type(__c, _Traits::eof())) {
                        __state |= ios_base::eofbit;
                        break;
                    }
                    __any = true;
                    if (_Traits::eq(_Traits::to_char_type(__c), __delimiter))
                        break;
                    if (__held == 128) {
                        __text.append(__piece, __held);
                        __held = 0;
                    }
                    __piece[__held++] = _Traits::to_char_type(__c);
                }
                __text.append(__piece, __held);
            }
        }
        OM_CATCH_ALL { __s.__caught(); }
        if (!__any)
            __state |= ios_base::failbit;
        if (__state)
            __s.setstate(__state);
    }
    return __s;
}
template <class _CharT, class _Traits, class _Alloc>
inline OM_ISTREAM &getline(OM_ISTREAM &__s, basic_string<_CharT, _Traits, _Alloc> &__text) {
    return std::getline(__s, __text, __s.widen('\n'));
}

// [istream.manip]
template <class _CharT, class _Traits>
OM_ISTREAM &ws(OM_ISTREAM &__s) {
    ios_base::iostate __state = ios_base::goodbit;
    typename OM_ISTREAM::sentry __guard(__s, true);
    if (__guard) {
        OM_TRY {
            basic_streambuf<_CharT, _Traits> *const __buffer = __s.rdbuf();
            const bool __unconstrained = __s.__unconstrained_();
            if (__unconstrained && __buffer->in_avail() != 0 &&
                __om::is_space(_Traits::to_char_type(__buffer->sgetc())))
                __buffer->sbumpc();
            typename _Traits::int_type __c = __buffer->sgetc();
            if (__unconstrained)
                __verify_assume(!__om::is_space(_Traits::to_char_type(__c)));
            while (!_Traits::eq_int_type(__c, _Traits::eof()) && __om::is_space(_Traits::to_char_type(__c)))
                __c = __buffer->snextc();
            if (_Traits::eq_int_type(__c, _Traits::eof()))
                __state |= ios_base::eofbit;
        }
        OM_CATCH_ALL { __s.__caught(); }
        if (__state)
            __s.setstate(__state);
    }
    return __s;
}

#if OM_CXX11
template <class _CharT, class _Traits, class _Alloc>
inline OM_ISTREAM &getline(OM_ISTREAM &&__s, basic_string<_CharT, _Traits, _Alloc> &__text, _CharT __delimiter) {
    return std::getline(__s, __text, __delimiter);
}
template <class _CharT, class _Traits, class _Alloc>
inline OM_ISTREAM &getline(OM_ISTREAM &&__s, basic_string<_CharT, _Traits, _Alloc> &__text) {
    return std::getline(__s, __text);
}

// [istream.rvalue]
template <class _Stream, class _Tp>
inline typename enable_if<!is_lvalue_reference<_Stream>::value && is_convertible<_Stream *, ios_base *>::value,
                          decltype((void)(declval<_Stream &>() >> declval<_Tp>()), declval<_Stream &&>())>::type
operator>>(_Stream &&__s, _Tp &&__value) {
    __s >> static_cast<_Tp &&>(__value);
    return static_cast<_Stream &&>(__s);
}
#endif

#undef OM_ISTREAM

extern template istream &operator>>(istream &, char &);
extern template istream &operator>>(istream &, string &);
extern template istream &getline(istream &, string &, char);
extern template istream &getline(istream &, string &);
extern template istream &ws(istream &);

} // namespace std

OM_END_MODEL

#endif
