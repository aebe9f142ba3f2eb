// istream_iterator, ostream_iterator and the buffer iterators ([stream.iterators]). The streams are
// only named here; a program that uses one has included it.
#ifndef OM_ITERATOR_STREAM_H
#define OM_ITERATOR_STREAM_H

#include <__om/iterator/concepts.h>
#include <__om/iterator/traits.h>
#include <iosfwd>

OM_BEGIN_MODEL

namespace std {

// [istream.iterator]
template <class _Tp, class _CharT = char, class _Traits = char_traits<_CharT>, class _Distance = ptrdiff_t>
class istream_iterator {
public:
    typedef input_iterator_tag iterator_category;
    typedef _Tp value_type;
    typedef _Distance difference_type;
    typedef const _Tp *pointer;
    typedef const _Tp &reference;
    typedef _CharT char_type;
    typedef _Traits traits_type;
    typedef basic_istream<_CharT, _Traits> istream_type;

private:
    istream_type *__stream;
    _Tp __value;

    void __read() {
        if (__stream && !(*__stream >> __value))
            __stream = OM_NULL;
    }

public:
    OM_CONSTEXPR istream_iterator() : __stream(OM_NULL), __value() {}
#if OM_CXX20
    constexpr istream_iterator(default_sentinel_t) : istream_iterator() {}
#endif
    istream_iterator(istream_type &__s) : __stream(__builtin_addressof(__s)), __value() { __read(); }

    const _Tp &operator*() const {
        OM_CHECK("iterator-range", __stream != OM_NULL, "istream_iterator dereferenced at the end of the stream");
        return __value;
    }
    const _Tp *operator->() const { return __builtin_addressof(operator*()); }
    istream_iterator &operator++() {
        OM_CHECK("iterator-range", __stream != OM_NULL, "istream_iterator incremented at the end of the stream");
        __read();
        return *this;
    }
    istream_iterator operator++(int) {
        istream_iterator __before = *this;
        ++*this;
        return __before;
    }

    // [istream.iterator.ops]
    friend bool operator==(const istream_iterator &__x, const istream_iterator &__y) {
        return __x.__stream == __y.__stream;
    }
    friend bool operator!=(const istream_iterator &__x, const istream_iterator &__y) {
        return __x.__stream != __y.__stream;
    }
#if OM_CXX20
    friend bool operator==(const istream_iterator &__i, default_sentinel_t) { return !__i.__stream; }
#endif
};

// [ostream.iterator]
template <class _Tp, class _CharT = char, class _Traits = char_traits<_CharT> >
class ostream_iterator {
public:
    typedef output_iterator_tag iterator_category;
    typedef void value_type;
#if OM_CXX20
    typedef ptrdiff_t difference_type;
#else
    typedef void difference_type;
#endif
    typedef void pointer;
    typedef void reference;
    typedef _CharT char_type;
    typedef _Traits traits_type;
    typedef basic_ostream<_CharT, _Traits> ostream_type;

private:
    ostream_type *__stream;
    const _CharT *__delimiter;

public:
    ostream_iterator(ostream_type &__s) : __stream(__builtin_addressof(__s)), __delimiter(OM_NULL) {}
    ostream_iterator(ostream_type &__s, const _CharT *__d) : __stream(__builtin_addressof(__s)), __delimiter(__d) {}

    ostream_iterator &operator=(const _Tp &__value) {
        *__stream << __value;
        if (__delimiter)
            *__stream << __delimiter;
        return *this;
    }
    ostream_iterator &operator*() { return *this; }
    ostream_iterator &operator++() { return *this; }
    ostream_iterator &operator++(int) { return *this; }
};

// [istreambuf.iterator]
template <class _CharT, class _Traits>
class istreambuf_iterator {
public:
    typedef input_iterator_tag iterator_category;
    typedef _CharT value_type;
    typedef typename _Traits::off_type difference_type;
    typedef _CharT *pointer;
    typedef _CharT reference;
    typedef _CharT char_type;
    typedef _Traits traits_type;
    typedef typename _Traits::int_type int_type;
    typedef basic_streambuf<_CharT, _Traits> streambuf_type;
    typedef basic_istream<_CharT, _Traits> istream_type;

private:
    mutable streambuf_type *__buffer;

