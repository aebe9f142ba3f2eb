// The inserters that are no members of basic_ostream [ostream.inserters.character], the manipulators
// of output streams [ostream.manip], and insertion into streams that are rvalues [ostream.rvalue].
#ifndef OM_IO_INSERTERS_H
#define OM_IO_INSERTERS_H

#include <__om/io/ostream.h>
#include <string>

OM_BEGIN_MODEL

namespace __om {

// Narrow characters for a stream of wide ones.
template <class _CharT, class _Traits>
inline std::basic_ostream<_CharT, _Traits> &insert_widened(std::basic_ostream<_CharT, _Traits> &__s, const char *__text,
                                                           std::size_t __n) {
    std::basic_string<_CharT, _Traits> __wide;
    for (std::size_t __i = 0; __i != __n; ++__i)
        __wide.push_back(__s.widen(__text[__i]));
    return __s.__text_(__wide.data(), static_cast<std::streamsize>(__n));
}

template <class _Traits, class _CharT>
inline std::streamsize length_to_insert(const _CharT *__text) {
    OM_REQUIRES(__text != OM_NULL, "a null pointer is inserted into a stream as a text");
    return static_cast<std::streamsize>(_Traits::length(__text));
}

} // namespace __om

namespace std {

#define OM_OSTREAM basic_ostream<_CharT, _Traits>

template <class _CharT, class _Traits>
inline OM_OSTREAM &operator<<(OM_OSTREAM &__s, _CharT __c) {
    return __s.__text_(&__c, 1);
}
template <class _CharT, class _Traits>
inline OM_OSTREAM &operator<<(OM_OSTREAM &__s, char __c) {
    const _CharT __wide = __s.widen(__c);
    return __s.__text_(&__wide, 1);
}
template <class _Traits>
inline basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &__s, char __c) {
    return __s.__text_(&__c, 1);
}
template <class _Traits>
inline basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &__s, signed char __c) {
    const char __plain = static_cast<char>(__c);
    return __s.__text_(&__plain, 1);
}
template <class _Traits>
inline basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &__s, unsigned char __c) {
    const char __plain = static_cast<char>(__c);
    return __s.__text_(&__plain, 1);
}

template <class _CharT, class _Traits>
inline OM_OSTREAM &operator<<(OM_OSTREAM &__s, const _CharT *__text) {
    return __s.__text_(__text, __om::length_to_insert<_Traits>(__text));
}
template <class _CharT, class _Traits>
inline OM_OSTREAM &operator<<(OM_OSTREAM &__s, const char *__text) {
    return __om::insert_widened(__s, __text, static_cast<size_t>(__om::length_to_insert<char_traits<char> >(__text)));
}
template <class _Traits>
inline basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &__s, const char *__text) {
    return __s.__text_(__text, __om::length_to_insert<_Traits>(__text));
}
template <class _Traits>
inline basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &__s, const signed char *__text) {
    return __s << reinterpret_cast<const char *>(__text);
}
template <class _Traits>
inline basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &__s, const unsigned char *__text) {
    return __s << reinterpret_cast<const char *>(__text);
}

#if OM_CXX20
// Characters of other encodings are not to be printed as numbers or addresses.
template <class _Traits>
basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &, wchar_t) = delete;
template <class _Traits>
basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &, const wchar_t *) = delete;
template <class _Traits>
basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &, char16_t) = delete;
template <class _Traits>
basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &, const char16_t *) = delete;
template <class _Traits>
basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &, char32_t) = delete;
template <class _Traits>
basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &, const char32_t *) = delete;
template <class _Traits>
basic_ostream<wchar_t, _Traits> &operator<<(basic_ostream<wchar_t, _Traits> &, char16_t) = delete;
template <class _Traits>
basic_ostream<wchar_t, _Traits> &operator<<(basic_ostream<wchar_t, _Traits> &, const char16_t *) = delete;
template <class _Traits>
basic_ostream<wchar_t, _Traits> &operator<<(basic_ostream<wchar_t, _Traits> &, char32_t) = delete;
template <class _Traits>
basic_ostream<wchar_t, _Traits> &operator<<(basic_ostream<wchar_t, _Traits> &, const char32_t *) = delete;
#if defined(__cpp_char8_t)
template <class _Traits>
basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &, char8_t) = delete;
template <class _Traits>
basic_ostream<char, _Traits> &operator<<(basic_ostream<char, _Traits> &, const char8_t *) = delete;
template <class _Traits>
basic_ostream<wchar_t, _Traits> &operator<<(basic_ostream<wchar_t, _Traits> &, char8_t) = delete;
template <class _Traits>
basic_ostream<wchar_t, _Traits> &operator<<(basic_ostream<wchar_t, _Traits> &, const char8_t *) = delete;
#endif
#endif

// [string.io], [string.view.io]
template <class _CharT, class _Traits, class _Alloc>
inline OM_OSTREAM &operator<<(OM_OSTREAM &__s, const basic_string<_CharT, _Traits, _Alloc> &__text) {
    return __s.__text_(__text.data(), static_cast<streamsize>(__text.size()));
}
#if OM_CXX17
template <class _CharT, class _Traits>
inline OM_OSTREAM &operator<<(OM_OSTREAM &__s, basic_string_view<_CharT, _Traits> __text) {
    return __s.__text_(__text.data(), static_cast<streamsize>(__text.size()));
}
#endif

// [ostream.manip]
template <class _CharT, class _Traits>
inline OM_OSTREAM &endl(OM_OSTREAM &__s) {
    return __s.put(__s.widen('\n')).flush();
}
template <class _CharT, class _Traits>
inline OM_OSTREAM &ends(OM_OSTREAM &__s) {
    return __s.put(_CharT());
}
template <class _CharT, class _Traits>
inline OM_OSTREAM &flush(OM_OSTREAM &__s) {
    return __s.flush();
}

#if OM_CXX11
// [ostream.rvalue]
template <class _Stream, class _Tp>
inline typename enable_if<!is_lvalue_reference<_Stream>::value && is_convertible<_Stream *, ios_base *>::value,
                          decltype((void)(declval<_Stream &>() << declval<const _Tp &>()), declval<_Stream &&>())>::type
operator<<(_Stream &&__s, const _Tp &__value) {
    __s << __value;
    return static_cast<_Stream &&>(__s);
}
#endif

// [error.code.io]
#if OM_CXX11
template <class _CharT, class _Traits>
inline OM_OSTREAM &operator<<(OM_OSTREAM &__s, const error_code &__code) {
    return __s << __code.category().name() << ':' << __code.value();
}
#endif

#undef OM_OSTREAM

extern template ostream &operator<<(ostream &, const char *);
extern template ostream &operator<<(ostream &, char);
extern template ostream &operator<<(ostream &, const string &);
extern template ostream &endl(ostream &);
extern template ostream &flush(ostream &);

} // namespace std

OM_END_MODEL

#endif
