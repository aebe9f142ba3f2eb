// The searches that strings and string views share ([string.ops], [string.view.find]): each over a
// sequence of __n characters at __s, giving a position, or no_position where there is none.
#ifndef OM_STRING_SEARCH_H
#define OM_STRING_SEARCH_H

#include <__om/nodebug.h>
#include <__om/string/char_traits.h>

OM_BEGIN_MODEL

namespace __om {

static const std::size_t no_position = static_cast<std::size_t>(-1);

template <class _Traits, class _CharT>
OM_CONSTEXPR17 std::size_t find_text(const _CharT *__s, std::size_t __n, const _CharT *__text, std::size_t __length,
                                     std::size_t __pos) {
    if (__length > __n)
        return no_position;
    for (std::size_t __i = __pos; __i <= __n - __length; ++__i)
        if (_Traits::compare(__s + __i, __text, __length) == 0)
            return __i;
    return no_position;
}

template <class _Traits, class _CharT>
OM_CONSTEXPR17 std::size_t find_one(const _CharT *__s, std::size_t __n, _CharT __c, std::size_t __pos) {
    for (std::size_t __i = __pos; __i < __n; ++__i)
        if (_Traits::eq(__s[__i], __c))
            return __i;
    return no_position;
}

template <class _Traits, class _CharT>
OM_CONSTEXPR17 std::size_t rfind_text(const _CharT *__s, std::size_t __n, const _CharT *__text, std::size_t __length,
                                      std::size_t __pos) {
    if (__length > __n)
        return no_position;
    std::size_t __i = __pos < __n - __length ? __pos : __n - __length;
    for (;; --__i) {
        if (_Traits::compare(__s + __i, __text, __length) == 0)
            return __i;
        if (__i == 0)
            return no_position;
    }
}

template <class _Traits, class _CharT>
OM_CONSTEXPR17 std::size_t rfind_one(const _CharT *__s, std::size_t __n, _CharT __c, std::size_t __pos) {
    for (std::size_t __i = __pos < __n ? __pos + 1 : __n; __i != 0; --__i)
        if (_Traits::eq(__s[__i - 1], __c))
            return __i - 1;
    return no_position;
}

template <class _Traits, class _CharT>
OM_CONSTEXPR17 bool is_one_of(_CharT __c, const _CharT *__set, std::size_t __size) {
    return _Traits::find(__set, __size, __c) != OM_NULL;
}

// The first and the last position whose character is one of the set, or is not, as __member says.
template <class _Traits, class _CharT>
OM_CONSTEXPR17 std::size_t find_first(const _CharT *__s, std::size_t __n, const _CharT *__set, std::size_t __size,
                                      std::size_t __pos, bool __member) {
    for (std::size_t __i = __pos; __i < __n; ++__i)
        if (is_one_of<_Traits>(__s[__i], __set, __size) == __member)
            return __i;
    return no_position;
}

template <class _Traits, class _CharT>
OM_CONSTEXPR17 std::size_t find_last(const _CharT *__s, std::size_t __n, const _CharT *__set, std::size_t __size,
                                     std::size_t __pos, bool __member) {
    for (std::size_t __i = __pos < __n ? __pos + 1 : __n; __i != 0; --__i)
        if (is_one_of<_Traits>(__s[__i - 1], __set, __size) == __member)
            return __i - 1;
    return no_position;
}

// [string.compare]: by the characters, then by the lengths; the difference of the lengths as an int.
template <class _Traits, class _CharT>
OM_CONSTEXPR17 int compare_texts(const _CharT *__l, std::size_t __n, const _CharT *__r, std::size_t __m) {
    const int __order = _Traits::compare(__l, __r, __n < __m ? __n : __m);
    if (__order != 0)
        return __order;
    if (__n == __m)
        return 0;
    const std::ptrdiff_t __difference = static_cast<std::ptrdiff_t>(__n - __m);
    return __difference > 0x7fffffff        ? 0x7fffffff
           : __difference < -0x7fffffff - 1 ? -0x7fffffff - 1
                                            : int(__difference);
}

// Whether two texts are the same. Where they are equally long and only one of the lengths is known, that
// one tells the engine how many characters there are to compare.
template <class _Traits, class _CharT>
OM_CONSTEXPR17 bool equal_texts(const _CharT *__l, std::size_t __n, const _CharT *__r, std::size_t __m) {
    if (__n != __m)
        return false;
#if OM_CXX17
    if (__builtin_is_constant_evaluated())
        return _Traits::compare(__l, __r, __n) == 0;
#endif
    return _Traits::compare(__l, __r, __verify_concrete(&__m, sizeof(__m)) ? __m : __n) == 0;
}

// FNV-1a over the characters: equal for a string and a view of it [string.view.hash].
template <class _CharT>
inline std::size_t hash_text(const _CharT *__s, std::size_t __n) {
    std::size_t __hash = 0xcbf29ce484222325ULL;
    for (std::size_t __i = 0; __i != __n; ++__i)
        __hash = (__hash ^ static_cast<std::size_t>(__s[__i])) * 0x100000001b3ULL;
    return __hash;
}

} // namespace __om

OM_END_MODEL

#endif