    bool __ended() const {
        if (__buffer && _Traits::eq_int_type(__buffer->sgetc(), _Traits::eof()))
            __buffer = OM_NULL;
        return !__buffer;
    }

    class __proxy {
        _CharT __kept;
        streambuf_type *__from;
        friend class istreambuf_iterator;
        __proxy(_CharT __c, streambuf_type *__b) : __kept(__c), __from(__b) {}

    public:
        _CharT operator*() { return __kept; }
    };

public:
    OM_CONSTEXPR istreambuf_iterator() OM_NOEXCEPT : __buffer(OM_NULL) {}
#if OM_CXX20
    constexpr istreambuf_iterator(default_sentinel_t) noexcept : __buffer(nullptr) {}
#endif
    istreambuf_iterator(istream_type &__s) OM_NOEXCEPT : __buffer(__s.rdbuf()) {}
    istreambuf_iterator(streambuf_type *__s) OM_NOEXCEPT : __buffer(__s) {}
    istreambuf_iterator(const __proxy &__p) OM_NOEXCEPT : __buffer(__p.__from) {}

    _CharT operator*() const {
        OM_CHECK("iterator-range", !__ended(), "istreambuf_iterator dereferenced at the end of the stream");
        return _Traits::to_char_type(__buffer->sgetc());
    }
    istreambuf_iterator &operator++() {
        OM_CHECK("iterator-range", !__ended(), "istreambuf_iterator incremented at the end of the stream");
        __buffer->sbumpc();
        return *this;
    }
    __proxy operator++(int) {
        OM_CHECK("iterator-range", !__ended(), "istreambuf_iterator incremented at the end of the stream");
        return __proxy(_Traits::to_char_type(__buffer->sbumpc()), __buffer);
    }
    bool equal(const istreambuf_iterator &__other) const { return __ended() == __other.__ended(); }
#if OM_CXX20
    friend bool operator==(const istreambuf_iterator &__i, default_sentinel_t) { return __i.__ended(); }
#endif
};
template <class _CharT, class _Traits>
inline bool operator==(const istreambuf_iterator<_CharT, _Traits> &__x,
                       const istreambuf_iterator<_CharT, _Traits> &__y) {
    return __x.equal(__y);
}
template <class _CharT, class _Traits>
inline bool operator!=(const istreambuf_iterator<_CharT, _Traits> &__x,
                       const istreambuf_iterator<_CharT, _Traits> &__y) {
    return !__x.equal(__y);
}

// [ostreambuf.iterator]
template <class _CharT, class _Traits>
class ostreambuf_iterator {
public:
    typedef output_iterator_tag iterator_category;
    typedef void value_type;
#if OM_CXX20
    typedef ptrdiff_t difference_type;
#else
    typedef void difference_type;
#endif
    typedef void pointer;
    typedef void reference;
    typedef _CharT char_type;
    typedef _Traits traits_type;
    typedef basic_streambuf<_CharT, _Traits> streambuf_type;
    typedef basic_ostream<_CharT, _Traits> ostream_type;

private:
    streambuf_type *__buffer;
    bool __failed;

public:
    ostreambuf_iterator(ostream_type &__s) OM_NOEXCEPT : __buffer(__s.rdbuf()), __failed(false) {}
    ostreambuf_iterator(streambuf_type *__s) OM_NOEXCEPT : __buffer(__s), __failed(false) {
        OM_REQUIRES(__s != OM_NULL, "ostreambuf_iterator from a null stream buffer");
    }
    ostreambuf_iterator &operator=(_CharT __c) {
        if (!__failed && _Traits::eq_int_type(__buffer->sputc(__c), _Traits::eof()))
            __failed = true;
        return *this;
    }
    ostreambuf_iterator &operator*() { return *this; }
    ostreambuf_iterator &operator++() { return *this; }
    ostreambuf_iterator &operator++(int) { return *this; }
    bool failed() const OM_NOEXCEPT { return __failed; }
};

} // namespace std

OM_END_MODEL

#endif
