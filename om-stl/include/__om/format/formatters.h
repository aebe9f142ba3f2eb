// The formatters of the standard types [format.formatter.spec].
#ifndef OM_FORMAT_FORMATTERS_H
#define OM_FORMAT_FORMATTERS_H

#include <__om/format/args.h>

OM_BEGIN_MODEL

namespace __om {

// What the formatters of one group of types have in common: they read the standard specification and
// say which types in it they know.
template <class _CharT>
class standard_formatter {
protected:
    constexpr typename std::basic_format_parse_context<_CharT>::iterator
    __parse(std::basic_format_parse_context<_CharT> &__context, std::string_view __types, bool __numeric,
            bool __precise) {
        __spec = parse_format_spec(__context);
        if (__spec.type && __types.find(__spec.type) == std::string_view::npos)
            throw std::format_error("format: the type in the specification does not fit the argument");
        if (!__numeric && (__spec.sign != '-' || __spec.alternate || __spec.zero))
            throw std::format_error("format: sign, '#' and '0' are for numbers only");
        if (!__precise && __spec.precision.what != format_count::none)
            throw std::format_error("format: this argument takes no precision");
        return __context.begin();
    }
    template <class _Context>
    std::size_t __width_(_Context &__context) const {
        return __spec.width.what == format_count::none ? 0 : format_count_value(__spec.width, __context);
    }
    // -1 where there is none.
    template <class _Context>
    int __precision_(_Context &__context) const {
        return __spec.precision.what == format_count::none
                   ? -1
                   : static_cast<int>(format_count_value(__spec.precision, __context));
    }
    template <class _Context>
    typename _Context::iterator __deliver(const std::basic_string<_CharT> &__text, _Context &__context) const {
        typename _Context::iterator __out = __context.out();
        for (std::size_t __i = 0; __i != __text.size(); ++__i)
            *__out++ = __text[__i];
        return __out;
    }
    template <class _Context>
    typename _Context::iterator __text_(const _CharT *__s, std::size_t __n, _Context &__context,
                                        char __align = '<') const {
        std::basic_string<_CharT> __padded;
        append_padded(__padded, __s, __n, __spec, __width_(__context), __align);
        return __deliver(__padded, __context);
    }
    template <class _Context>
    typename _Context::iterator __number(const std::string &__text, std::size_t __prefix, _Context &__context) const {
        std::basic_string<_CharT> __padded;
        append_number(__padded, __text, __prefix, __spec, __width_(__context));
        return __deliver(__padded, __context);
    }
    template <class _Context>
    typename _Context::iterator __integer(unsigned long long __magnitude, bool __negative, _Context &__context) const {
        std::size_t __prefix = 0;
        const std::string __text =
            format_integer_text(__magnitude, __negative, __spec.sign, __spec.alternate, __spec.type, __prefix);
        return __number(__text, __prefix, __context);
    }

