// basic_streambuf [streambuf]: the buffer behind a stream, from which programs derive their own.
#ifndef OM_IO_STREAMBUF_H
#define OM_IO_STREAMBUF_H

#include <__om/io/ios_base.h>
#include <iosfwd>

OM_BEGIN_MODEL

namespace __om {

// What stands at the other end. Values that go to the world or come from it are not followed through
// their digits: nobody looks at what was written, and anything may be read. A buffer has no room to say so, as
// programs and libstdc++'s headers know its size; but one at the world has no area to write into, and says it by
// where that empty area is.
enum buffer_end { memory_end = 0, world_end = 1 };

template <class _CharT>
struct output_area {
    static _CharT __at_world;
    static OM_CONSTEXPR _CharT *of(buffer_end __end) { return __end == world_end ? &__at_world : OM_NULL; }
};
template <class _CharT>
_CharT output_area<_CharT>::__at_world;

} // namespace __om

namespace std {

template <class _CharT, class _Traits>
class basic_streambuf {
public:
    typedef _CharT char_type;
    typedef typename _Traits::int_type int_type;
    typedef typename _Traits::pos_type pos_type;
    typedef typename _Traits::off_type off_type;
    typedef _Traits traits_type;

    virtual ~basic_streambuf();

    // [streambuf.locales]
    locale pubimbue(const locale &__locale) {
        const locale __old = __locale_;
        imbue(__locale);
        __locale_ = __locale;
        return __old;
    }
    locale getloc() const { return __locale_; }

    // [streambuf.buffer]
    basic_streambuf *pubsetbuf(_CharT *__s, streamsize __n) { return setbuf(__s, __n); }
    pos_type pubseekoff(off_type __off, ios_base::seekdir __way,
                        ios_base::openmode __which = ios_base::in | ios_base::out) {
        return seekoff(__off, __way, __which);
    }
    pos_type pubseekpos(pos_type __pos, ios_base::openmode __which = ios_base::in | ios_base::out) {
        return seekpos(__pos, __which);
    }
    int pubsync() { return sync(); }

    // [streambuf.pub.get]
    streamsize in_avail() { return __next_ != __limit_ ? __limit_ - __next_ : showmanyc(); }
    int_type snextc() { return _Traits::eq_int_type(sbumpc(), _Traits::eof()) ? _Traits::eof() : sgetc(); }
    int_type sbumpc() { return __next_ != __limit_ ? _Traits::to_int_type(*__next_++) : uflow(); }
    int_type sgetc() { return __next_ != __limit_ ? _Traits::to_int_type(*__next_) : underflow(); }
    streamsize sgetn(_CharT *__s, streamsize __n) { return xsgetn(__s, __n); }
#if !OM_CXX17 || defined(OM_ALL_DIALECTS)
    void stossc() { sbumpc(); }
#endif

    // [streambuf.pub.pback]
    int_type sputbackc(_CharT __c) {
        return __back_ != __next_ && _Traits::eq(__c, __next_[-1]) ? _Traits::to_int_type(*--__next_)
                                                                   : pbackfail(_Traits::to_int_type(__c));
    }
    int_type sungetc() { return __back_ != __next_ ? _Traits::to_int_type(*--__next_) : pbackfail(); }

    // [streambuf.pub.put]
    int_type sputc(_CharT __c) {
        if (__put == __put_limit)
            return overflow(_Traits::to_int_type(__c));
        *__put++ = __c;
        return _Traits::to_int_type(__c);
    }
    streamsize sputn(const _CharT *__s, streamsize __n) { return xsputn(__s, __n); }

    __om::buffer_end __other_end() const {
        return __begin_ == __om::output_area<_CharT>::of(__om::world_end) ? __om::world_end : __om::memory_end;
    }

protected:
    basic_streambuf();
    basic_streambuf(const basic_streambuf &__other);
    basic_streambuf &operator=(const basic_streambuf &__other);
    void swap(basic_streambuf &__other);
#if OM_CXX11
    // For the buffers of the standard streams, which exist before anything runs.
    constexpr explicit basic_streambuf(__om::buffer_end __end)
        : __back_(nullptr), __next_(nullptr), __limit_(nullptr), __begin_(__om::output_area<_CharT>::of(__end)),
          __put(__begin_), __put_limit(__begin_), __locale_(__om::classic_locale()) {}
#endif

    // [streambuf.get.area]
    _CharT *eback() const { return __back_; }
    _CharT *gptr() const { return __next_; }
    _CharT *egptr() const { return __limit_; }
    void gbump(int __n) {
        OM_CHECK("stream-misuse", __back_ - __next_ <= __n && __n <= __limit_ - __next_,
                 "streambuf::gbump(n) leaves the input sequence");
        __next_ += __n;
    }
    void setg(_CharT *__back, _CharT *__next, _CharT *__limit) {
        __back_ = __back;
        __next_ = __next;
        __limit_ = __limit;
    }

    // [streambuf.put.area]
    _CharT *pbase() const { return __begin_; }
    _CharT *pptr() const { return __put; }
    _CharT *epptr() const { return __put_limit; }
    void pbump(int __n) {
        OM_CHECK("stream-misuse", __begin_ - __put <= __n && __n <= __put_limit - __put,
                 "streambuf::pbump(n) leaves the output sequence");
        __put += __n;
    }
    void setp(_CharT *__begin, _CharT *__limit) {
        __begin_ = __begin;
        __put = __begin;
        __put_limit = __limit;
    }

    // [streambuf.virtuals]
    virtual void imbue(const locale &__locale);
    virtual basic_streambuf *setbuf(_CharT *__s, streamsize __n);
    virtual pos_type seekoff(off_type __off, ios_base::seekdir __way,
                             ios_base::openmode __which = ios_base::in | ios_base::out);
    virtual pos_type seekpos(pos_type __pos, ios_base::openmode __which = ios_base::in | ios_base::out);
    virtual int sync();
    virtual streamsize showmanyc();
    virtual streamsize xsgetn(_CharT *__s, streamsize __n);
    virtual int_type underflow();
    virtual int_type uflow();
    virtual int_type pbackfail(int_type __c = _Traits::eof());
    virtual streamsize xsputn(const _CharT *__s, streamsize __n);
    virtual int_type overflow(int_type __c = _Traits::eof());

    // For buffers that write without an area of their own.
    void __set_other_end(__om::buffer_end __end) {
        setp(__om::output_area<_CharT>::of(__end), __om::output_area<_CharT>::of(__end));
    }

private:
    _CharT *__back_;
    _CharT *__next_;
    _CharT *__limit_;
    _CharT *__begin_;
    _CharT *__put;
    _CharT *__put_limit;
    locale __locale_;
};

} // namespace std

OM_END_MODEL

#endif
