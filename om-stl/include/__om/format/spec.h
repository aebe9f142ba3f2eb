// Format specifications [format.string.std]: how they are read, and how a text is padded by one. The
// reading is constexpr, because the strings of std::format are checked when they are compiled.
#ifndef OM_FORMAT_SPEC_H
#define OM_FORMAT_SPEC_H

#include <__om/nodebug.h>
#include <stdexcept>
#include <string>
#include <string_view>

OM_BEGIN_MODEL

namespace std {

// [format.error]
class format_error : public runtime_error {
public:
    explicit format_error(const string &__message) : runtime_error(__message) {}
    explicit format_error(const char *__message) : runtime_error(__message) {}
};

// [format.parse.ctx]
template <class _CharT>
class basic_format_parse_context {
public:
    typedef _CharT char_type;
    typedef const _CharT *const_iterator;
    typedef const_iterator iterator;

    constexpr explicit basic_format_parse_context(basic_string_view<_CharT> __format,
                                                  size_t __args = size_t(-1)) noexcept
        : __begin_(__format.data()), __end_(__format.data() + __format.size()), __args_(__args), __next_(0),
          __manual(false) {}
    basic_format_parse_context(const basic_format_parse_context &) = delete;
    basic_format_parse_context &operator=(const basic_format_parse_context &) = delete;

    constexpr const_iterator begin() const noexcept { return __begin_; }
    constexpr const_iterator end() const noexcept { return __end_; }
    constexpr void advance_to(const_iterator __at) { __begin_ = __at; }

    constexpr size_t next_arg_id() {
        if (__manual)
            throw format_error("format: automatic after manual argument numbering");
        if (__next_ >= __args_)
            throw format_error("format: there are fewer arguments than the format string wants");
        return __next_++;
    }
    constexpr void check_arg_id(size_t __id) {
        if (__next_ != 0)
            throw format_error("format: manual after automatic argument numbering");
        __manual = true;
        if (__id >= __args_)
            throw format_error("format: there are fewer arguments than the format string wants");
    }

private:
    const_iterator __begin_;
    const_iterator __end_;
    size_t __args_;
    size_t __next_;
    bool __manual;
};

typedef basic_format_parse_context<char> format_parse_context;
typedef basic_format_parse_context<wchar_t> wformat_parse_context;

} // namespace std

