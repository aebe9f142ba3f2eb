// char_traits [char.traits]: how characters are compared, copied and searched. The narrow characters
// use the C library's functions, which the engine executes at once; in a constant expression and for
// the wide ones the loops say the same.
#ifndef OM_STRING_CHAR_TRAITS_H
#define OM_STRING_CHAR_TRAITS_H

#include <__om/nodebug.h>
#include <__om/string/fwd.h>
#include <__om/string/positions.h>
#if OM_CXX20
#include <compare>
#endif

OM_BEGIN_MODEL

namespace __om {

template <class _CharT>
OM_CONSTEXPR17 std::size_t characters_before_null(const _CharT *__s) {
    std::size_t __n = 0;
    while (!(__s[__n] == _CharT()))
        ++__n;
    return __n;
}

template <class _Traits, class _CharT>
OM_CONSTEXPR17 int compare_characters(const _CharT *__l, const _CharT *__r, std::size_t __n) {
    for (std::size_t __i = 0; __i != __n; ++__i) {
        if (_Traits::lt(__l[__i], __r[__i]))
            return -1;
        if (_Traits::lt(__r[__i], __l[__i]))
            return 1;
    }
    return 0;
}

template <class _Traits, class _CharT>
OM_CONSTEXPR17 const _CharT *find_character(const _CharT *__s, std::size_t __n, const _CharT &__c) {
    for (std::size_t __i = 0; __i != __n; ++__i)
        if (_Traits::eq(__s[__i], __c))
            return __s + __i;
    return OM_NULL;
}

template <class _CharT>
OM_CONSTEXPR20 _CharT *move_characters(_CharT *__to, const _CharT *__from, std::size_t __n) {
#if OM_CXX20
    if (__builtin_is_constant_evaluated()) {
        // Pointers into different objects must not be ordered here, only compared for equality.
        bool __backwards = false;
        for (std::size_t __i = 0; __i != __n; ++__i)
            if (__from + __i == __to)
                __backwards = true;
        for (std::size_t __i = 0; __i != __n; ++__i) {
            const std::size_t __k = __backwards ? __n - 1 - __i : __i;
            __to[__k] = __from[__k];
        }
        return __to;
    }
#endif
    if (__n != 0)
        __builtin_memmove(__to, __from, __n * sizeof(_CharT));
    return __to;
}

template <class _CharT>
OM_CONSTEXPR20 _CharT *copy_characters(_CharT *__to, const _CharT *__from, std::size_t __n) {
#if OM_CXX20
    if (__builtin_is_constant_evaluated()) {
        for (std::size_t __i = 0; __i != __n; ++__i)
            __to[__i] = __from[__i];
        return __to;
    }
#endif
    if (__n != 0)
        __builtin_memcpy(__to, __from, __n * sizeof(_CharT));
    return __to;
}

template <class _CharT>
OM_CONSTEXPR20 _CharT *fill_characters(_CharT *__to, std::size_t __n, _CharT __c) {
    for (std::size_t __i = 0; __i != __n; ++__i)
        __to[__i] = __c;
    return __to;
}

// What all specialisations have in common; _Unsigned is how the characters are ordered.
template <class _CharT, class _IntT, class _Unsigned>
struct character_traits {
    typedef _CharT char_type;
    typedef _IntT int_type;
    typedef std::streamoff off_type;
    typedef std::streampos pos_type;
    typedef std::mbstate_t state_type;
#if OM_CXX20
    typedef std::strong_ordering comparison_category;
#endif

    static OM_CONSTEXPR17 void assign(char_type &__to, const char_type &__from) OM_NOEXCEPT { __to = __from; }
    static OM_CONSTEXPR bool eq(const char_type &__l, const char_type &__r) OM_NOEXCEPT { return __l == __r; }
    static OM_CONSTEXPR bool lt(const char_type &__l, const char_type &__r) OM_NOEXCEPT {
        return static_cast<_Unsigned>(__l) < static_cast<_Unsigned>(__r);
    }

