// The names of the string and character-traits templates, for headers that only mention them.
#ifndef OM_STRING_FWD_H
#define OM_STRING_FWD_H

#include <__om/types.h>

namespace std {

template <class _CharT>
struct char_traits;
template <class _Tp>
class allocator;

template <class _CharT, class _Traits = char_traits<_CharT>, class _Alloc = allocator<_CharT> >
class basic_string;
typedef basic_string<char> string;
typedef basic_string<wchar_t> wstring;
#if defined(__cpp_char8_t)
typedef basic_string<char8_t> u8string;
#endif
#if OM_CXX11
typedef basic_string<char16_t> u16string;
typedef basic_string<char32_t> u32string;
#endif

#if OM_CXX17
template <class _CharT, class _Traits = char_traits<_CharT> >
class basic_string_view;
typedef basic_string_view<char> string_view;
typedef basic_string_view<wchar_t> wstring_view;
#if defined(__cpp_char8_t)
typedef basic_string_view<char8_t> u8string_view;
#endif
typedef basic_string_view<char16_t> u16string_view;
typedef basic_string_view<char32_t> u32string_view;
#endif

} // namespace std

#endif
