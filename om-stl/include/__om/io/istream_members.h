// The members of basic_istream. An extractor collects its state bits while it reads and sets them last,
// so that an exception the mask asks for is thrown when everything else is done.
#ifndef OM_IO_ISTREAM_MEMBERS_H
#define OM_IO_ISTREAM_MEMBERS_H

#include <__om/io/basic_ios_members.h>
#include <__om/io/istream.h>
#include <__om/io/number_parse.h>
#include <__om/io/number_punctuation.h>
#include <__om/io/ostream_members.h>

OM_BEGIN_MODEL

#define OM_ISTREAM basic_istream<_CharT, _Traits>
#define OM_MEMBER(type)                                                                                                \
    template <class _CharT, class _Traits>                                                                             \
    type OM_ISTREAM

namespace __om {

// The characters of a buffer as the number parser wants them.
template <class _CharT, class _Traits>
class buffer_source {
public:
    explicit buffer_source(std::basic_streambuf<_CharT, _Traits> *__buffer) : __buffer_(__buffer), __ended_(false) {}
    int peek() { return __narrow(__buffer_->sgetc()); }
    int next() { return __narrow(__buffer_->snextc()); }
    bool ended() const { return __ended_; }

private:
    int __narrow(typename _Traits::int_type __c) {
        __ended_ = _Traits::eq_int_type(__c, _Traits::eof());
        if (__ended_)
            return -1;
        return static_cast<unsigned char>(narrowed(std::locale(classic_locale()), _Traits::to_char_type(__c), '\x1a'));
    }

    std::basic_streambuf<_CharT, _Traits> *__buffer_;
    bool __ended_;
};

template <class _Source, class _Value>
inline bool parse_number(_Source &__source, unsigned __flags, _Value &__value, __no) {
    const parsed_integer __n = parse_integer(__source, base_of(__flags));
    return store_integer(__n, __value);
}
// [facet.num.get.virtuals]/6: 0 and 1 are truth values, any other number is true and a failure.
template <class _Source>
inline bool parse_number(_Source &__source, unsigned __flags, bool &__value, __no) {
    const parsed_integer __n = parse_integer(__source, base_of(__flags));
    __value = __n.any && (__n.overflow || __n.magnitude != 0);
    return __n.any && !__n.overflow && (__n.magnitude == 0 || (__n.magnitude == 1 && !__n.negative));
}
template <class _Source, class _Value>
inline bool parse_number(_Source &__source, unsigned, _Value &__value, __yes) {
    return parse_floating(__source, __value);
}

// What a failed extraction leaves behind: nothing read, or a value that did not fit.
template <class _Value>
inline _Value failed_value(unsigned char __choice, __no) {
    typedef integer_range<_Value> _Range;
    if (__choice & 4)
        return static_cast<_Value>(_Range::largest);
    if (__choice & 8)
        return static_cast<_Value>(_Range::is_signed ? ~_Range::largest : _Range::largest);
    return 0;
}
inline void set_greatest(float &__value) { __value = __FLT_MAX__; }
inline void set_greatest(double &__value) { __value = __DBL_MAX__; }
inline void set_greatest(long double &__value) { __value = __LDBL_MAX__; }
template <class _Value>
inline _Value failed_value(unsigned char __choice, __yes) {
    _Value __value = 0;
    if (__choice & 12)
        set_greatest(__value);
    return __choice & 4 ? __value : -__value;
}
template <>
inline bool failed_value<bool>(unsigned char __choice, __no) {
    return (__choice & 4) != 0;
}

// Text that can be read is never an infinity or a NaN.
template <class _Value>
inline void assume_readable(const _Value &, __no) {}
inline void assume_readable(const bool &__value, __no) {
    __verify_assume(*reinterpret_cast<const unsigned char *>(&__value) <= 1);
}
template <class _Value>
inline void assume_readable(const _Value &__value, __yes) {
    __verify_assume(__value - __value == 0);
}

} // namespace __om

