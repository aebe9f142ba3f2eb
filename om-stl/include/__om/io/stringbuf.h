// basic_stringbuf [stringbuf]: a stream buffer over characters in memory. The sequence lives in a
// string that is longer than it while there is something to write to; where the sequence ends is the
// farthest place that was ever written or given.
#ifndef OM_IO_STRINGBUF_H
#define OM_IO_STRINGBUF_H

#include <__om/io/streambuf_members.h>
#include <string>

OM_BEGIN_MODEL

namespace std {

template <class _CharT, class _Traits, class _Alloc>
class basic_stringbuf : public basic_streambuf<_CharT, _Traits> {
    typedef basic_streambuf<_CharT, _Traits> _Base;
    typedef basic_string<_CharT, _Traits, _Alloc> _String;

public:
    typedef _CharT char_type;
    typedef typename _Traits::int_type int_type;
    typedef typename _Traits::pos_type pos_type;
    typedef typename _Traits::off_type off_type;
    typedef _Traits traits_type;
    typedef _Alloc allocator_type;

    // [stringbuf.cons]
    explicit basic_stringbuf(ios_base::openmode __which = ios_base::in | ios_base::out);
    explicit basic_stringbuf(const _String &__s, ios_base::openmode __which = ios_base::in | ios_base::out);
#if OM_CXX20
    explicit basic_stringbuf(const _Alloc &__a) : basic_stringbuf(ios_base::in | ios_base::out, __a) {}
    basic_stringbuf(ios_base::openmode __which, const _Alloc &__a) : __text_(__a), __size_(0), __mode_(__which) {
        __begin_();
    }
    explicit basic_stringbuf(_String &&__s, ios_base::openmode __which = ios_base::in | ios_base::out)
        : __text_(std::move(__s)), __size_(__text_.size()), __mode_(__which) {
        __begin_();
    }
#endif
    virtual ~basic_stringbuf();

#if OM_CXX11
    basic_stringbuf(const basic_stringbuf &) = delete;
    basic_stringbuf &operator=(const basic_stringbuf &) = delete;
    basic_stringbuf(basic_stringbuf &&__other);
    basic_stringbuf &operator=(basic_stringbuf &&__other);
    void swap(basic_stringbuf &__other);
#endif

    // [stringbuf.members]
    _String str() const { return _String(__text_.data(), __reach()); }
    void str(const _String &__s) {
        __text_ = __s;
        __size_ = __text_.size();
        __begin_();
    }
#if OM_CXX20
    allocator_type get_allocator() const noexcept { return __text_.get_allocator(); }
    basic_string_view<_CharT, _Traits> view() const noexcept {
        return basic_string_view<_CharT, _Traits>(__text_.data(), __reach());
    }
    void str(_String &&__s) {
        __text_ = std::move(__s);
        __size_ = __text_.size();
        __begin_();
    }
#endif

protected:
    // [stringbuf.virtuals]
    virtual int_type underflow();
    virtual int_type pbackfail(int_type __c = _Traits::eof());
    virtual int_type overflow(int_type __c = _Traits::eof());
    virtual streamsize xsputn(const _CharT *__s, streamsize __n);
    virtual streamsize showmanyc();
    virtual pos_type seekoff(off_type __off, ios_base::seekdir __way,
                             ios_base::openmode __which = ios_base::in | ios_base::out);
    virtual pos_type seekpos(pos_type __pos, ios_base::openmode __which = ios_base::in | ios_base::out) {
        return seekoff(off_type(__pos), ios_base::beg, __which);
    }

private:
    // How long the sequence is by now.
    size_t __reach() const {
        const size_t __put = static_cast<size_t>(this->pptr() - this->pbase());
        return __put > __size_ ? __put : __size_;
    }
    void __begin_();
    void __areas(size_t __get, size_t __put);
    void __make_room(size_t __n);