    format_spec<_CharT> __spec;
};

template <class _Tp, class _CharT>
class integer_formatter : standard_formatter<_CharT> {
public:
    constexpr auto parse(std::basic_format_parse_context<_CharT> &__context) {
        auto __at = this->__parse(__context, "bBcdoxX", true, false);
        return __at;
    }
    template <class _Context>
    typename _Context::iterator format(_Tp __value, _Context &__context) const {
        if (this->__spec.type == 'c') {
            if (__value < 0 || static_cast<unsigned long long>(__value) > (sizeof(_CharT) == 1 ? 127u : 0x10ffffu))
                throw std::format_error("format: the integer is no character");
            const _CharT __c = static_cast<_CharT>(__value);
            return this->__text_(&__c, 1, __context);
        }
        const bool __negative = __value < 0;
        return this->__integer(__negative ? 0 - static_cast<unsigned long long>(__value)
                                          : static_cast<unsigned long long>(__value),
                               __negative, __context);
    }
};

template <class _CharT>
class bool_formatter : standard_formatter<_CharT> {
public:
    constexpr auto parse(std::basic_format_parse_context<_CharT> &__context) {
        auto __at = this->__parse(__context, "sbBdoxX", true, false);
        return __at;
    }
    template <class _Context>
    typename _Context::iterator format(bool __value, _Context &__context) const {
        if (this->__spec.type && this->__spec.type != 's')
            return this->__integer(__value, false, __context);
        std::basic_string<_CharT> __name;
        for (const char *__at = __value ? "true" : "false"; *__at; ++__at)
            __name.push_back(static_cast<_CharT>(*__at));
        return this->__text_(__name.data(), __name.size(), __context);
    }
};

// A text with the characters escaped that would not be seen as themselves [format.string.escaped].
template <class _CharT>
std::basic_string<_CharT> escaped_text(const _CharT *__s, std::size_t __n, _CharT __quote) {
    std::basic_string<_CharT> __out(1, __quote);
    for (std::size_t __i = 0; __i != __n; ++__i) {
        const _CharT __c = __s[__i];
        const char __letter = __c == _CharT('\t')   ? 't'
                              : __c == _CharT('\n') ? 'n'
                              : __c == _CharT('\r') ? 'r'
                              : __c == __quote      ? static_cast<char>(__quote)
                              : __c == _CharT('\\') ? '\\'
                                                    : 0;
        if (__letter) {
            __out.push_back(_CharT('\\'));
            __out.push_back(static_cast<_CharT>(__letter));
        } else if ((__c >= 0 && __c < _CharT(' ')) || __c == _CharT(0x7f)) {
            std::size_t __prefix = 0;
            const std::string __digits =
                format_integer_text(static_cast<unsigned long long>(__c), false, '-', false, 'x', __prefix);
            for (const char *__at = "\\u{"; *__at; ++__at)
                __out.push_back(static_cast<_CharT>(*__at));
            for (std::size_t __k = 0; __k != __digits.size(); ++__k)
                __out.push_back(static_cast<_CharT>(__digits[__k]));
            __out.push_back(_CharT('}'));
        } else {
            __out.push_back(__c);
        }
    }
    __out.push_back(__quote);
    return __out;
}

template <class _CharT>
class character_formatter : standard_formatter<_CharT> {
public:
    constexpr auto parse(std::basic_format_parse_context<_CharT> &__context) {
        auto __at = this->__parse(__context, "c?bBdoxX", true, false);
        return __at;
    }
    template <class _Context>
    typename _Context::iterator format(_CharT __c, _Context &__context) const {
        if (this->__spec.type == '?') {
            const std::basic_string<_CharT> __text = escaped_text(&__c, 1, _CharT('\''));
            return this->__text_(__text.data(), __text.size(), __context);
        }
        if (!this->__spec.type || this->__spec.type == 'c')
            return this->__text_(&__c, 1, __context);
        const long long __value = __c;
        return this->__integer(static_cast<unsigned long long>(__value < 0 ? -__value : __value), __value < 0,
                               __context);
    }
};

template <class _CharT>
class text_formatter : standard_formatter<_CharT> {
public:
    constexpr auto parse(std::basic_format_parse_context<_CharT> &__context) {
        auto __at = this->__parse(__context, "s?", false, true);
        return __at;
    }
    template <class _Context>
    typename _Context::iterator format(std::basic_string_view<_CharT> __text, _Context &__context) const {
        if (this->__spec.type == '?') {
            const std::basic_string<_CharT> __escaped = escaped_text(__text.data(), __text.size(), _CharT('"'));
            return __limited(std::basic_string_view<_CharT>(__escaped), __context);
        }
        return __limited(__text, __context);
    }

private:
    template <class _Context>
    typename _Context::iterator __limited(std::basic_string_view<_CharT> __text, _Context &__context) const {
        const int __precision = this->__precision_(__context);
        std::size_t __n = __text.size();
        if (__precision >= 0)
            for (__n = 0; __n != __text.size() &&
                          format_columns(__text.data(), __n + 1) <= static_cast<std::size_t>(__precision);)
                ++__n;
        return this->__text_(__text.data(), __n, __context);
    }
};

template <class _Tp, class _CharT>
class floating_formatter : standard_formatter<_CharT> {
public:
    constexpr auto parse(std::basic_format_parse_context<_CharT> &__context) {
        auto __at = this->__parse(__context, "aAeEfFgG", true, true);
        return __at;
    }
    template <class _Context>
    typename _Context::iterator format(_Tp __value, _Context &__context) const {
        std::size_t __prefix = 0;
        const std::string __text = format_floating_text(__value, this->__spec.sign, this->__spec.alternate,
                                                        this->__precision_(__context), this->__spec.type, __prefix);
        if (!__builtin_isfinite(__value)) {
            // Infinity and NaN are never filled up with zeros.
            std::basic_string<_CharT> __word;
            for (std::size_t __i = 0; __i != __text.size(); ++__i)
                __word.push_back(static_cast<_CharT>(__text[__i]));
            return this->__text_(__word.data(), __word.size(), __context, '>');
        }
        return this->__number(__text, __prefix, __context);
    }
};

template <class _CharT>
class pointer_formatter : standard_formatter<_CharT> {
public:
    constexpr auto parse(std::basic_format_parse_context<_CharT> &__context) {
        auto __at = this->__parse(__context, "pP", true, false);
        this->__spec.type = this->__spec.type == 'P' ? 'X' : 'x';
        this->__spec.alternate = true;
        return __at;
    }
    template <class _Context>
    typename _Context::iterator format(const void *__value, _Context &__context) const {
        return this->__integer(reinterpret_cast<__UINTPTR_TYPE__>(__value), false, __context);
    }
};

} // namespace __om

