// How a locale punctuates numbers [locale.numpunct]: the decimal point, the groups of digits, the
// names of truth. Where no facet was laid over the classic ones there is nothing to do but widen.
#ifndef OM_IO_NUMBER_PUNCTUATION_H
#define OM_IO_NUMBER_PUNCTUATION_H

#include <__om/locale/locale.h>
#include <__om/locale/numpunct.h>
#include <__om/nodebug.h>
#include <string>

OM_BEGIN_MODEL

namespace __om {

// How many characters of a floating number stay to the left of internal padding: a sign, or "0x".
inline std::size_t floating_prefix(const std::string &__text) {
    std::size_t __n = !__text.empty() && (__text[0] == '-' || __text[0] == '+') ? 1 : 0;
    if (__text.size() > __n + 1 && __text[__n] == '0' && (__text[__n + 1] == 'x' || __text[__n + 1] == 'X'))
        __n += 2;
    return __n;
}

template <class _CharT>
inline const std::numpunct<_CharT> *punctuation_of(const std::locale &__locale) {
    return __locale.__plain() ? OM_NULL
                              : static_cast<const std::numpunct<_CharT> *>(__locale.__find(&std::numpunct<_CharT>::id));
}

template <class _CharT>
std::basic_string<_CharT> truth_name(const std::locale &__locale, bool __value) {
    if (const std::numpunct<_CharT> *__facet = punctuation_of<_CharT>(__locale))
        return __value ? __facet->truename() : __facet->falsename();
    std::basic_string<_CharT> __name;
    for (const char *__at = __value ? "true" : "false"; *__at; ++__at)
        __name.push_back(static_cast<_CharT>(*__at));
    return __name;
}

// Appends the number in __text, of which __prefix characters come before its digits.
template <class _CharT, class _Traits>
void punctuate(std::basic_string<_CharT, _Traits> &__out, const std::locale &__locale, const char *__text,
               std::size_t __n, std::size_t __prefix, bool __integer) {
    const std::numpunct<_CharT> *const __facet = punctuation_of<_CharT>(__locale);
    if (!__facet) {
        __out.resize(__n);
        for (std::size_t __i = 0; __i != __n; ++__i)
            __out[__i] = static_cast<_CharT>(__text[__i]);
        return;
    }
    std::size_t __whole = __prefix;
    while (__whole != __n && (__integer || (__text[__whole] >= '0' && __text[__whole] <= '9')))
        ++__whole;
    const std::string __grouping = __facet->grouping();
    // From the last digit of the whole part to the first: the groups are counted from the point.
    std::basic_string<_CharT, _Traits> __reversed;
    std::size_t __group = 0;
    std::size_t __in_group = 0;
    for (std::size_t __i = __whole; __i != __prefix; --__i) {
        if (!__grouping.empty() && __grouping[__group] > 0 && __grouping[__group] != __SCHAR_MAX__ &&
            __in_group == static_cast<std::size_t>(__grouping[__group])) {
            __reversed.push_back(__facet->thousands_sep());
            __in_group = 0;
            if (__group + 1 < __grouping.size())
                ++__group;
        }
        __reversed.push_back(static_cast<_CharT>(__text[__i - 1]));
        ++__in_group;
    }
    for (std::size_t __i = 0; __i != __prefix; ++__i)
        __out.push_back(static_cast<_CharT>(__text[__i]));
    for (std::size_t __i = __reversed.size(); __i != 0; --__i)
        __out.push_back(__reversed[__i - 1]);
    for (std::size_t __i = __whole; __i != __n; ++__i)
        __out.push_back(__text[__i] == '.' ? __facet->decimal_point() : static_cast<_CharT>(__text[__i]));
}

} // namespace __om

OM_END_MODEL

#endif