namespace __om {

// A number in the specification: none, given, or the value of another argument.
struct format_count {
    enum kind { none, given, argument } what = none;
    std::size_t value = 0;
};

template <class _CharT>
struct format_spec {
    _CharT fill = _CharT(' ');
    char align = 0; // '<', '>', '^', or none
    char sign = '-';
    bool alternate = false;
    bool zero = false;
    bool localised = false;
    format_count width;
    format_count precision;
    char type = 0;
};

template <class _CharT>
constexpr bool is_align(_CharT __c) {
    return __c == _CharT('<') || __c == _CharT('>') || __c == _CharT('^');
}
template <class _CharT>
constexpr bool is_decimal(_CharT __c) {
    return __c >= _CharT('0') && __c <= _CharT('9');
}

template <class _CharT>
constexpr std::size_t parse_format_number(const _CharT *&__at, const _CharT *__end) {
    std::size_t __n = 0;
    for (; __at != __end && is_decimal(*__at); ++__at) {
        __n = __n * 10 + static_cast<std::size_t>(*__at - _CharT('0'));
        if (__n > 0x7fffffff)
            throw std::format_error("format: a number in the format string is too large");
    }
    return __n;
}

// What stands between braces in front of a colon: the number of an argument, or nothing for the next.
template <class _CharT>
constexpr std::size_t parse_argument_id(const _CharT *&__at, const _CharT *__end,
                                        std::basic_format_parse_context<_CharT> &__context) {
    if (__at == __end || !is_decimal(*__at))
        return __context.next_arg_id();
    const bool __leading_zero = *__at == _CharT('0');
    const std::size_t __id = parse_format_number(__at, __end);
    if (__leading_zero && __id != 0)
        throw std::format_error("format: invalid argument number");
    __context.check_arg_id(__id);
    return __id;
}

template <class _CharT>
constexpr format_count parse_format_count(const _CharT *&__at, const _CharT *__end,
                                          std::basic_format_parse_context<_CharT> &__context) {
    format_count __count;
    if (is_decimal(*__at)) {
        __count.what = format_count::given;
        __count.value = parse_format_number(__at, __end);
    } else if (*__at == _CharT('{')) {
        ++__at;
        __count.what = format_count::argument;
        __count.value = parse_argument_id(__at, __end, __context);
        if (__at == __end || *__at != _CharT('}'))
            throw std::format_error("format: '}' is missing");
        ++__at;
    }
    return __count;
}

// Reads [[fill]align][sign][#][0][width][.precision][L][type] and leaves the context at what follows.
template <class _CharT>
constexpr format_spec<_CharT> parse_format_spec(std::basic_format_parse_context<_CharT> &__context) {
    format_spec<_CharT> __spec;
    const _CharT *__at = __context.begin();
    const _CharT *const __end = __context.end();
    if (__end - __at >= 2 && is_align(__at[1]) && __at[0] != _CharT('{') && __at[0] != _CharT('}')) {
        __spec.fill = __at[0];
        __spec.align = static_cast<char>(__at[1]);
        __at += 2;
    } else if (__at != __end && is_align(*__at)) {
        __spec.align = static_cast<char>(*__at++);
    }
    if (__at != __end && (*__at == _CharT('+') || *__at == _CharT('-') || *__at == _CharT(' ')))
        __spec.sign = static_cast<char>(*__at++);
    if (__at != __end && *__at == _CharT('#')) {
        __spec.alternate = true;
        ++__at;
    }
    if (__at != __end && *__at == _CharT('0')) {
        __spec.zero = true;
        ++__at;
    }
    if (__at != __end)
        __spec.width = parse_format_count(__at, __end, __context);
    if (__at != __end && *__at == _CharT('.')) {
        ++__at;
        if (__at != __end)
            __spec.precision = parse_format_count(__at, __end, __context);
        if (__spec.precision.what == format_count::none)
            throw std::format_error("format: the precision is missing after '.'");
    }
    if (__at != __end && *__at == _CharT('L')) {
        __spec.localised = true;
        ++__at;
    }
    if (__at != __end && *__at != _CharT('}'))
        __spec.type = static_cast<char>(*__at++);
    if (__at != __end && *__at != _CharT('}'))
        throw std::format_error("format: '}' is missing");
    __context.advance_to(__at);
    return __spec;
}

// How many columns a text takes: one a character [format.string.std]/12, where the bytes that continue a
// UTF-8 sequence count for nothing.
template <class _CharT>
inline std::size_t format_columns(const _CharT *__s, std::size_t __n) {
    std::size_t __columns = 0;
    for (std::size_t __i = 0; __i != __n; ++__i)
        if (sizeof(_CharT) != 1 || (static_cast<unsigned char>(__s[__i]) & 0xc0) != 0x80)
            ++__columns;
    return __columns;
}

template <class _CharT>
void append_padded(std::basic_string<_CharT> &__out, const _CharT *__s, std::size_t __n,
                   const format_spec<_CharT> &__spec, std::size_t __width, char __default_align) {
    const std::size_t __columns = format_columns(__s, __n);
    const std::size_t __padding = __width > __columns ? __width - __columns : 0;
    const char __align = __spec.align ? __spec.align : __default_align;
    const std::size_t __before = __align == '<' ? 0 : __align == '>' ? __padding : __padding / 2;
    __out.append(__before, __spec.fill);
    __out.append(__s, __n);
    __out.append(__padding - __before, __spec.fill);
}

// A number made of narrow characters: its sign or base stays in front of zeros that fill the width.
template <class _CharT>
void append_number(std::basic_string<_CharT> &__out, const std::string &__text, std::size_t __prefix,
                   const format_spec<_CharT> &__spec, std::size_t __width) {
    std::basic_string<_CharT> __wide;
    for (std::size_t __i = 0; __i != __text.size(); ++__i) {
        if (__i == __prefix && __spec.zero && !__spec.align && __width > __text.size())
            __wide.append(__width - __text.size(), _CharT('0'));
        __wide.push_back(static_cast<_CharT>(__text[__i]));
    }
    append_padded(__out, __wide.data(), __wide.size(), __spec, __width, '>');
}

// The texts of numbers (runtime/cxx_format.cpp). `prefix` is the length of sign and base.
std::string format_integer_text(unsigned long long __magnitude, bool __negative, char __sign, bool __alternate,
                                char __type, std::size_t &__prefix);
std::string format_floating_text(double __value, char __sign, bool __alternate, int __precision, char __type,
                                 std::size_t &__prefix);
std::string format_floating_text(long double __value, char __sign, bool __alternate, int __precision, char __type,
                                 std::size_t &__prefix);
std::string format_floating_text(float __value, char __sign, bool __alternate, int __precision, char __type,
                                 std::size_t &__prefix);

} // namespace __om

OM_END_MODEL

#endif