    static OM_CONSTEXPR17 int compare(const char_type *__l, const char_type *__r, std::size_t __n) {
        return compare_characters<character_traits>(__l, __r, __n);
    }
    static OM_CONSTEXPR17 std::size_t length(const char_type *__s) { return characters_before_null(__s); }
    static OM_CONSTEXPR17 const char_type *find(const char_type *__s, std::size_t __n, const char_type &__c) {
        return find_character<character_traits>(__s, __n, __c);
    }
    static OM_CONSTEXPR20 char_type *move(char_type *__to, const char_type *__from, std::size_t __n) {
        return move_characters(__to, __from, __n);
    }
    static OM_CONSTEXPR20 char_type *copy(char_type *__to, const char_type *__from, std::size_t __n) {
        return copy_characters(__to, __from, __n);
    }
    static OM_CONSTEXPR20 char_type *assign(char_type *__to, std::size_t __n, char_type __c) {
        return fill_characters(__to, __n, __c);
    }

    static OM_CONSTEXPR char_type to_char_type(const int_type &__c) OM_NOEXCEPT { return static_cast<char_type>(__c); }
    static OM_CONSTEXPR int_type to_int_type(const char_type &__c) OM_NOEXCEPT {
        return static_cast<int_type>(static_cast<_Unsigned>(__c));
    }
    static OM_CONSTEXPR bool eq_int_type(const int_type &__l, const int_type &__r) OM_NOEXCEPT { return __l == __r; }
    static OM_CONSTEXPR int_type eof() OM_NOEXCEPT { return static_cast<int_type>(-1); }
    static OM_CONSTEXPR int_type not_eof(const int_type &__c) OM_NOEXCEPT {
        return __c == static_cast<int_type>(-1) ? static_cast<int_type>(0) : __c;
    }
};

} // namespace __om

namespace std {

// The primary template serves character types of the program's own.
template <class _CharT>
struct char_traits : __om::character_traits<_CharT, unsigned long, _CharT> {};

// [char.traits.specializations.char]
template <>
struct char_traits<char> : __om::character_traits<char, int, unsigned char> {
    static OM_CONSTEXPR17 int compare(const char *__l, const char *__r, size_t __n) {
#if OM_CXX17
        if (__builtin_is_constant_evaluated())
            return __om::compare_characters<char_traits>(__l, __r, __n);
#endif
        return __n == 0 ? 0 : __builtin_memcmp(__l, __r, __n);
    }
    static OM_CONSTEXPR17 size_t length(const char *__s) { return __builtin_strlen(__s); }
    static OM_CONSTEXPR17 const char *find(const char *__s, size_t __n, const char &__c) {
#if OM_CXX17
        if (__builtin_is_constant_evaluated())
            return __om::find_character<char_traits>(__s, __n, __c);
#endif
        return __n == 0 ? OM_NULL : static_cast<const char *>(__builtin_memchr(__s, __c, __n));
    }
    using __om::character_traits<char, int, unsigned char>::assign;
    static OM_CONSTEXPR20 char *assign(char *__to, size_t __n, char __c) {
#if OM_CXX20
        if (__builtin_is_constant_evaluated())
            return __om::fill_characters(__to, __n, __c);
#endif
        if (__n != 0)
            __builtin_memset(__to, __c, __n);
        return __to;
    }
};

// [char.traits.specializations.wchar.t]
template <>
struct char_traits<wchar_t> : __om::character_traits<wchar_t, wint_t, wchar_t> {};

#if defined(__cpp_char8_t)
// [char.traits.specializations.char8.t]
template <>
struct char_traits<char8_t> : __om::character_traits<char8_t, unsigned, char8_t> {};
#endif

#if OM_CXX11
// [char.traits.specializations.char16.t]: the end of a stream is U+FFFF, which is no
// character; where one appears all the same it is read as U+FFFD.
template <>
struct char_traits<char16_t> : __om::character_traits<char16_t, __UINT_LEAST16_TYPE__, char16_t> {
    static constexpr int_type to_int_type(const char_type &__c) noexcept {
        return __c == eof() ? int_type(0xfffd) : int_type(__c);
    }
};

// [char.traits.specializations.char32.t]
template <>
struct char_traits<char32_t> : __om::character_traits<char32_t, unsigned, char32_t> {};
#endif

} // namespace std

OM_END_MODEL

#endif
