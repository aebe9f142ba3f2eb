// The numbers of <format> as text (__om/format/spec.h).

#include <__om/format/spec.h>
#include <charconv>

namespace __om {

namespace {

void put_sign(std::string &text, bool negative, char sign) {
    if (negative)
        text += '-';
    else if (sign != '-')
        text += sign;
}

void make_upper(std::string &text) {
    for (std::size_t i = 0; i != text.size(); ++i)
        if (text[i] >= 'a' && text[i] <= 'z')
            text[i] = static_cast<char>(text[i] - 'a' + 'A');
}

// '#': a decimal point in any case, and for g also the zeros after it.
void keep_point(std::string &digits, char type, int precision) {
    std::size_t exponent = digits.find_first_of(type == 'a' ? "p" : "e");
    if (exponent == std::string::npos)
        exponent = digits.size();
    if (digits.find('.') == std::string::npos) {
        digits.insert(exponent, 1, '.');
        ++exponent;
    }
    if (type == 'g') {
        std::size_t significant = 0;
        bool leading = true;
        for (std::size_t i = 0; i != exponent; ++i) {
            if (digits[i] != '0' && digits[i] != '.')
                leading = false;
            if (digits[i] != '.' && !leading)
                ++significant;
        }
        if (leading)
            significant = 1;
        const std::size_t wanted = precision < 0 ? 6 : precision == 0 ? 1 : static_cast<std::size_t>(precision);
        if (significant < wanted)
            digits.insert(exponent, wanted - significant, '0');
    }
}

template <class Value>
std::string floating(Value value, char sign, bool alternate, int precision, char type, std::size_t &prefix) {
    const bool upper = type == 'A' || type == 'E' || type == 'F' || type == 'G';
    const char kind = upper ? static_cast<char>(type - 'A' + 'a') : type;
    const bool negative = __builtin_signbit(value);
    const Value magnitude = negative ? -value : value;
    char buffer[8192];
    std::to_chars_result end;
    if (kind == 0 && precision < 0) {
        end = std::to_chars(buffer, buffer + sizeof buffer, magnitude);
    } else if (kind == 'a' && precision < 0) {
        end = std::to_chars(buffer, buffer + sizeof buffer, magnitude, std::chars_format::hex);
    } else {
        const std::chars_format format = kind == 'a'   ? std::chars_format::hex
                                         : kind == 'e' ? std::chars_format::scientific
                                         : kind == 'f' ? std::chars_format::fixed
                                                       : std::chars_format::general;
        end = std::to_chars(buffer, buffer + sizeof buffer, magnitude, format, precision < 0 ? 6 : precision);
    }
    if (end.ec != std::errc())
        __verify_unsupported("a number of more than 8192 characters is formatted");
    std::string digits(buffer, static_cast<std::size_t>(end.ptr - buffer));
    if (alternate && __builtin_isfinite(value))
        keep_point(digits, kind, precision);
    if (upper)
        make_upper(digits);
    std::string text;
    put_sign(text, negative, sign);
    prefix = text.size();
    return text + digits;
}

} // namespace

std::string format_integer_text(unsigned long long magnitude, bool negative, char sign, bool alternate, char type,
                                std::size_t &prefix) {
    std::string text;
    put_sign(text, negative, sign);
    const int base = type == 'b' || type == 'B' ? 2 : type == 'o' ? 8 : type == 'x' || type == 'X' ? 16 : 10;
    if (alternate) {
        if (base == 2 || base == 16) {
            text += '0';
            text += type;
        } else if (base == 8 && magnitude != 0) {
            text += '0';
        }
    }
    prefix = text.size();
    char buffer[64];
    const std::to_chars_result end = std::to_chars(buffer, buffer + sizeof buffer, magnitude, base);
    std::string digits(buffer, static_cast<std::size_t>(end.ptr - buffer));
    if (type == 'X')
        make_upper(digits);
    return text + digits;
}

std::string format_floating_text(float value, char sign, bool alternate, int precision, char type,
                                 std::size_t &prefix) {
    return floating(value, sign, alternate, precision, type, prefix);
}
std::string format_floating_text(double value, char sign, bool alternate, int precision, char type,
                                 std::size_t &prefix) {
    return floating(value, sign, alternate, precision, type, prefix);
}
std::string format_floating_text(long double value, char sign, bool alternate, int precision, char type,
                                 std::size_t &prefix) {
    return floating(value, sign, alternate, precision, type, prefix);
}

} // namespace __om
