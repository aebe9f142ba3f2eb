// basic_filebuf [filebuf]: a stream buffer over a file of the C library, which decides what the outside
// world does. Nothing is kept back: what is written goes to the file at once, and of what is read only
// the next character is held, with the one before it to be put back.
#ifndef OM_IO_FILEBUF_H
#define OM_IO_FILEBUF_H

#include <__om/io/streambuf_members.h>
#include <string>

OM_BEGIN_MODEL

namespace __om {

// The file itself, as bytes. Defined in runtime/cxx_fstream.cpp.
class file {
public:
    OM_CONSTEXPR file() : __handle(OM_NULL) {}

    bool is_open() const { return __handle != OM_NULL; }
    bool open(const char *__name, unsigned __mode);
    bool close();
    std::size_t read(char *__to, std::size_t __n);
    std::size_t write(const char *__from, std::size_t __n);
    bool flush();
    // Where the file is afterwards; -1 where it cannot go there.
    long seek(long __offset, int __way);
    long position();
    // Whether no byte of it is known.
    bool unconstrained() const;

private:
    void *__handle;
};

inline char byte_of(char __c) { return __c; }
inline char byte_of(wchar_t __c) { return static_cast<char>(__c); }
inline bool is_byte(char) { return true; }
inline bool is_byte(wchar_t __c) { return __c >= 0 && __c < 128; }

} // namespace __om

namespace std {

template <class _CharT, class _Traits>
class basic_filebuf : public basic_streambuf<_CharT, _Traits> {
    typedef basic_streambuf<_CharT, _Traits> _Base;

public:
    typedef _CharT char_type;
    typedef typename _Traits::int_type int_type;
    typedef typename _Traits::pos_type pos_type;
    typedef typename _Traits::off_type off_type;
    typedef _Traits traits_type;

    // [filebuf.cons]
    basic_filebuf();
    virtual ~basic_filebuf();
#if OM_CXX11
    basic_filebuf(const basic_filebuf &) = delete;
    basic_filebuf &operator=(const basic_filebuf &) = delete;
    basic_filebuf(basic_filebuf &&__other);
    basic_filebuf &operator=(basic_filebuf &&__other);
    void swap(basic_filebuf &__other);
#endif

    // [filebuf.members]
    bool is_open() const { return __file_.is_open(); }
    basic_filebuf *open(const char *__name, ios_base::openmode __mode);
#if OM_CXX11
    basic_filebuf *open(const string &__name, ios_base::openmode __mode) { return open(__name.c_str(), __mode); }
#endif
    basic_filebuf *close();

protected:
    // [filebuf.virtuals]
    virtual streamsize showmanyc();
    virtual int_type underflow();
    virtual int_type pbackfail(int_type __c = _Traits::eof());
    virtual int_type overflow(int_type __c = _Traits::eof());
    virtual streamsize xsgetn(_CharT *__s, streamsize __n);
    virtual streamsize xsputn(const _CharT *__s, streamsize __n);
    virtual basic_streambuf<_CharT, _Traits> *setbuf(_CharT *__s, streamsize __n);
    virtual pos_type seekoff(off_type __off, ios_base::seekdir __way,
                             ios_base::openmode __which = ios_base::in | ios_base::out);
    virtual pos_type seekpos(pos_type __pos, ios_base::openmode __which = ios_base::in | ios_base::out) {
        return seekoff(off_type(__pos), ios_base::beg, __which);
    }
    virtual int sync();

private:
    void __forget_input() { this->setg(OM_NULL, OM_NULL, OM_NULL); }