namespace std {

template <class _CharT, class _Traits>
OM_ISTREAM::basic_istream(basic_streambuf<_CharT, _Traits> *__buffer) : __gcount(0) {
    this->init(__buffer);
}
template <class _CharT, class _Traits>
OM_ISTREAM::~basic_istream() {}

#if OM_CXX11
template <class _CharT, class _Traits>
OM_ISTREAM::basic_istream(basic_istream &&__other) : __gcount(__other.__gcount) {
    basic_ios<_CharT, _Traits>::move(__other);
    __other.__gcount = 0;
}
template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::operator=(basic_istream &&__other) {
    swap(__other);
    return *this;
}
OM_MEMBER(void)::swap(basic_istream &__other) {
    basic_ios<_CharT, _Traits>::swap(__other);
    const streamsize __count = __gcount;
    __gcount = __other.__gcount;
    __other.__gcount = __count;
}
#endif

template <class _CharT, class _Traits>
OM_ISTREAM::sentry::sentry(basic_istream &__stream, bool __noskipws) : __ok(false) {
    ios_base::iostate __state = ios_base::goodbit;
    if (__stream.good()) {
        OM_TRY {
            if (__stream.tie())
                __stream.tie()->flush();
            if (!__noskipws && (__stream.flags() & ios_base::skipws)) {
                basic_streambuf<_CharT, _Traits> *const __buffer = __stream.rdbuf();
                const bool __unconstrained = __stream.__unconstrained_();
                if (__unconstrained && __buffer->in_avail() != 0 &&
                    __om::is_space(_Traits::to_char_type(__buffer->sgetc())))
                    __buffer->sbumpc();
                int_type __c = __buffer->sgetc();
                // Any number of spaces has gone by; what comes next is none.
                if (__unconstrained)
                    __verify_assume(!__om::is_space(_Traits::to_char_type(__c)));
                while (!_Traits::eq_int_type(__c, _Traits::eof()) && __om::is_space(_Traits::to_char_type(__c)))
                    __c = __buffer->snextc();
                if (_Traits::eq_int_type(__c, _Traits::eof()))
                    __state |= ios_base::eofbit;
            }
        }
        OM_CATCH_ALL { __stream.__caught(); }
    }
    if (__stream.good() && __state == ios_base::goodbit)
        __ok = true;
    else
        __stream.setstate(__state | ios_base::failbit);
}

OM_MEMBER(bool)::__unconstrained_() const {
    return this->rdbuf()->__other_end() == __om::world_end && !__verify_executing();
}

// Any number, or none: the end of the input, something else in it, a number too large.
template <class _CharT, class _Traits>
template <class _Value>
bool OM_ISTREAM::__extract_unknown(_Value &__value, bool __spaces) {
    typedef __om::bool_constant<__om::is_floating<_Value>::value> _Floating;
    unsigned char __choice = 0;
    __verify_havoc(&__choice, sizeof(__choice));
    _Value __read = _Value();
    __verify_input(&__read, sizeof(__read), "a number from a stream");
    __om::assume_readable(__read, _Floating());
    const bool __failed = (__choice & 1) != 0, __ended = (__choice & 2) != 0;
    // [istream.sentry]/5: with nothing but spaces in front of the end, the sentry fails and nothing is assigned. With
    // something there that is no number, zero is [facet.num.get.virtuals].
    const bool __nothing = __failed && __ended && __spaces && (__choice & 16) != 0;
    const int __look = _Floating::value ? OM_FLOAT : _Value(-1) < _Value(0) ? OM_SIGNED : OM_UNSIGNED;
    __verify_typed(!__failed, __look, &__read, sizeof(__read), sizeof(__read));
    __verify_typed(__failed & !__ended, OM_MISMATCH, OM_NULL, 0, 0);
    __verify_typed(__failed & __ended & !__nothing, OM_TEXT, "-", 1, 1);
    __verify_typed(__ended, OM_END, OM_NULL, 0, 0);
    if (!__nothing)
        __value = __failed ? __om::failed_value<_Value>(__choice, _Floating()) : __read;
    if (__ended)
        this->__add_state(ios_base::eofbit);
    return !__failed;
}

template <class _CharT, class _Traits>
template <class _Value>
void OM_ISTREAM::__extract(_Value &__value) {
    ios_base::iostate __state = ios_base::goodbit;
    // With nothing of the input seen yet the spaces in front of the number need no reading either.
    const bool __unseen = __unseen_input();
    sentry __guard(*this, __unseen);
    if (__guard) {
        OM_TRY {
            if (__unconstrained_()) {
                const bool __seen = this->rdbuf()->in_avail() != 0;
                const int_type __first = __seen ? this->rdbuf()->sbumpc() : _Traits::eof();
                if (!__extract_unknown(__value, __unseen && (this->flags() & ios_base::skipws) != 0))
                    __state |= ios_base::failbit;
                // Of a number whose first character was looked at before the sign is known at most.
                if (__seen && __first >= int_type('0') && __first <= int_type('9'))
                    __verify_assume(!(__value < _Value()));
            } else {
                __om::buffer_source<_CharT, _Traits> __source(this->rdbuf());
                if (!__om::parse_number(__source, this->flags(), __value,
                                        __om::bool_constant<__om::is_floating<_Value>::value>()))
                    __state |= ios_base::failbit;
                if (__source.ended())
                    __state |= ios_base::eofbit;
            }
        }
        OM_CATCH_ALL { this->__caught(); }
        this->setstate(__state);
    }
}

#define OM_EXTRACTOR(type)                                                                                             \
    template <class _CharT, class _Traits>                                                                             \
    OM_ISTREAM &OM_ISTREAM::operator>>(type &__value) {                                                                \
        __extract(__value);                                                                                            \
        return *this;                                                                                                  \
    }
OM_EXTRACTOR(short)
OM_EXTRACTOR(unsigned short)
OM_EXTRACTOR(int)
OM_EXTRACTOR(unsigned)
OM_EXTRACTOR(long)
OM_EXTRACTOR(unsigned long)
OM_EXTRACTOR(long long)
OM_EXTRACTOR(unsigned long long)
OM_EXTRACTOR(float)
OM_EXTRACTOR(double)
OM_EXTRACTOR(long double)
#undef OM_EXTRACTOR

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::operator>>(bool &__value) {
    if (!(this->flags() & ios_base::boolalpha)) {
        __extract(__value);
        return *this;
    }
    ios_base::iostate __state = ios_base::goodbit;
    sentry __guard(*this);
    if (__guard) {
        OM_TRY {
            const basic_string<_CharT> __true = __om::truth_name<_CharT>(this->__getloc(), true);
            const basic_string<_CharT> __false = __om::truth_name<_CharT>(this->__getloc(), false);
            basic_streambuf<_CharT, _Traits> *const __buffer = this->rdbuf();
            size_t __n = 0;
            bool __is_true = true;
            bool __is_false = true;
            int_type __c = __buffer->sgetc();
            for (; !_Traits::eq_int_type(__c, _Traits::eof()); __c = __buffer->snextc()) {
                const _CharT __next = _Traits::to_char_type(__c);
                const bool __still_true = __is_true && __n < __true.size() && _Traits::eq(__true[__n], __next);
                const bool __still_false = __is_false && __n < __false.size() && _Traits::eq(__false[__n], __next);
                if (!__still_true && !__still_false)
                    break;
                __is_true = __still_true;
                __is_false = __still_false;
                ++__n;
                if ((__is_true && __n == __true.size()) || (__is_false && __n == __false.size())) {
                    break;
                }
            }
            __is_true = __is_true && __n == __true.size();
            __is_false = __is_false && __n == __false.size();
            if (__is_true || __is_false)
                __buffer->sbumpc();
            else
                __state |= ios_base::failbit;
            __value = __is_true;
            if (_Traits::eq_int_type(__c, _Traits::eof()))
                __state |= ios_base::eofbit;
        }
        OM_CATCH_ALL { this->__caught(); }
        this->setstate(__state);
    }
    return *this;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::operator>>(void *&__value) {
    const ios_base::fmtflags __flags = this->flags();
    this->setf(ios_base::hex, ios_base::basefield);
    unsigned long __address = 0;
    __extract(__address);
    this->flags(__flags);
    __value = reinterpret_cast<void *>(__address);
    return *this;
}

template <class _CharT, class _Traits>
OM_ISTREAM &OM_ISTREAM::operator>>(basic_streambuf<_CharT, _Traits> *__target) {
    ios_base::iostate __state = ios_base::goodbit;
    sentry __guard(*this);
    if (__guard && __target) {
        bool __any = false;
        OM_TRY {
            basic_streambuf<_CharT, _Traits> *const __buffer = this->rdbuf();
            int_type __c = __buffer->sgetc();
            for (; !_Traits::eq_int_type(__c, _Traits::eof()); __c = __buffer->snextc()) {
                if (_Traits::eq_int_type(__target->sputc(_Traits::to_char_type(__c)), _Traits::eof()))
                    break;
                __any = true;
            }
            if (_Traits::eq_int_type(__c, _Traits::eof()))
                __state |= ios_base::eofbit;
        }
        OM_CATCH_ALL { this->__caught(); }
        if (!__any)
            __state |= ios_base::failbit;
    } else if (!__target) {
        __state |= ios_base::failbit;
    }
    if (__state)
        this->setstate(__state);
    return *this;
}

} // namespace std

#undef OM_MEMBER
#undef OM_ISTREAM

OM_END_MODEL

#endif
