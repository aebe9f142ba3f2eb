// num_put and num_get [category.numeric]: the streams' own conversions behind the facet interface.
#ifndef OM_LOCALE_NUMBERS_H
#define OM_LOCALE_NUMBERS_H

#include <__om/io/istream_members.h>
#include <__om/iterator/stream.h>
#include <__om/locale/numpunct.h>

OM_BEGIN_MODEL

namespace __om {

// The characters between two iterators as the number parser wants them.
template <class _Iter>
class iterator_source {
public:
    iterator_source(_Iter __at, _Iter __end) : __at_(__at), __end_(__end) {}
    int peek() {
        return __at_ == __end_ ? -1
                               : static_cast<unsigned char>(narrowed(std::locale(classic_locale()), *__at_, '\x1a'));
    }
    int next() {
        ++__at_;
        return peek();
    }
    _Iter position() const { return __at_; }
    bool ended() const { return __at_ == __end_; }

private:
    _Iter __at_;
    _Iter __end_;
};

// A text of narrow characters, punctuated and padded, to an output iterator.
template <class _CharT, class _Iter>
_Iter put_number(_Iter __out, std::ios_base &__s, _CharT __fill, const char *__text, std::size_t __n,
                 std::size_t __prefix, bool __integer) {
    std::basic_string<_CharT> __number;
    punctuate(__number, __s.getloc(), __text, __n, __prefix, __integer);
    const std::ios_base::fmtflags __adjust = __s.flags() & std::ios_base::adjustfield;
    const std::size_t __width = __s.width() > 0 ? static_cast<std::size_t>(__s.width()) : 0;
    const std::size_t __padding = __width > __number.size() ? __width - __number.size() : 0;
    __number.insert(__adjust == std::ios_base::left       ? __number.size()
                    : __adjust == std::ios_base::internal ? __prefix
                                                          : 0,
                    __padding, __fill);
    __s.width(0);
    for (std::size_t __i = 0; __i != __number.size(); ++__i)
        *__out++ = __number[__i];
    return __out;
}

} // namespace __om

namespace std {

// [locale.nm.put]
template <class _CharT, class _Out = ostreambuf_iterator<_CharT> >
class num_put : public locale::facet {
public:
    typedef _CharT char_type;
    typedef _Out iter_type;
    static locale::id id;

    explicit num_put(size_t __refs = 0) : facet(__refs) {}

    iter_type put(iter_type __out, ios_base &__s, char_type __fill, bool __value) const {
        return do_put(__out, __s, __fill, __value);
    }
    iter_type put(iter_type __out, ios_base &__s, char_type __fill, long __value) const {
        return do_put(__out, __s, __fill, __value);
    }
    iter_type put(iter_type __out, ios_base &__s, char_type __fill, unsigned long __value) const {
        return do_put(__out, __s, __fill, __value);
    }
    iter_type put(iter_type __out, ios_base &__s, char_type __fill, double __value) const {
        return do_put(__out, __s, __fill, __value);
    }

protected:
    virtual ~num_put() {}
    virtual iter_type do_put(iter_type __out, ios_base &__s, char_type __fill, bool __value) const {
        return do_put(__out, __s, __fill, static_cast<long>(__value));
    }
    virtual iter_type do_put(iter_type __out, ios_base &__s, char_type __fill, long __value) const {
        const bool __ten = (__s.flags() & ios_base::basefield) != ios_base::oct &&
                           (__s.flags() & ios_base::basefield) != ios_base::hex;
        const unsigned long __bits = static_cast<unsigned long>(__value);
        const __om::integer_text __text(__ten && __value < 0 ? 0 - __bits : __bits, __ten && __value < 0, true,
                                        __s.flags());
        return __om::put_number(__out, __s, __fill, __text.begin(), __text.size(), __text.prefix(), true);
    }
    virtual iter_type do_put(iter_type __out, ios_base &__s, char_type __fill, unsigned long __value) const {
        const __om::integer_text __text(__value, false, false, __s.flags());
        return __om::put_number(__out, __s, __fill, __text.begin(), __text.size(), __text.prefix(), true);
    }
    virtual iter_type do_put(iter_type __out, ios_base &__s, char_type __fill, double __value) const {
        const string __text = __om::floating_text(__value, __s.flags(), static_cast<long>(__s.precision()));
        return __om::put_number(__out, __s, __fill, __text.data(), __text.size(), __om::floating_prefix(__text), false);
    }
};
template <class _CharT, class _Out>
locale::id num_put<_CharT, _Out>::id;

// [locale.num.get]
template <class _CharT, class _In = istreambuf_iterator<_CharT> >
class num_get : public locale::facet {
public:
    typedef _CharT char_type;
    typedef _In iter_type;
    static locale::id id;

    explicit num_get(size_t __refs = 0) : facet(__refs) {}

#define OM_GET(type)                                                                                                   \
    iter_type get(iter_type __in, iter_type __end, ios_base &__s, ios_base::iostate &__state, type &__value) const {   \
        return do_get(__in, __end, __s, __state, __value);                                                             \
    }
    OM_GET(bool)
    OM_GET(long)
    OM_GET(unsigned short)
    OM_GET(unsigned)
    OM_GET(unsigned long)
    OM_GET(float)
    OM_GET(double)
    OM_GET(long double)
#undef OM_GET

protected:
    virtual ~num_get() {}
#define OM_DO_GET(type)                                                                                                \
    virtual iter_type do_get(iter_type __in, iter_type __end, ios_base &__s, ios_base::iostate &__state,               \
                             type &__value) const {                                                                    \
        return __get(__in, __end, __s, __state, __value);                                                              \
    }
    OM_DO_GET(bool)
    OM_DO_GET(long)
    OM_DO_GET(unsigned short)
    OM_DO_GET(unsigned)
    OM_DO_GET(unsigned long)
    OM_DO_GET(float)
    OM_DO_GET(double)
    OM_DO_GET(long double)
#undef OM_DO_GET

private:
    template <class _Value>
    iter_type __get(iter_type __in, iter_type __end, ios_base &__s, ios_base::iostate &__state, _Value &__value) const {
        __om::iterator_source<iter_type> __source(__in, __end);
        if (!__om::parse_number(__source, __s.flags(), __value,
                                __om::bool_constant<__om::is_floating<_Value>::value>()))
            __state |= ios_base::failbit;
        if (__source.ended())
            __state |= ios_base::eofbit;
        return __source.position();
    }
};
template <class _CharT, class _In>
locale::id num_get<_CharT, _In>::id;

} // namespace std

OM_END_MODEL

#endif
