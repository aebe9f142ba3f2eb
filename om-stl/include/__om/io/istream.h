// basic_istream and basic_iostream [input.streams].
#ifndef OM_IO_ISTREAM_H
#define OM_IO_ISTREAM_H

#include <__om/io/basic_ios.h>
#include <__om/io/ostream.h>
#include <__om/io/streambuf.h>

OM_BEGIN_MODEL

namespace __om {

template <class _CharT>
inline bool is_space(_CharT __c) {
    return __c == _CharT(' ') || (__c >= _CharT('\t') && __c <= _CharT('\r'));
}

} // namespace __om

namespace std {

template <class _CharT, class _Traits>
class basic_istream : virtual public basic_ios<_CharT, _Traits> {
public:
    typedef _CharT char_type;
    typedef typename _Traits::int_type int_type;
    typedef typename _Traits::pos_type pos_type;
    typedef typename _Traits::off_type off_type;
    typedef _Traits traits_type;

    // [istream.cons]
    explicit basic_istream(basic_streambuf<_CharT, _Traits> *__buffer);
    virtual ~basic_istream();

    // [istream.sentry]
    class sentry {
    public:
        typedef _Traits traits_type;
        explicit sentry(basic_istream &__stream, bool __noskipws = false);
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
        bool __ok;
    };

    // [istream.extractors]
    basic_istream &operator>>(basic_istream &(*__manipulator)(basic_istream &)) { return __manipulator(*this); }
    basic_istream &operator>>(basic_ios<_CharT, _Traits> &(*__manipulator)(basic_ios<_CharT, _Traits> &)) {
        __manipulator(*this);
        return *this;
    }
    basic_istream &operator>>(ios_base &(*__manipulator)(ios_base &)) {
        __manipulator(*this);
        return *this;
    }

    // [istream.formatted.arithmetic]
    basic_istream &operator>>(bool &__value);
    basic_istream &operator>>(short &__value);
    basic_istream &operator>>(unsigned short &__value);
    basic_istream &operator>>(int &__value);
    basic_istream &operator>>(unsigned &__value);
    basic_istream &operator>>(long &__value);
    basic_istream &operator>>(unsigned long &__value);
    basic_istream &operator>>(long long &__value);
    basic_istream &operator>>(unsigned long long &__value);
    basic_istream &operator>>(float &__value);
    basic_istream &operator>>(double &__value);
    basic_istream &operator>>(long double &__value);
    basic_istream &operator>>(void *&__value);
    basic_istream &operator>>(basic_streambuf<_CharT, _Traits> *__buffer);

    // [istream.unformatted]
    streamsize gcount() const { return __gcount; }
    int_type get();
    basic_istream &get(char_type &__c);
    basic_istream &get(char_type *__s, streamsize __n) { return get(__s, __n, this->widen('\n')); }
    basic_istream &get(char_type *__s, streamsize __n, char_type __delimiter);
    basic_istream &get(basic_streambuf<_CharT, _Traits> &__buffer) { return get(__buffer, this->widen('\n')); }
    basic_istream &get(basic_streambuf<_CharT, _Traits> &__buffer, char_type __delimiter);
    basic_istream &getline(char_type *__s, streamsize __n) { return getline(__s, __n, this->widen('\n')); }
    basic_istream &getline(char_type *__s, streamsize __n, char_type __delimiter);
    basic_istream &ignore(streamsize __n = 1, int_type __delimiter = _Traits::eof());
    int_type peek();
    basic_istream &read(char_type *__s, streamsize __n);
    streamsize readsome(char_type *__s, streamsize __n);
    basic_istream &putback(char_type __c);
    basic_istream &unget();
    int sync();
    pos_type tellg();
    basic_istream &seekg(pos_type __pos);
    basic_istream &seekg(off_type __off, ios_base::seekdir __way);

    // Whether what comes is unknown, so that a number is simply any number.
    bool __unconstrained_() const;
    // ... and nothing of it has been looked at that the next extraction would have to agree with.
    bool __unseen_input() const { return this->good() && __unconstrained_() && this->rdbuf()->in_avail() == 0; }
    void __set_gcount(streamsize __n) { __gcount = __n; }

protected:
    basic_istream() : __gcount(0) {}
#if OM_CXX11
    basic_istream(const basic_istream &) = delete;
    basic_istream(basic_istream &&__other);
    basic_istream &operator=(const basic_istream &) = delete;
    basic_istream &operator=(basic_istream &&__other);
    void swap(basic_istream &__other);
#endif

private:
    template <class _Value>
    void __extract(_Value &__value);
    template <class _Value>
    bool __extract_unknown(_Value &__value, bool __spaces);

    streamsize __gcount;
};

// [iostreamclass]
template <class _CharT, class _Traits>
class basic_iostream : public basic_istream<_CharT, _Traits>, public basic_ostream<_CharT, _Traits> {
public:
    typedef _CharT char_type;
    typedef typename _Traits::int_type int_type;
    typedef typename _Traits::pos_type pos_type;
    typedef typename _Traits::off_type off_type;
    typedef _Traits traits_type;

    explicit basic_iostream(basic_streambuf<_CharT, _Traits> *__buffer);
    virtual ~basic_iostream();

protected:
    basic_iostream() {}
#if OM_CXX11
    basic_iostream(const basic_iostream &) = delete;
    basic_iostream(basic_iostream &&__other);
    basic_iostream &operator=(const basic_iostream &) = delete;
    basic_iostream &operator=(basic_iostream &&__other);
    void swap(basic_iostream &__other);
#endif
};

} // namespace std

OM_END_MODEL

#endif