    // As large as libstdc++'s, which derives the size from its areas.
    _String __text_;
    size_t __size_ : 56;
    size_t __mode_ : 8;
};

#define OM_STRINGBUF basic_stringbuf<_CharT, _Traits, _Alloc>
#define OM_MEMBER(type)                                                                                                \
    template <class _CharT, class _Traits, class _Alloc>                                                               \
    type OM_STRINGBUF

template <class _CharT, class _Traits, class _Alloc>
OM_STRINGBUF::basic_stringbuf(ios_base::openmode __which) : __text_(), __size_(0), __mode_(__which) {
    __begin_();
}
template <class _CharT, class _Traits, class _Alloc>
OM_STRINGBUF::basic_stringbuf(const _String &__s, ios_base::openmode __which)
    : __text_(__s), __size_(__s.size()), __mode_(__which) {
    __begin_();
}
template <class _CharT, class _Traits, class _Alloc>
OM_STRINGBUF::~basic_stringbuf() {}

#if OM_CXX11
template <class _CharT, class _Traits, class _Alloc>
OM_STRINGBUF::basic_stringbuf(basic_stringbuf &&__other) : __text_(), __size_(0), __mode_(__other.__mode_) {
    __begin_();
    swap(__other);
}
template <class _CharT, class _Traits, class _Alloc>
OM_STRINGBUF &OM_STRINGBUF::operator=(basic_stringbuf &&__other) {
    basic_stringbuf __moved(static_cast<basic_stringbuf &&>(__other));
    swap(__moved);
    return *this;
}
OM_MEMBER(void)::swap(basic_stringbuf &__other) {
    const size_t __get = static_cast<size_t>(this->gptr() - this->eback());
    const size_t __put = static_cast<size_t>(this->pptr() - this->pbase());
    const size_t __other_get = static_cast<size_t>(__other.gptr() - __other.eback());
    const size_t __other_put = static_cast<size_t>(__other.pptr() - __other.pbase());
    _Base::swap(__other);
    __text_.swap(__other.__text_);
    const size_t __size = __size_;
    const ios_base::openmode __mode = __mode_;
    __size_ = __other.__size_;
    __mode_ = __other.__mode_;
    __other.__size_ = __size;
    __other.__mode_ = __mode;
    __areas(__other_get, __other_put);
    __other.__areas(__get, __put);
}
#endif

// The areas over the text, with the next character to get and to put at these places.
OM_MEMBER(void)::__areas(size_t __get, size_t __put) {
    _CharT *const __first = __text_.size() != 0 ? &__text_[0] : OM_NULL;
    if (__mode_ & ios_base::in)
        this->setg(__first, __first + __get, __first + __size_);
    else
        this->setg(OM_NULL, OM_NULL, OM_NULL);
    if (__mode_ & ios_base::out) {
        this->setp(__first, __first + __text_.size());
        for (; __put > 0x7fffffff; __put -= 0x7fffffff)
            this->pbump(0x7fffffff);
        this->pbump(static_cast<int>(__put));
    } else {
        this->setp(OM_NULL, OM_NULL);
    }
}

OM_MEMBER(void)::__begin_() { __areas(0, __mode_ & (ios_base::app | ios_base::ate) ? __size_ : 0); }

OM_MEMBER(void)::__make_room(size_t __n) {
    const size_t __get = static_cast<size_t>(this->gptr() - this->eback());
    const size_t __put = static_cast<size_t>(this->pptr() - this->pbase());
    __size_ = __reach();
    size_t __room = __text_.size() < 32 ? 64 : 2 * __text_.size();
    if (__room < __put + __n)
        __room = __put + __n;
    __text_.resize(__room);
    __areas(__get, __put);
}

OM_MEMBER(typename _Traits::int_type)::underflow() {
    if (!(__mode_ & ios_base::in))
        return _Traits::eof();
    // What was written since is there to be read as well.
    __size_ = __reach();
    this->setg(this->eback(), this->gptr(), this->eback() + __size_);
    return this->gptr() != this->egptr() ? _Traits::to_int_type(*this->gptr()) : _Traits::eof();
}

OM_MEMBER(typename _Traits::int_type)::pbackfail(int_type __c) {
    if (this->eback() == this->gptr())
        return _Traits::eof();
    if (!_Traits::eq_int_type(__c, _Traits::eof())) {
        const bool __same = _Traits::eq(_Traits::to_char_type(__c), this->gptr()[-1]);
        if (!__same && !(__mode_ & ios_base::out))
            return _Traits::eof();
        this->gbump(-1);
        if (!__same)
            *this->gptr() = _Traits::to_char_type(__c);
        return __c;
    }
    this->gbump(-1);
    return _Traits::not_eof(__c);
}

OM_MEMBER(typename _Traits::int_type)::overflow(int_type __c) {
    if (!(__mode_ & ios_base::out))
        return _Traits::eof();
    if (_Traits::eq_int_type(__c, _Traits::eof()))
        return _Traits::not_eof(__c);
    if (this->pptr() == this->epptr())
        __make_room(1);
    *this->pptr() = _Traits::to_char_type(__c);
    this->pbump(1);
    return __c;
}

OM_MEMBER(streamsize)::xsputn(const _CharT *__s, streamsize __n) {
    if (__n <= 0 || !(__mode_ & ios_base::out))
        return 0;
    if (this->epptr() - this->pptr() < __n)
        __make_room(static_cast<size_t>(__n));
    _Traits::copy(this->pptr(), __s, static_cast<size_t>(__n));
    streamsize __left = __n;
    for (; __left > 0x7fffffff; __left -= 0x7fffffff)
        this->pbump(0x7fffffff);
    this->pbump(static_cast<int>(__left));
    return __n;
}

OM_MEMBER(streamsize)::showmanyc() {
    if (!(__mode_ & ios_base::in))
        return -1;
    underflow();
    return this->egptr() - this->gptr();
}

OM_MEMBER(typename _Traits::pos_type)::seekoff(off_type __off, ios_base::seekdir __way, ios_base::openmode __which) {
    const bool __get = (__which & __mode_ & ios_base::in) != 0;
    const bool __put = (__which & __mode_ & ios_base::out) != 0;
    const bool __asked_both = (__which & (ios_base::in | ios_base::out)) == (ios_base::in | ios_base::out);
    const pos_type __failed = pos_type(off_type(-1));
    if (!__get && !__put)
        return __failed;
    // Both at once cannot be moved relative to where each of them is [stringbuf.virtuals]/10.
    if (__asked_both && __get && __put && __way == ios_base::cur)
        return __failed;
    __size_ = __reach();
    off_type __from = 0;
    if (__way == ios_base::cur)
        __from = __get ? this->gptr() - this->eback() : this->pptr() - this->pbase();
    else if (__way == ios_base::end)
        __from = static_cast<off_type>(__size_);
    const off_type __to = __from + __off;
    if (__to < 0 || __to > static_cast<off_type>(__size_))
        return __failed;
    __areas(__get ? static_cast<size_t>(__to) : static_cast<size_t>(this->gptr() - this->eback()),
            __put ? static_cast<size_t>(__to) : static_cast<size_t>(this->pptr() - this->pbase()));
    return pos_type(__to);
}

#undef OM_MEMBER
#undef OM_STRINGBUF

extern template class basic_stringbuf<char>;

} // namespace std

OM_END_MODEL

#endif
