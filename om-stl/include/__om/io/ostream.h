// basic_ostream [output.streams].
#ifndef OM_IO_OSTREAM_H
#define OM_IO_OSTREAM_H

#include <__om/io/basic_ios.h>
#include <__om/io/streambuf.h>
#include <__om/string/fwd.h>

OM_BEGIN_MODEL

namespace std {

template <class _CharT, class _Traits>
class basic_ostream : virtual public basic_ios<_CharT, _Traits> {
public:
    typedef _CharT char_type;
    typedef typename _Traits::int_type int_type;
    typedef typename _Traits::pos_type pos_type;
    typedef typename _Traits::off_type off_type;
    typedef _Traits traits_type;

    // [ostream.cons]
    explicit basic_ostream(basic_streambuf<_CharT, _Traits> *__buffer);
    virtual ~basic_ostream();

    // [ostream.sentry]
    class sentry {
    public:
        explicit sentry(basic_ostream &__stream);
        ~sentry();
#if OM_CXX11
        explicit operator bool() const { return __ok; }
        sentry(const sentry &) = delete;
        sentry &operator=(const sentry &) = delete;
#else
        operator bool() const { return __ok; }
#endif

    private:
#if !OM_CXX11
        sentry(const sentry &);
        sentry &operator=(const sentry &);
#endif
        basic_ostream &__stream_;
        bool __ok;
    };

    // [ostream.inserters]
    basic_ostream &operator<<(basic_ostream &(*__manipulator)(basic_ostream &)) { return __manipulator(*this); }
    basic_ostream &operator<<(basic_ios<_CharT, _Traits> &(*__manipulator)(basic_ios<_CharT, _Traits> &)) {
        __manipulator(*this);
        return *this;
    }
    basic_ostream &operator<<(ios_base &(*__manipulator)(ios_base &)) {
        __manipulator(*this);
        return *this;
    }

    // [ostream.inserters.arithmetic]
    basic_ostream &operator<<(bool __value);
    basic_ostream &operator<<(short __value) { return __signed_(__value, static_cast<unsigned short>(__value)); }
    basic_ostream &operator<<(unsigned short __value) { return __integer(__value, false, false); }
    basic_ostream &operator<<(int __value) { return __signed_(__value, static_cast<unsigned>(__value)); }
    basic_ostream &operator<<(unsigned __value) { return __integer(__value, false, false); }
    basic_ostream &operator<<(long __value) { return __signed_(__value, static_cast<unsigned long>(__value)); }
    basic_ostream &operator<<(unsigned long __value) { return __integer(__value, false, false); }
    basic_ostream &operator<<(long long __value) {
        return __signed_(__value, static_cast<unsigned long long>(__value));
    }
    basic_ostream &operator<<(unsigned long long __value) { return __integer(__value, false, false); }
    basic_ostream &operator<<(float __value) { return __floating(static_cast<double>(__value)); }
    basic_ostream &operator<<(double __value) { return __floating(__value); }
    basic_ostream &operator<<(long double __value) { return __floating(__value); }
    basic_ostream &operator<<(const void *__value);
#if OM_CXX17
    basic_ostream &operator<<(nullptr_t) { return *this << "nullptr"; }
#endif
#if OM_CXX23 || defined(OM_ALL_DIALECTS)
    basic_ostream &operator<<(const volatile void *__value) { return *this << const_cast<const void *>(__value); }
#endif
    basic_ostream &operator<<(basic_streambuf<_CharT, _Traits> *__buffer);

    // [ostream.unformatted]
    basic_ostream &put(char_type __c);
    basic_ostream &write(const char_type *__s, streamsize __n);
    basic_ostream &flush();

    // [ostream.seeks]
    pos_type tellp();
    basic_ostream &seekp(pos_type __pos);
    basic_ostream &seekp(off_type __off, ios_base::seekdir __way);

    // Whether nobody will ever see what would be written, so that the digits of a symbolic value need
    // not be made.
    bool __unseen(const void *__value, size_t __size) const;
    // A text padded to the width, for the inserters that are no members [ostream.formatted.reqmts]/3.
    basic_ostream &__text_(const _CharT *__s, streamsize __n);

protected:
    basic_ostream() {}
#if OM_CXX11
    basic_ostream(const basic_ostream &) = delete;
    basic_ostream(basic_ostream &&__other);
    basic_ostream &operator=(const basic_ostream &) = delete;
    basic_ostream &operator=(basic_ostream &&__other);
    void swap(basic_ostream &__other);
#endif

private:
    // A signed integer is written as its bits in any base but ten.
    basic_ostream &__signed_(long long __value, unsigned long long __bits) {
        const ios_base::fmtflags __base = this->flags() & ios_base::basefield;
        if (__base == ios_base::oct || __base == ios_base::hex)
            return __integer(__bits, false, false);
        // Without a branch: a value that is not known must not divide the execution.
        const unsigned long long __sign = 0 - static_cast<unsigned long long>(__value < 0);
        return __integer((static_cast<unsigned long long>(__value) ^ __sign) - __sign, __value < 0, true);
    }
    basic_ostream &__integer(unsigned long long __magnitude, bool __negative, bool __has_sign);
    basic_ostream &__floating(double __value);
    basic_ostream &__floating(long double __value);
    basic_ostream &__number(const char *__text, size_t __n, size_t __prefix, bool __grouped);

    bool __fill_up(streamsize __n);
    bool __padded(const _CharT *__s, streamsize __n, streamsize __prefix);
};

} // namespace std

OM_END_MODEL

#endif
