// basic_ios [ios]: the state of a stream and the buffer it works on.
#ifndef OM_IO_BASIC_IOS_H
#define OM_IO_BASIC_IOS_H

#include <__om/io/ios_base.h>
#include <__om/io/streambuf.h>
#include <iosfwd>

OM_BEGIN_MODEL

namespace __om {

// Throws ios_base::failure [iostate.flags]/4.
OM_NORETURN void throw_stream_failure(const char *__message);

// The character of another type that means the same in the classic locale; streams with other facets
// ask those (runtime/cxx_locale.cpp).
template <class _CharT>
inline _CharT widened(const std::locale &, char __c) {
    return static_cast<_CharT>(static_cast<unsigned char>(__c));
}
template <class _CharT>
inline char narrowed(const std::locale &, _CharT __c, char __otherwise) {
    return __c >= _CharT() && __c < static_cast<_CharT>(128) ? static_cast<char>(__c) : __otherwise;
}
template <>
inline char widened<char>(const std::locale &, char __c) {
    return __c;
}
template <>
inline char narrowed<char>(const std::locale &, char __c, char) {
    return __c;
}

} // namespace __om

namespace std {

template <class _CharT, class _Traits>
class basic_ios : public ios_base {
public:
    typedef _CharT char_type;
    typedef typename _Traits::int_type int_type;
    typedef typename _Traits::pos_type pos_type;
    typedef typename _Traits::off_type off_type;
    typedef _Traits traits_type;

    // [basic.ios.cons]
    explicit basic_ios(basic_streambuf<_CharT, _Traits> *__buffer);
    virtual ~basic_ios();

    // [iostate.flags]
#if OM_CXX11
    explicit operator bool() const { return !fail(); }
#endif
#if !OM_CXX11 || defined(OM_ALL_DIALECTS)
    operator void *() const { return fail() ? OM_NULL : const_cast<basic_ios *>(this); }
#endif
    bool operator!() const { return fail(); }
    iostate rdstate() const { return __state_; }
    void clear(iostate __state = goodbit) {
        __state_ = __buffer_ ? __state : __state | badbit;
        if (__mask_ & __state_)
            __om::throw_stream_failure("basic_ios::clear");
    }
    void setstate(iostate __state) { clear(__state_ | __state); }
    bool good() const { return __state_ == goodbit; }
    bool eof() const { return (__state_ & eofbit) != 0; }
    bool fail() const { return (__state_ & (failbit | badbit)) != 0; }
    bool bad() const { return (__state_ & badbit) != 0; }
    iostate exceptions() const { return __mask_; }
    void exceptions(iostate __mask) {
        __mask_ = __mask;
        clear(__state_);
    }

    // [basic.ios.members]
    basic_ostream<_CharT, _Traits> *tie() const { return __tied_; }
    basic_ostream<_CharT, _Traits> *tie(basic_ostream<_CharT, _Traits> *__stream) {
        basic_ostream<_CharT, _Traits> *const __old = __tied_;
        __tied_ = __stream;
        return __old;
    }
    basic_streambuf<_CharT, _Traits> *rdbuf() const { return __buffer_; }
    basic_streambuf<_CharT, _Traits> *rdbuf(basic_streambuf<_CharT, _Traits> *__buffer) {
        basic_streambuf<_CharT, _Traits> *const __old = __buffer_;
        __buffer_ = __buffer;
        clear();
        return __old;
    }
    basic_ios &copyfmt(const basic_ios &__other);
    char_type fill() const { return __fill_; }
    char_type fill(char_type __fill) {
        const char_type __old = __fill_;
        __fill_ = __fill;
        return __old;
    }
    locale imbue(const locale &__locale);
    char narrow(char_type __c, char __otherwise) const { return __om::narrowed(__locale_, __c, __otherwise); }
    char_type widen(char __c) const { return __om::widened<_CharT>(__locale_, __c); }

    // Inside a catch clause: badbit, and the same exception again if the mask asks for it
    // [ostream.formatted.reqmts]/1.
    void __caught();

    // Sets the state bits without throwing, as the sentries and the functions with a mask of their own do.
    void __add_state(iostate __state) { __state_ |= __state; }

protected:
    basic_ios();
    void init(basic_streambuf<_CharT, _Traits> *__buffer);
#if OM_CXX11
    void move(basic_ios &__other);
    void move(basic_ios &&__other) { move(__other); }
    void swap(basic_ios &__other) noexcept;
    void set_rdbuf(basic_streambuf<_CharT, _Traits> *__buffer) { __buffer_ = __buffer; }
#endif

private:
    // In the places of libstdc++, too.
    basic_ostream<_CharT, _Traits> *__tied_;
    _CharT __fill_;
    bool __fill_is_set; // what libstdc++ asks before it looks at the character
    basic_streambuf<_CharT, _Traits> *__buffer_;
    void *__unused_facets[3];
};

} // namespace std

OM_END_MODEL

#endif