namespace std {

#define OM_INTEGER_FORMATTER(type)                                                                                     \
    template <class _CharT>                                                                                            \
    struct formatter<type, _CharT> : __om::integer_formatter<type, _CharT> {};
OM_INTEGER_FORMATTER(signed char)
OM_INTEGER_FORMATTER(unsigned char)
OM_INTEGER_FORMATTER(short)
OM_INTEGER_FORMATTER(unsigned short)
OM_INTEGER_FORMATTER(int)
OM_INTEGER_FORMATTER(unsigned)
OM_INTEGER_FORMATTER(long)
OM_INTEGER_FORMATTER(unsigned long)
OM_INTEGER_FORMATTER(long long)
OM_INTEGER_FORMATTER(unsigned long long)
#undef OM_INTEGER_FORMATTER
template <class _CharT>
struct formatter<bool, _CharT> : __om::bool_formatter<_CharT> {};
template <>
struct formatter<char, char> : __om::character_formatter<char> {};
template <>
struct formatter<char, wchar_t> : __om::character_formatter<wchar_t> {};
template <>
struct formatter<wchar_t, wchar_t> : __om::character_formatter<wchar_t> {};
template <class _CharT>
struct formatter<float, _CharT> : __om::floating_formatter<float, _CharT> {};
template <class _CharT>
struct formatter<double, _CharT> : __om::floating_formatter<double, _CharT> {};
template <class _CharT>
struct formatter<long double, _CharT> : __om::floating_formatter<long double, _CharT> {};
template <class _CharT>
struct formatter<const _CharT *, _CharT> : __om::text_formatter<_CharT> {};
template <class _CharT>
struct formatter<_CharT *, _CharT> : __om::text_formatter<_CharT> {};
template <class _CharT, size_t __n>
struct formatter<_CharT[__n], _CharT> : __om::text_formatter<_CharT> {};
template <class _CharT, class _Traits, class _Alloc>
struct formatter<basic_string<_CharT, _Traits, _Alloc>, _CharT> : __om::text_formatter<_CharT> {};
template <class _CharT, class _Traits>
struct formatter<basic_string_view<_CharT, _Traits>, _CharT> : __om::text_formatter<_CharT> {};
template <class _CharT>
struct formatter<nullptr_t, _CharT> : __om::pointer_formatter<_CharT> {};
template <class _CharT>
struct formatter<void *, _CharT> : __om::pointer_formatter<_CharT> {};
template <class _CharT>
struct formatter<const void *, _CharT> : __om::pointer_formatter<_CharT> {};

} // namespace std

OM_END_MODEL

#endif
