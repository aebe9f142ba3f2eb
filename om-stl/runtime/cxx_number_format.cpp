// Numbers as the streams write them in the classic locale (__om/io/number_format.h).

#include <__om/io/ios_base.h>
#include <__om/io/number_format.h>
#include <stdio.h>
#include <string>

namespace __om {

integer_text::integer_text(unsigned long long magnitude, bool negative, bool has_sign, unsigned flags)
    : __first_(__text_ + sizeof(__text_)), __prefix(0) {
    const unsigned base = flags & std::ios_base::basefield;
    const unsigned radix = base == std::ios_base::hex ? 16 : base == std::ios_base::oct ? 8 : 10;
    const char *const digits = flags & std::ios_base::uppercase ? "0123456789ABCDEF" : "0123456789abcdef";
    unsigned long long rest = magnitude;
    do {
        *--__first_ = digits[rest % radix];
        rest /= radix;
    } while (rest != 0);
    if (radix == 10) {
        if (negative) {
            *--__first_ = '-';
            __prefix = 1;
        } else if (has_sign && (flags & std::ios_base::showpos)) {
            *--__first_ = '+';
            __prefix = 1;
        }
    } else if ((flags & std::ios_base::showbase) && magnitude != 0) {
        if (radix == 16) {
            *--__first_ = flags & std::ios_base::uppercase ? 'X' : 'x';
            *--__first_ = '0';
            __prefix = 2;
        } else {
            *--__first_ = '0';
        }
    }
}

namespace {

// The conversion specification of [facet.num.put.virtuals]/table 94 and after. True when it takes a precision.
bool conversion(char *format, unsigned flags, bool is_long) {
    *format++ = '%';
    if (flags & std::ios_base::showpos)
        *format++ = '+';
    if (flags & std::ios_base::showpoint)
        *format++ = '#';
    const unsigned field = flags & std::ios_base::floatfield;
    const bool as_hexadecimal = field == (std::ios_base::fixed | std::ios_base::scientific);
    if (!as_hexadecimal) {
        *format++ = '.';
        *format++ = '*';
    }
    if (is_long)
        *format++ = 'L';
    const char letter = as_hexadecimal                       ? 'a'
                        : field == std::ios_base::fixed      ? 'f'
                        : field == std::ios_base::scientific ? 'e'
                                                             : 'g';
    *format++ = flags & std::ios_base::uppercase ? static_cast<char>(letter - 'a' + 'A') : letter;
    *format = '\0';
    return !as_hexadecimal;
}

template <class Value>
int print(char *buffer, std::size_t size, const char *format, bool has_precision, long precision, Value value) {
    return has_precision ? snprintf(buffer, size, format, static_cast<int>(precision), value)
                         : snprintf(buffer, size, format, value);
}

template <class Value>
std::string text_of(Value value, unsigned flags, long precision, bool is_long) {
    char format[8];
    const bool has_precision = conversion(format, flags, is_long);
    char brief[64];
    const int length = print(brief, sizeof brief, format, has_precision, precision, value);
    if (length < static_cast<int>(sizeof brief))
        return std::string(brief, static_cast<std::size_t>(length));
    std::string text(static_cast<std::size_t>(length), '\0');
    print(&text[0], static_cast<std::size_t>(length) + 1, format, has_precision, precision, value);
    return text;
}

} // namespace

std::string floating_text(double value, unsigned flags, long precision) {
    return text_of(value, flags, precision, false);
}
std::string floating_text(long double value, unsigned flags, long precision) {
    return text_of(value, flags, precision, true);
}

} // namespace __om
