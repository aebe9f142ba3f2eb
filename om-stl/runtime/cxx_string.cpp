// The ordinary strings, instantiated once for all programs (<string> declares them extern).

// Members that only some dialects have are instantiated as well.
#define OM_ALL_DIALECTS 1

#include <string>

namespace std {

template class basic_string<char>;
template class basic_string<wchar_t>;

// [basic.string.literals]
inline namespace literals {
inline namespace string_literals {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wliteral-suffix"
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wuser-defined-literals"
#endif
wstring operator""s(const wchar_t *__s, size_t __n) { return wstring(__s, __n); }
u16string operator""s(const char16_t *__s, size_t __n) { return u16string(__s, __n); }
u32string operator""s(const char32_t *__s, size_t __n) { return u32string(__s, __n); }
#pragma GCC diagnostic pop
} // namespace string_literals
} // namespace literals

} // namespace std