    __om::file __file_;
    ios_base::openmode __mode_;
    _CharT __held_[2];
    unsigned char __unused[162 - 2 * sizeof(_CharT)]; // as large as libstdc++'s
};

#define OM_FILEBUF basic_filebuf<_CharT, _Traits>
#define OM_MEMBER(type)                                                                                                \
    template <class _CharT, class _Traits>                                                                             \
    type OM_FILEBUF

template <class _CharT, class _Traits>
OM_FILEBUF::basic_filebuf() : __file_(), __mode_(0), __held_() {}
template <class _CharT, class _Traits>
OM_FILEBUF::~basic_filebuf() {
    OM_TRY { close(); }
    OM_CATCH_ALL {}
}

#if OM_CXX11
template <class _CharT, class _Traits>
OM_FILEBUF::basic_filebuf(basic_filebuf &&__other) : __file_(), __mode_(0), __held_() {
    swap(__other);
}
template <class _CharT, class _Traits>
OM_FILEBUF &OM_FILEBUF::operator=(basic_filebuf &&__other) {
    close();
    swap(__other);
    return *this;
}

// The areas lie in the object itself, so each has to be laid out again where it now is.
OM_MEMBER(void)::swap(basic_filebuf &__other) {
    const ptrdiff_t __back = this->eback() ? this->eback() - __held_ : -1;
    const ptrdiff_t __next = this->eback() ? this->gptr() - __held_ : -1;
    const ptrdiff_t __other_back = __other.eback() ? __other.eback() - __other.__held_ : -1;
    const ptrdiff_t __other_next = __other.eback() ? __other.gptr() - __other.__held_ : -1;
    _Base::swap(__other);
    const __om::file __file = __file_;
    const ios_base::openmode __mode = __mode_;
    __file_ = __other.__file_;
    __mode_ = __other.__mode_;
    __other.__file_ = __file;
    __other.__mode_ = __mode;
    for (int __i = 0; __i != 2; ++__i) {
        const _CharT __c = __held_[__i];
        __held_[__i] = __other.__held_[__i];
        __other.__held_[__i] = __c;
    }
    if (__other_back >= 0)
        this->setg(__held_ + __other_back, __held_ + __other_next, __held_ + 2);
    else
        __forget_input();
    if (__back >= 0)
        __other.setg(__other.__held_ + __back, __other.__held_ + __next, __other.__held_ + 2);
    else
        __other.__forget_input();
}
#endif

template <class _CharT, class _Traits>
OM_FILEBUF *OM_FILEBUF::open(const char *__name, ios_base::openmode __mode) {
    OM_REQUIRES(__name != OM_NULL, "a file is opened by a null name");
    if (is_open() || !__file_.open(__name, __mode))
        return OM_NULL;
    __mode_ = __mode;
    __forget_input();
    // What is written to a file may be read again, so only files for reading are the mere world.
    this->__set_other_end(!(__mode & (ios_base::out | ios_base::app)) && __file_.unconstrained() ? __om::world_end
                                                                                                 : __om::memory_end);
    if ((__mode & ios_base::ate) && __file_.seek(0, 2) < 0) {
        close();
        return OM_NULL;
    }
    return this;
}

template <class _CharT, class _Traits>
OM_FILEBUF *OM_FILEBUF::close() {
    if (!is_open())
        return OM_NULL;
    __forget_input();
    __mode_ = 0;
    return __file_.close() ? this : OM_NULL;
}

OM_MEMBER(streamsize)::showmanyc() { return is_open() && (__mode_ & ios_base::in) ? 0 : -1; }

OM_MEMBER(typename _Traits::int_type)::underflow() {
    if (!is_open() || !(__mode_ & ios_base::in))
        return _Traits::eof();
    if (this->gptr() != this->egptr())
        return _Traits::to_int_type(*this->gptr());
    char __byte = 0;
    if (__file_.read(&__byte, 1) == 0)
        return _Traits::eof();
    const bool __has_past = this->gptr() != OM_NULL;
    if (__has_past)
        __held_[0] = __held_[1];
    __held_[1] = static_cast<_CharT>(__byte);
    this->setg(__has_past ? __held_ : __held_ + 1, __held_ + 1, __held_ + 2);
    return _Traits::to_int_type(__held_[1]);
}

OM_MEMBER(typename _Traits::int_type)::pbackfail(int_type __c) {
    if (this->eback() == this->gptr())
        return _Traits::eof();
    this->gbump(-1);
    if (!_Traits::eq_int_type(__c, _Traits::eof()))
        *this->gptr() = _Traits::to_char_type(__c);
    return _Traits::not_eof(__c);
}

OM_MEMBER(streamsize)::xsgetn(_CharT *__s, streamsize __n) {
    streamsize __done = 0;
    for (; __done < __n; ++__done) {
        const int_type __c = this->sbumpc();
        if (_Traits::eq_int_type(__c, _Traits::eof()))
            break;
        __s[__done] = _Traits::to_char_type(__c);
    }
    return __done;
}

OM_MEMBER(typename _Traits::int_type)::overflow(int_type __c) {
    if (!is_open() || !(__mode_ & (ios_base::out | ios_base::app)))
        return _Traits::eof();
    if (_Traits::eq_int_type(__c, _Traits::eof()))
        return _Traits::not_eof(__c);
    const _CharT __written = _Traits::to_char_type(__c);
    return xsputn(&__written, 1) == 1 ? __c : _Traits::eof();
}

OM_MEMBER(streamsize)::xsputn(const _CharT *__s, streamsize __n) {
    if (!is_open() || !(__mode_ & (ios_base::out | ios_base::app)))
        return 0;
    if (this->gptr() != this->egptr())
        seekoff(0, ios_base::cur, ios_base::out);
    __forget_input();
    if (sizeof(_CharT) == 1)
        return static_cast<streamsize>(__file_.write(reinterpret_cast<const char *>(__s), static_cast<size_t>(__n)));
    streamsize __done = 0;
    for (; __done < __n && __om::is_byte(__s[__done]); ++__done) {
        const char __byte = __om::byte_of(__s[__done]);
        if (__file_.write(&__byte, 1) != 1)
            break;
    }
    return __done;
}

template <class _CharT, class _Traits>
basic_streambuf<_CharT, _Traits> *OM_FILEBUF::setbuf(_CharT *, streamsize) {
    return this;
}

OM_MEMBER(typename _Traits::pos_type)::seekoff(off_type __off, ios_base::seekdir __way, ios_base::openmode) {
    if (!is_open())
        return pos_type(off_type(-1));
    const off_type __ahead = this->egptr() - this->gptr();
    if (__way == ios_base::cur && __off == 0 && __ahead == 0)
        return pos_type(__file_.position());
    if (__way == ios_base::cur)
        __off -= __ahead;
    const long __to = __file_.seek(__off, __way);
    if (__to >= 0)
        __forget_input();
    return pos_type(off_type(__to));
}

OM_MEMBER(int)::sync() {
    if (!is_open() || !(__mode_ & (ios_base::out | ios_base::app)))
        return 0;
    return this->gptr() == OM_NULL && !__file_.flush() ? -1 : 0;
}

#undef OM_MEMBER
#undef OM_FILEBUF

extern template class basic_filebuf<char>;

} // namespace std

OM_END_MODEL

#endif
