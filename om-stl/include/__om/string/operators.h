// What [string.nonmembers] adds to basic_string: joining, comparing, swapping, hashing, erasing.
#ifndef OM_STRING_OPERATORS_H
#define OM_STRING_OPERATORS_H

#include <__om/nodebug.h>
#include <__om/string/basic_string.h>

OM_BEGIN_MODEL

#define OM_STRING basic_string<_CharT, _Traits, _Alloc>
#define OM_STRING_TEMPLATE template <class _CharT, class _Traits, class _Alloc>

namespace __om {

template <class _Traits, class _CharT>
inline OM_CONSTEXPR20 std::size_t text_length(const _CharT *__s) {
    OM_REQUIRES(__s != OM_NULL, "a null pointer is given to a string as a text");
    return _Traits::length(__s);
}

} // namespace __om

namespace std {

// [string.op.plus]
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(const OM_STRING &__l, const OM_STRING &__r) {
    return OM_STRING::__join(__l.data(), __l.size(), __r.data(), __r.size(),
                             __om::alloc_policy<_Alloc>::for_copy(__l.get_allocator()));
}
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(const _CharT *__l, const OM_STRING &__r) {
    return OM_STRING::__join(__l, __om::text_length<_Traits>(__l), __r.data(), __r.size(),
                             __om::alloc_policy<_Alloc>::for_copy(__r.get_allocator()));
}
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(_CharT __l, const OM_STRING &__r) {
    return OM_STRING::__join(&__l, 1, __r.data(), __r.size(),
                             __om::alloc_policy<_Alloc>::for_copy(__r.get_allocator()));
}
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(const OM_STRING &__l, const _CharT *__r) {
    return OM_STRING::__join(__l.data(), __l.size(), __r, __om::text_length<_Traits>(__r),
                             __om::alloc_policy<_Alloc>::for_copy(__l.get_allocator()));
}
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(const OM_STRING &__l, _CharT __r) {
    return OM_STRING::__join(__l.data(), __l.size(), &__r, 1,
                             __om::alloc_policy<_Alloc>::for_copy(__l.get_allocator()));
}
#if OM_CXX11
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(OM_STRING &&__l, const OM_STRING &__r) { return std::move(__l.append(__r)); }
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(const OM_STRING &__l, OM_STRING &&__r) {
    return std::move(__r.insert(0, __l));
}
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(OM_STRING &&__l, OM_STRING &&__r) { return std::move(__l.append(__r)); }
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(const _CharT *__l, OM_STRING &&__r) { return std::move(__r.insert(0, __l)); }
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(_CharT __l, OM_STRING &&__r) { return std::move(__r.insert(0, 1, __l)); }
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(OM_STRING &&__l, const _CharT *__r) { return std::move(__l.append(__r)); }
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 OM_STRING operator+(OM_STRING &&__l, _CharT __r) { return std::move(__l.append(1, __r)); }
#endif

// [string.cmp]
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 bool operator==(const OM_STRING &__l, const OM_STRING &__r) OM_NOEXCEPT {
    return __l.__same(__r);
}
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 bool operator==(const OM_STRING &__l, const _CharT *__r) {
    return __l.__same(__r, __om::text_length<_Traits>(__r));
}
#if OM_CXX20
OM_STRING_TEMPLATE
constexpr auto operator<=>(const OM_STRING &__l, const OM_STRING &__r) noexcept {
    return static_cast<__om::comparison_category_of<_Traits>>(__l.compare(__r) <=> 0);
}
OM_STRING_TEMPLATE
constexpr auto operator<=>(const OM_STRING &__l, const _CharT *__r) {
    return static_cast<__om::comparison_category_of<_Traits>>(__l.compare(__r) <=> 0);
}
#else
OM_STRING_TEMPLATE
inline bool operator==(const _CharT *__l, const OM_STRING &__r) { return __r == __l; }
OM_STRING_TEMPLATE
inline bool operator!=(const OM_STRING &__l, const OM_STRING &__r) OM_NOEXCEPT { return !(__l == __r); }
OM_STRING_TEMPLATE
inline bool operator!=(const OM_STRING &__l, const _CharT *__r) { return !(__l == __r); }
OM_STRING_TEMPLATE
inline bool operator!=(const _CharT *__l, const OM_STRING &__r) { return !(__r == __l); }
#define OM_COMPARE_STRINGS(op)                                                                                         \
    OM_STRING_TEMPLATE                                                                                                 \
    inline bool operator op(const OM_STRING &__l, const OM_STRING &__r) OM_NOEXCEPT { return __l.compare(__r) op 0; }  \
    OM_STRING_TEMPLATE                                                                                                 \
    inline bool operator op(const OM_STRING &__l, const _CharT *__r) { return __l.compare(__r) op 0; }                 \
    OM_STRING_TEMPLATE                                                                                                 \
    inline bool operator op(const _CharT *__l, const OM_STRING &__r) { return 0 op __r.compare(__l); }
OM_COMPARE_STRINGS(<)
OM_COMPARE_STRINGS(>)
OM_COMPARE_STRINGS(<=)
OM_COMPARE_STRINGS(>=)
#undef OM_COMPARE_STRINGS
#endif

// [string.special]
OM_STRING_TEMPLATE
inline OM_CONSTEXPR20 void swap(OM_STRING &__l, OM_STRING &__r) OM_NOEXCEPT_IF(noexcept(__l.swap(__r))) {
    __l.swap(__r);
}

#if OM_CXX11
// [basic.string.hash]
template <class _Tp>
struct hash;
template <class _CharT, class _Alloc>
struct hash<basic_string<_CharT, char_traits<_CharT>, _Alloc> > {
    typedef size_t result_type;
    typedef basic_string<_CharT, char_traits<_CharT>, _Alloc> argument_type;
    size_t operator()(const argument_type &__s) const noexcept { return __om::hash_text(__s.data(), __s.size()); }
};
#endif

#if OM_CXX14
// [basic.string.literals]
inline namespace literals {
inline namespace string_literals {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wliteral-suffix"
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wuser-defined-literals"
#endif
inline OM_CONSTEXPR20 string operator""s(const char *__s, size_t __n) { return string(__s, __n); }
#if OM_CXX20 && !defined(OM_ALL_DIALECTS)
constexpr wstring operator""s(const wchar_t *__s, size_t __n) { return wstring(__s, __n); }
#if defined(__cpp_char8_t)
constexpr u8string operator""s(const char8_t *__s, size_t __n) { return u8string(__s, __n); }
#endif
constexpr u16string operator""s(const char16_t *__s, size_t __n) { return u16string(__s, __n); }
constexpr u32string operator""s(const char32_t *__s, size_t __n) { return u32string(__s, __n); }
#else
// Defined in the runtime: a body here would instantiate these strings in every unit.
wstring operator""s(const wchar_t *__s, size_t __n);
u16string operator""s(const char16_t *__s, size_t __n);
u32string operator""s(const char32_t *__s, size_t __n);
#endif
#pragma GCC diagnostic pop
} // namespace string_literals
} // namespace literals
#endif

#if OM_CXX17
// [string.cons] deduction guides; the first keeps a length from being taken for an allocator.
template <class _CharT, class _Integer, class = typename enable_if<is_integral<_Integer>::value>::type>
basic_string(const _CharT *, _Integer) -> basic_string<_CharT>;
template <class _Iter, class _Alloc = allocator<typename iterator_traits<_Iter>::value_type>>
basic_string(_Iter, _Iter, _Alloc = _Alloc())
    -> basic_string<typename iterator_traits<_Iter>::value_type,
                    char_traits<typename iterator_traits<_Iter>::value_type>, _Alloc>;
template <class _CharT, class _Traits, class _Alloc = allocator<_CharT>>
explicit basic_string(basic_string_view<_CharT, _Traits>, const _Alloc & = _Alloc())
    -> basic_string<_CharT, _Traits, _Alloc>;
template <class _CharT, class _Traits, class _Alloc = allocator<_CharT>>
basic_string(basic_string_view<_CharT, _Traits>, size_t, size_t, const _Alloc & = _Alloc())
    -> basic_string<_CharT, _Traits, _Alloc>;
#endif

#if OM_CXX20
// [string.erasure]
template <class _CharT, class _Traits, class _Alloc, class _Predicate>
constexpr size_t erase_if(OM_STRING &__s, _Predicate __matches) {
    OM_STRING __kept(__s.get_allocator());
    for (size_t __i = 0; __i != __s.size(); ++__i)
        if (!__matches(static_cast<const OM_STRING &>(__s)[__i]))
            __kept.push_back(__s[__i]);
    const size_t __erased = __s.size() - __kept.size();
    __s.swap(__kept);
    return __erased;
}
template <class _CharT, class _Traits, class _Alloc, class _Up>
constexpr size_t erase(OM_STRING &__s, const _Up &__value) {
    return std::erase_if(__s, [&](const auto &__c) { return __c == __value; });
}
#endif

} // namespace std

#undef OM_STRING
#undef OM_STRING_TEMPLATE

OM_END_MODEL

#endif
