// hash ([unord.hash]) of the fundamental types and pointers, and the total order on pointers that
// less<T*> and its relatives promise ([comparisons.general]/2). Strings, smart pointers and the rest
// specialise hash where they are defined.
#ifndef OM_FUNCTIONAL_HASH_BASE_H
#define OM_FUNCTIONAL_HASH_BASE_H

#include <__om/traits.h>
#if OM_CXX11
#include <type_traits>
#endif

OM_BEGIN_MODEL

namespace __om {

// Pointers to different objects are ordered by address here, which `<` on pointers does not promise.
template <class _Tp>
inline OM_CONSTEXPR14 bool total_less(const _Tp &__x, const _Tp &__y) {
    return __x < __y;
}
template <class _Tp>
inline OM_CONSTEXPR14 bool total_less(_Tp *__x, _Tp *__y) {
    return __builtin_is_constant_evaluated()
               ? __x < __y
               : reinterpret_cast<__UINTPTR_TYPE__>(__x) < reinterpret_cast<__UINTPTR_TYPE__>(__y);
}

} // namespace __om

#if OM_CXX11
namespace std {

template <class _Tp>
struct hash;

} // namespace std

namespace __om {

// A hash that is not there: neither constructible nor callable ([unord.hash]/4).
struct hash_disabled {
    hash_disabled() = delete;
    hash_disabled(const hash_disabled &) = delete;
    hash_disabled &operator=(const hash_disabled &) = delete;
};

template <class _Key, class = void>
struct hash_enabled : std::false_type {};
template <class _Key>
struct hash_enabled<_Key, decltype((void)std::declval<const std::hash<_Key> &>()(std::declval<const _Key &>()))>
    : std::is_default_constructible<std::hash<_Key>>::type {};

// Mixes another value into a hash.
inline constexpr std::size_t hash_mix(std::size_t __seed, std::size_t __value) {
    return (__seed ^ __value) * static_cast<std::size_t>(0x9e3779b97f4a7c15ull);
}

// Of bytes in memory: FNV-1a.
inline std::size_t hash_bytes(const void *__data, std::size_t __size) {
    std::size_t __h = static_cast<std::size_t>(0xcbf29ce484222325ull);
    for (std::size_t __i = 0; __i != __size; ++__i)
        __h = (__h ^ static_cast<const unsigned char *>(__data)[__i]) * static_cast<std::size_t>(0x100000001b3ull);
    return __h;
}

template <class _Tp, bool = __is_enum(_Tp)>
struct enum_hash : hash_disabled {};
template <class _Tp>
struct enum_hash<_Tp, true> {
    std::size_t operator()(_Tp __value) const noexcept { return static_cast<std::size_t>(__value); }
};

} // namespace __om

namespace std {

template <class _Tp>
struct hash : __om::enum_hash<_Tp> {
#if !OM_CXX20
    typedef _Tp argument_type;
    typedef size_t result_type;
#endif
};

#if OM_CXX20
#define OM_HASH_TYPES(type)
#else
#define OM_HASH_TYPES(type)                                                                                            \
    typedef type argument_type;                                                                                        \
    typedef size_t result_type;
#endif
#define OM_INTEGER_HASH(type)                                                                                          \
    template <>                                                                                                        \
    struct hash<type> {                                                                                                \
        OM_HASH_TYPES(type)                                                                                            \
        size_t operator()(type __value) const noexcept { return static_cast<size_t>(__value); }                        \
    };
OM_INTEGER_HASH(bool)
OM_INTEGER_HASH(char)
OM_INTEGER_HASH(signed char)
OM_INTEGER_HASH(unsigned char)
OM_INTEGER_HASH(wchar_t)
OM_INTEGER_HASH(char16_t)
OM_INTEGER_HASH(char32_t)
#if defined(__cpp_char8_t)
OM_INTEGER_HASH(char8_t)
#endif
OM_INTEGER_HASH(short)
OM_INTEGER_HASH(unsigned short)
OM_INTEGER_HASH(int)
OM_INTEGER_HASH(unsigned int)
OM_INTEGER_HASH(long)
OM_INTEGER_HASH(unsigned long)
OM_INTEGER_HASH(long long)
OM_INTEGER_HASH(unsigned long long)
#if defined(__SIZEOF_INT128__)
OM_INTEGER_HASH(__int128)
OM_INTEGER_HASH(unsigned __int128)
#endif
#undef OM_INTEGER_HASH

// Equal values hash equally: both zeroes are the same.
#define OM_FLOAT_HASH(type, size)                                                                                      \
    template <>                                                                                                        \
    struct hash<type> {                                                                                                \
        OM_HASH_TYPES(type)                                                                                            \
        size_t operator()(type __value) const noexcept { return __value == 0 ? 0 : __om::hash_bytes(&__value, size); } \
    };
OM_FLOAT_HASH(float, sizeof(float))
OM_FLOAT_HASH(double, sizeof(double))
#if defined(__x86_64__) || defined(__i386__)
OM_FLOAT_HASH(long double, 10)
#else
OM_FLOAT_HASH(long double, sizeof(long double))
#endif
#undef OM_FLOAT_HASH

template <class _Tp>
struct hash<_Tp *> {
    OM_HASH_TYPES(_Tp *)
    size_t operator()(_Tp *__value) const noexcept { return reinterpret_cast<size_t>(__value); }
};
#if OM_CXX17
template <>
struct hash<nullptr_t> {
    OM_HASH_TYPES(nullptr_t)
    size_t operator()(nullptr_t) const noexcept { return 0; }
};
#endif
#undef OM_HASH_TYPES

} // namespace std
#endif

OM_END_MODEL

#endif
