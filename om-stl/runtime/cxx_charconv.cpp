// to_chars and from_chars of the floating types [charconv]. The C library does the arithmetic: the
// shortest text that reads back as the same value is found by asking for one digit more each time.

#include <charconv>
#include <stdio.h>
#include <stdlib.h>
#include <string>

namespace {

using std::chars_format;
using std::errc;

float read_back(const char *text, char **end, float) { return strtof(text, end); }
double read_back(const char *text, char **end, double) { return strtod(text, end); }
long double read_back(const char *text, char **end, long double) { return strtold(text, end); }

template <class Value>
struct Kind;
template <>
struct Kind<float> {
    static constexpr int digits = 9;
    static constexpr const char *scientific = "%.*e", *fixed = "%.*f", *general = "%.*g", *hex = "%.*a",
                                *all_hex = "%a";
    typedef double Passed;
};
template <>
struct Kind<double> : Kind<float> {
    static constexpr int digits = 17;
};
template <>
struct Kind<long double> {
    static constexpr int digits = 21;
    static constexpr const char *scientific = "%.*Le", *fixed = "%.*Lf", *general = "%.*Lg", *hex = "%.*La",
                                *all_hex = "%La";
    typedef long double Passed;
};

template <class Value>
std::string printed(const char *format, int precision, Value value) {
    typedef typename Kind<Value>::Passed Passed;
    const int length = snprintf(nullptr, 0, format, precision, static_cast<Passed>(value));
    std::string text(static_cast<std::size_t>(length), '\0');
    snprintf(&text[0], static_cast<std::size_t>(length) + 1, format, precision, static_cast<Passed>(value));
    return text;
}

// The fewest digits after the first that still read back as the value.
template <class Value>
int shortest_precision(Value value) {
    for (int precision = 0; precision < Kind<Value>::digits - 1; ++precision) {
        const std::string text = printed(Kind<Value>::scientific, precision, value);
        char *end = nullptr;
        if (read_back(text.c_str(), &end, Value()) == value)
            return precision;
    }
    return Kind<Value>::digits - 1;
}

int exponent_of(const std::string &scientific) { return atoi(scientific.c_str() + scientific.find('e') + 1); }

// Hexadecimal digits without the "0x" that printf puts in front.
std::string without_prefix(std::string text) {
    const std::size_t at = text.find("0x");
    if (at != std::string::npos)
        text.erase(at, 2);
    return text;
}

template <class Value>
std::string shortest(Value value, chars_format format) {
    if (__builtin_isnan(value))
        return __builtin_signbit(value) ? "-nan" : "nan";
    if (__builtin_isinf(value))
        return value < 0 ? "-inf" : "inf";
    if (format == chars_format::hex) {
        typedef typename Kind<Value>::Passed Passed;
        char text[64];
        snprintf(text, sizeof text, Kind<Value>::all_hex, static_cast<Passed>(value));
        return without_prefix(text);
    }
    const int precision = shortest_precision(value);
    const std::string scientific = printed(Kind<Value>::scientific, precision, value);
    if (format == chars_format::scientific)
        return scientific;
    const int exponent = exponent_of(scientific);
    const int after_point = precision > exponent ? precision - exponent : 0;
    const std::string fixed = printed(Kind<Value>::fixed, after_point, value);
    if (format == chars_format::fixed)
        return fixed;
    // [charconv.to.chars]/7: general chooses as %g does; with no format at all the shorter one is taken.
    if (format == chars_format::general)
        return exponent < -4 || exponent >= 6 ? scientific : fixed;
    return fixed.size() <= scientific.size() ? fixed : scientific;
}

template <class Value>
std::string with_precision(Value value, chars_format format, int precision) {
    if (__builtin_isnan(value) || __builtin_isinf(value))
        return shortest(value, format);
    if (format == chars_format::scientific)
        return printed(Kind<Value>::scientific, precision, value);
    if (format == chars_format::fixed)
        return printed(Kind<Value>::fixed, precision, value);
    if (format == chars_format::hex)
        return without_prefix(printed(Kind<Value>::hex, precision, value));
    return printed(Kind<Value>::general, precision, value);
}

std::to_chars_result stored(char *first, char *last, const std::string &text) {
    OM_REQUIRES(last - first >= 0, "to_chars: the range ends before it begins");
    if (static_cast<std::size_t>(last - first) < text.size())
        return {last, errc::value_too_large};
    for (std::size_t i = 0; i != text.size(); ++i)
        first[i] = text[i];
    return {first + text.size(), errc()};
}

bool is_digit(char c, bool hex) {
    return (c >= '0' && c <= '9') || (hex && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
}

bool begins_with(const char *first, const char *last, const char *word) {
    for (; *word; ++word, ++first)
        if (first == last || (*first | 0x20) != *word)
            return false;
    return true;
}

// How much of the range is a number of the form that the format allows [charconv.from.chars]/6; null
// where it begins with none.
const char *end_of_number(const char *first, const char *last, chars_format format) {
    const bool hex = format == chars_format::hex;
    const char *at = first;
    if (at != last && *at == '-')
        ++at;
    if (begins_with(at, last, "infinity"))
        return at + 8;
    if (begins_with(at, last, "inf"))
        return at + 3;
    if (begins_with(at, last, "nan"))
        return at + 3;
    bool any = false;
    for (; at != last && is_digit(*at, hex); ++at)
        any = true;
    if (at != last && *at == '.') {
        const char *const point = at++;
        for (; at != last && is_digit(*at, hex); ++at)
            any = true;
        if (!any)
            at = point;
    }
    if (!any)
        return nullptr;
    if (format == chars_format::fixed)
        return at;
    const char *exponent = at;
    bool has_exponent = false;
    if (exponent != last && (*exponent | 0x20) == (hex ? 'p' : 'e')) {
        ++exponent;
        if (exponent != last && (*exponent == '-' || *exponent == '+'))
            ++exponent;
        for (; exponent != last && is_digit(*exponent, false); ++exponent)
            has_exponent = true;
    }
    if (has_exponent)
        return exponent;
    return format == chars_format::scientific ? nullptr : at;
}

template <class Value>
std::from_chars_result parsed(const char *first, const char *last, Value &value, chars_format format) {
    OM_REQUIRES(last - first >= 0, "from_chars: the range ends before it begins");
    const char *const stop = end_of_number(first, last, format);
    if (!stop)
        return {first, errc::invalid_argument};
    std::string text(first, static_cast<std::size_t>(stop - first));
    const bool is_word = text.find_first_of("nN") != std::string::npos;
    if (format == chars_format::hex && !is_word)
        text.insert(text[0] == '-' ? 1 : 0, "0x");
    char *end = nullptr;
    const Value read = read_back(text.c_str(), &end, Value());
    if (__builtin_isinf(read) && !is_word)
        return {stop, errc::result_out_of_range};
    if (read == 0 && text.find_first_of(format == chars_format::hex ? "123456789abcdefABCDEF" : "123456789") <
                         text.find_first_of(format == chars_format::hex ? "pP" : "eE"))
        return {stop, errc::result_out_of_range};
    value = read;
    return {stop, errc()};
}

} // namespace

namespace std {

to_chars_result to_chars(char *first, char *last, float value) {
    return stored(first, last, shortest(value, chars_format()));
}
to_chars_result to_chars(char *first, char *last, double value) {
    return stored(first, last, shortest(value, chars_format()));
}
to_chars_result to_chars(char *first, char *last, long double value) {
    return stored(first, last, shortest(value, chars_format()));
}
to_chars_result to_chars(char *first, char *last, float value, chars_format format) {
    return stored(first, last, shortest(value, format));
}
to_chars_result to_chars(char *first, char *last, double value, chars_format format) {
    return stored(first, last, shortest(value, format));
}
to_chars_result to_chars(char *first, char *last, long double value, chars_format format) {
    return stored(first, last, shortest(value, format));
}
to_chars_result to_chars(char *first, char *last, float value, chars_format format, int precision) {
    return stored(first, last, with_precision(value, format, precision));
}
to_chars_result to_chars(char *first, char *last, double value, chars_format format, int precision) {
    return stored(first, last, with_precision(value, format, precision));
}
to_chars_result to_chars(char *first, char *last, long double value, chars_format format, int precision) {
    return stored(first, last, with_precision(value, format, precision));
}

from_chars_result from_chars(const char *first, const char *last, float &value, chars_format format) {
    return parsed(first, last, value, format);
}
from_chars_result from_chars(const char *first, const char *last, double &value, chars_format format) {
    return parsed(first, last, value, format);
}
from_chars_result from_chars(const char *first, const char *last, long double &value, chars_format format) {
    return parsed(first, last, value, format);
}

} // namespace std
