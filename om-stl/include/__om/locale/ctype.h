// ctype [category.ctype]: classes and cases of characters, as the classic locale has them.
#ifndef OM_LOCALE_CTYPE_H
#define OM_LOCALE_CTYPE_H

#include <__om/locale/locale.h>
#include <__om/nodebug.h>

OM_BEGIN_MODEL

namespace std {

class ctype_base {
public:
    typedef unsigned short mask;
    static const mask space = 1 << 0;
    static const mask print = 1 << 1;
    static const mask cntrl = 1 << 2;
    static const mask upper = 1 << 3;
    static const mask lower = 1 << 4;
    static const mask alpha = 1 << 5;
    static const mask digit = 1 << 6;
    static const mask punct = 1 << 7;
    static const mask xdigit = 1 << 8;
    static const mask blank = 1 << 9;
    static const mask alnum = alpha | digit;
    static const mask graph = alnum | punct;
};

} // namespace std

namespace __om {

// The classes of a character of the basic set; none for all others.
inline std::ctype_base::mask classes_of(unsigned long __c) {
    typedef std::ctype_base base;
    if (__c == ' ')
        return base::space | base::print | base::blank;
    if (__c == '\t')
        return base::space | base::cntrl | base::blank;
    if (__c >= '\n' && __c <= '\r')
        return base::space | base::cntrl;
    if (__c < 32 || __c == 127)
        return base::cntrl;
    if (__c > 127)
        return 0;
    if (__c >= '0' && __c <= '9')
        return base::digit | base::xdigit | base::print;
    if (__c >= 'a' && __c <= 'z')
        return base::alpha | base::lower | base::print | (__c <= 'f' ? base::xdigit : 0);
    if (__c >= 'A' && __c <= 'Z')
        return base::alpha | base::upper | base::print | (__c <= 'F' ? base::xdigit : 0);
    return base::punct | base::print;
}

inline unsigned long code_of(char __c) { return static_cast<unsigned char>(__c); }
inline unsigned long code_of(wchar_t __c) { return static_cast<unsigned long>(__c); }

template <class _CharT>
inline _CharT upper_of(_CharT __c) {
    return __c >= _CharT('a') && __c <= _CharT('z') ? static_cast<_CharT>(__c - _CharT('a') + _CharT('A')) : __c;
}
template <class _CharT>
inline _CharT lower_of(_CharT __c) {
    return __c >= _CharT('A') && __c <= _CharT('Z') ? static_cast<_CharT>(__c - _CharT('A') + _CharT('a')) : __c;
}

} // namespace __om

namespace std {

// [locale.ctype]
template <class _CharT>
class ctype : public locale::facet, public ctype_base {
public:
    typedef _CharT char_type;
    static locale::id id;

    explicit ctype(size_t __refs = 0) : facet(__refs) {}

    bool is(mask __m, char_type __c) const { return do_is(__m, __c); }
    const char_type *is(const char_type *__first, const char_type *__last, mask *__m) const {
        return do_is(__first, __last, __m);
    }
    const char_type *scan_is(mask __m, const char_type *__first, const char_type *__last) const {
        return do_scan_is(__m, __first, __last);
    }
    const char_type *scan_not(mask __m, const char_type *__first, const char_type *__last) const {
        return do_scan_not(__m, __first, __last);
    }
    char_type toupper(char_type __c) const { return do_toupper(__c); }
    const char_type *toupper(char_type *__first, const char_type *__last) const { return do_toupper(__first, __last); }
    char_type tolower(char_type __c) const { return do_tolower(__c); }
    const char_type *tolower(char_type *__first, const char_type *__last) const { return do_tolower(__first, __last); }
    char_type widen(char __c) const { return do_widen(__c); }
    const char *widen(const char *__first, const char *__last, char_type *__to) const {
        return do_widen(__first, __last, __to);
    }
    char narrow(char_type __c, char __otherwise) const { return do_narrow(__c, __otherwise); }
    const char_type *narrow(const char_type *__first, const char_type *__last, char __otherwise, char *__to) const {
        return do_narrow(__first, __last, __otherwise, __to);
    }

protected:
    virtual ~ctype() {}
    virtual bool do_is(mask __m, char_type __c) const { return (__om::classes_of(__om::code_of(__c)) & __m) != 0; }
    virtual const char_type *do_is(const char_type *__first, const char_type *__last, mask *__m) const {
        for (; __first != __last; ++__first, ++__m)
            *__m = __om::classes_of(__om::code_of(*__first));
        return __last;
    }
    virtual const char_type *do_scan_is(mask __m, const char_type *__first, const char_type *__last) const {
        while (__first != __last && !do_is(__m, *__first))
            ++__first;
        return __first;
    }
    virtual const char_type *do_scan_not(mask __m, const char_type *__first, const char_type *__last) const {
        while (__first != __last && do_is(__m, *__first))
            ++__first;
        return __first;
    }
    virtual char_type do_toupper(char_type __c) const { return __om::upper_of(__c); }
    virtual const char_type *do_toupper(char_type *__first, const char_type *__last) const {
        for (; __first != __last; ++__first)
            *__first = do_toupper(*__first);
        return __last;
    }
    virtual char_type do_tolower(char_type __c) const { return __om::lower_of(__c); }
    virtual const char_type *do_tolower(char_type *__first, const char_type *__last) const {
        for (; __first != __last; ++__first)
            *__first = do_tolower(*__first);
        return __last;
    }
    virtual char_type do_widen(char __c) const { return static_cast<char_type>(__c); }
    virtual const char *do_widen(const char *__first, const char *__last, char_type *__to) const {
        for (; __first != __last; ++__first, ++__to)
            *__to = do_widen(*__first);
        return __last;
    }
    virtual char do_narrow(char_type __c, char __otherwise) const {
        return sizeof(char_type) == 1 || __om::code_of(__c) < 128 ? static_cast<char>(__c) : __otherwise;
    }
    virtual const char_type *do_narrow(const char_type *__first, const char_type *__last, char __otherwise,
                                       char *__to) const {
        for (; __first != __last; ++__first, ++__to)
            *__to = do_narrow(*__first, __otherwise);
        return __last;
    }
};

template <class _CharT>
locale::id ctype<_CharT>::id;

} // namespace std

OM_END_MODEL

#endif
