// Numbers as text and back, in the formats of QByteArray::number() and toInt(), toDouble() and the like, and of QString's
// members of the same names. Text here is bytes; QString brings its characters into that form first.
//
// Integers are exact for unknown values and unknown text. The digits of floating-point numbers are the C library's.
#ifndef OM_QT_NUMBER_H
#define OM_QT_NUMBER_H

#include <QtCore/qtypes.h>
#include <__om/container/model_memory.h>
#include <__omqt/check.h>
#include <stdio.h>
#include <stdlib.h>

OM_BEGIN_MODEL

namespace __omqt {

// ---- Integers to text

// At most 64 binary digits and a sign, at the end of the room for them.
struct integer_text {
    char __room[66];
    int __first;

    const char *data() const { return __room + __first; }
    int size() const { return 65 - __first; }
};

inline integer_text integer_digits(quint64 magnitude, bool negative, int base) {
    // QByteArray, number(): "base can be any value between 2 and 36"
    OM_QT_REQUIRES("library-precondition", base >= 2 && base <= 36, "number(): the base is not between 2 and 36");
    integer_text text;
    int at = 65;
    text.__room[at] = '\0';
    do {
        const int digit = int(magnitude % quint64(base));
        text.__room[--at] = char(digit < 10 ? '0' + digit : 'a' + (digit - 10));
        magnitude /= quint64(base);
    } while (magnitude != 0);
    if (negative)
        text.__room[--at] = '-';
    text.__first = at;
    return text;
}

// A negative number has a sign in base 10. In other bases Qt 5 writes the bits of its type, Qt 6 a sign, too.
template <class Signed, class Unsigned>
inline integer_text signed_text(Signed value, int base) {
    if (value >= 0)
        return integer_digits(quint64(value), false, base);
#if !OM_QT6
    if (base != 10)
        return integer_digits(quint64(Unsigned(value)), false, base);
#endif
    return integer_digits(quint64(0) - quint64(value), true, base);
}
inline integer_text integer_to_text(int value, int base) { return signed_text<int, uint>(value, base); }
inline integer_text integer_to_text(long value, int base) { return signed_text<long, ulong>(value, base); }
inline integer_text integer_to_text(qlonglong value, int base) {
    return signed_text<qlonglong, qulonglong>(value, base);
}
inline integer_text integer_to_text(uint value, int base) { return integer_digits(value, false, base); }
inline integer_text integer_to_text(ulong value, int base) { return integer_digits(value, false, base); }
inline integer_text integer_to_text(qulonglong value, int base) { return integer_digits(value, false, base); }

// ---- Text to integers

inline bool is_number_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
inline char ascii_lower(char c) { return c >= 'A' && c <= 'Z' ? char(c + ('a' - 'A')) : c; }
inline char ascii_upper(char c) { return c >= 'a' && c <= 'z' ? char(c - ('a' - 'A')) : c; }

// 36 where it is no digit of any base.
inline int digit_value(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    const char letter = ascii_lower(c);
    return letter >= 'a' && letter <= 'z' ? letter - 'a' + 10 : 36;
}

struct read_integer {
    quint64 __magnitude;
    bool __negative;
    bool __valid; // all of the text is one number that fits into 64 bits
};

// Base 0 takes the base from the prefix: 0x, 0, and 0b in Qt 6. White space around the number is skipped; text ends at
// a NUL.
inline read_integer text_to_magnitude(const char *text, std::size_t size, int base) {
    // QByteArray, toInt(): "base 10 by default and must be between 2 and 36, or 0"
    OM_QT_REQUIRES("library-precondition", base == 0 || (base >= 2 && base <= 36),
                   "toInt() and the like: the base is neither 0 nor between 2 and 36");
    read_integer result = {0, false, false};
    std::size_t at = 0;
    while (at < size && is_number_space(text[at]))
        ++at;
    if (at < size && (text[at] == '-' || text[at] == '+')) {
        result.__negative = text[at] == '-';
        ++at;
    }
    if (at + 1 < size && text[at] == '0') {
        const char second = ascii_lower(text[at + 1]);
        if (second == 'x' && (base == 0 || base == 16)) {
            at += 2;
            base = 16;
#if OM_QT6
        } else if (second == 'b' && (base == 0 || base == 2)) {
            at += 2;
            base = 2;
#endif
        } else if (base == 0) {
            base = 8;
        }
    }
    if (base == 0)
        base = 10;
    const quint64 limit = ~quint64(0) / quint64(base), last = ~quint64(0) % quint64(base);
    bool any = false;
    for (; at < size; ++at) {
        const int digit = digit_value(text[at]);
        if (digit >= base)
            break;
        if (result.__magnitude > limit || (result.__magnitude == limit && quint64(digit) > last))
            return result;
        result.__magnitude = result.__magnitude * quint64(base) + quint64(digit);
        any = true;
    }
    while (at < size && is_number_space(text[at]))
        ++at;
    result.__valid = any && (at == size || text[at] == '\0');
    return result;
}

// 0 and false where the text is no number, or none of the type.
template <class Signed>
inline Signed text_to_signed(const char *text, std::size_t size, bool *ok, int base, quint64 greatest) {
    const read_integer read = text_to_magnitude(text, size, base);
    const bool fits = read.__valid && read.__magnitude <= greatest + (read.__negative ? 1 : 0);
    if (ok)
        *ok = fits;
    if (!fits)
        return 0;
    return static_cast<Signed>(read.__negative ? quint64(0) - read.__magnitude : read.__magnitude);
}
// A minus sign is refused, that of "-0" included.
template <class Unsigned>
inline Unsigned text_to_unsigned(const char *text, std::size_t size, bool *ok, int base, quint64 greatest) {
    const read_integer read = text_to_magnitude(text, size, base);
    const bool fits = read.__valid && !read.__negative && read.__magnitude <= greatest;
    if (ok)
        *ok = fits;
    return fits ? static_cast<Unsigned>(read.__magnitude) : Unsigned(0);
}

template <class Integer>
struct integer_reader;
#define OM_QT_READS(type, kind, greatest)                                                                              \
    template <>                                                                                                        \
    struct integer_reader<type> {                                                                                      \
        static type read(const char *text, std::size_t size, bool *ok, int base) {                                     \
            return text_to_##kind<type>(text, size, ok, base, quint64(greatest));                                      \
        }                                                                                                              \
    };
OM_QT_READS(signed char, signed, __SCHAR_MAX__)
OM_QT_READS(short, signed, __SHRT_MAX__)
OM_QT_READS(int, signed, __INT_MAX__)
OM_QT_READS(long, signed, __LONG_MAX__)
OM_QT_READS(qlonglong, signed, __LONG_LONG_MAX__)
OM_QT_READS(uchar, unsigned, uchar(~uchar(0)))
OM_QT_READS(ushort, unsigned, ushort(~ushort(0)))
OM_QT_READS(uint, unsigned, ~0u)
OM_QT_READS(ulong, unsigned, ~0ul)
OM_QT_READS(qulonglong, unsigned, ~0ull)
#undef OM_QT_READS

template <class Integer>
inline Integer text_to_integer(const char *text, std::size_t size, bool *ok, int base) {
    return integer_reader<Integer>::read(text, size, ok, base);
}

// ---- Floating-point numbers to text

const int shortest_precision = -128; // QLocale::FloatingPointShortest

// How many binary digits are behind the point. There are as many decimal ones, and the last is a 5.
inline int fraction_digits(double value) {
    quint64 bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    const int exponent = int(bits >> 52 & 0x7ff);
    quint64 mantissa = bits & ((quint64(1) << 52) - 1);
    if (exponent != 0)
        mantissa |= quint64(1) << 52;
    if (mantissa == 0)
        return 0;
    int digits = 1075 - (exponent == 0 ? 1 : exponent);
    for (; digits > 0 && mantissa % 2 == 0; mantissa /= 2)
        --digits;
    return digits < 0 ? 0 : digits;
}

// Whether the value lies in the middle between two numbers of so many significant digits.
inline bool is_tie(double value, int significant) {
    char digits[330];
    snprintf(digits, sizeof digits, "%.17e", value);
    const int exponent = atoi(digits + (value < 0) + 20);
    const int behind = significant - exponent; // where the first digit that is dropped is, behind the point
    const int fraction = fraction_digits(value);
    if (behind > 0 || fraction > 0)
        return behind == fraction;
    snprintf(digits, sizeof digits, "%.0f", value < 0 ? -value : value);
    if (digits[significant] != '5')
        return false;
    for (int i = significant + 1; i <= exponent; ++i)
        if (digits[i] != '0')
            return false;
    return true;
}

// Qt rounds the middle between two texts away from zero, the C library to the even one.
inline bool rounds_otherwise(double value, char form, int precision) {
    if (!__om::is_known(value) || value == 0)
        return false;
    const int significant = form == 'e' ? precision + 1 : precision == 0 ? 1 : precision;
    return form == 'f' ? fraction_digits(value) == precision + 1 : is_tie(value, significant);
}
// The next number away from zero.
inline double farther(double value) {
    quint64 bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    ++bits;
    __builtin_memcpy(&value, &bits, sizeof bits);
    return value;
}

class double_text {
    char __room[64];
    char *__text;
    int __size;

    double_text(const double_text &);
    double_text &operator=(const double_text &);

    void drop() {
        if (__text != __room)
            __om::model_delete_array(__text);
    }
    void take(const char *format, int precision, double value) {
        drop();
        const int length = snprintf(__room, sizeof __room, format, precision, value);
        __size = length;
        __text = __room;
        if (length >= int(sizeof __room)) {
            __text = __om::model_new_array<char>(std::size_t(length) + 1);
            snprintf(__text, std::size_t(length) + 1, format, precision, value);
        }
    }
    void take_rounded(char form, int precision, double value) {
        if (rounds_otherwise(value, form, precision)) {
            // Nothing but nines before the last digit is only possible without digits behind the point.
            if (form == 'f' ? precision > 0 : precision > 14)
                return take_rounded_up(form, precision, value);
            value = farther(value);
        }
        take(form == 'e' ? "%.*e" : form == 'g' ? "%.*g" : "%.*f", precision, value);
    }
    // In the middle, and so many digits that the next number would show: one digit more, which is a 5, and that away
    // again. The digit before becomes one greater, as do those before a 9.
    void take_rounded_up(char form, int precision, double value) {
        bool general = form == 'g';
        if (general) {
            take("%.*e", 17, value);
            const int exponent = atoi(__text + (value < 0) + 20);
            form = exponent < -4 || exponent >= precision ? 'e' : 'f';
            precision = form == 'e' ? precision - 1 : precision - 1 - exponent;
        }
        take(form == 'e' ? "%.*e" : "%.*f", precision + 1, value);
        int last = __size - 1;
        if (form == 'e')
            while (__text[last] != 'e')
                --last;
        const int end = last;
        last = form == 'e' ? last - 1 : last;
        int at = last - 1;
        for (; __text[at] == '9' || __text[at] == '.'; --at)
            if (__text[at] == '9')
                __text[at] = '0';
        ++__text[at];
        int kept = last;
        if (general)
            while (kept > 0 && __text[kept - 1] == '0')
                --kept;
        if (form == 'e')
            for (int from = end; from < __size; ++from)
                __text[kept++] = __text[from];
        __size = kept;
        __text[kept] = '\0';
    }
    // As few digits as name the value; how many there are.
    static int shortest_digits(double value, char *room, std::size_t size) {
        for (int digits = 1; digits < 17; ++digits) {
            snprintf(room, size, "%.*e", digits - 1, value);
            if (strtod(room, nullptr) == value)
                return digits;
        }
        snprintf(room, size, "%.*e", 16, value);
        return 17;
    }
    // The digits in plain form; behind them zeros up to the point.
    void take_decimal(const char *scientific, int digits, int exponent, bool negative) {
        const int before = exponent < 0 ? 1 : exponent + 1;
        const int after = digits - 1 - exponent;
        const int length = int(negative) + before + (after > 0 ? 1 + after : 0);
        __text = length < int(sizeof __room) ? __room : __om::model_new_array<char>(std::size_t(length) + 1);
        int at = 0;
        if (negative)
            __text[at++] = '-';
        for (int place = exponent < 0 ? 0 : exponent; place >= exponent - digits + 1 || place >= 0; --place) {
            if (place == -1)
                __text[at++] = '.';
            const int index = exponent - place;
            // The text is d.ddde+xx, with the sign in front of it.
            const int from = int(negative) + (index == 0 ? 0 : index + 1);
            __text[at++] = index >= 0 && index < digits ? scientific[from] : '0';
        }
        __text[at] = '\0';
        __size = at;
    }
    void take_shortest(double value, char form) {
        char scientific[40];
        const int digits = shortest_digits(value, scientific, sizeof scientific);
        const bool negative = value < 0;
        int length = int(negative) + digits + (digits > 1 ? 1 : 0);
        const int exponent = atoi(scientific + length + 1);
        while (scientific[length] != '\0')
            ++length;
        bool plain = form == 'f';
        if (form == 'g') {
#if OM_QT6
            // The shorter of the two, and the plain one of equals.
            const int before = exponent < 0 ? 1 : exponent + 1, after = digits - 1 - exponent;
            plain = int(negative) + before + (after > 0 ? 1 + after : 0) <= length;
#else
            const int point = exponent + 1;
            int limit = 6;
            if (point > 0)
                limit = digits + 4 + (point <= 10 ? 1 : point > 100 ? 2 : 1) + (digits > point ? 1 : 0);
            plain = point == digits || (point > -4 && point <= limit);
#endif
        }
        if (plain) {
            take_decimal(scientific, digits, exponent, negative);
        } else {
            for (int i = 0; i <= length; ++i)
                __room[i] = scientific[i];
            __text = __room;
            __size = length;
        }
    }

public:
    // format is one of e, E, f, F, g and G; what else it may be is written as f.
    double_text(double value, char format, int precision) : __text(__room), __size(0) {
        const bool upper = format >= 'A' && format <= 'Z';
        char form = ascii_lower(format);
        if (form != 'e' && form != 'g')
            form = 'f';
        if (precision < 0 && precision != shortest_precision)
            precision = 6;
        if (__builtin_isnan(value) || __builtin_isinf(value)) {
            const char *const word = __builtin_isnan(value) ? "nan" : value < 0 ? "-inf" : "inf";
            for (; word[__size] != '\0'; ++__size)
                __room[__size] = word[__size];
            __room[__size] = '\0';
        } else {
            if (value == 0)
                value = 0; // without the sign of a negative zero
            if (precision == shortest_precision)
                take_shortest(value, form);
            else
                take_rounded(form, precision, value);
        }
        if (upper)
            for (int i = 0; i < __size; ++i)
                __text[i] = ascii_upper(__text[i]);
    }
    ~double_text() { drop(); }

    const char *data() const { return __text; }
    int size() const { return __size; }
};

// ---- Text to floating-point numbers

inline bool is_decimal_digit(char c) { return c >= '0' && c <= '9'; }

// Whether all of the text is digits with at most one point among them and perhaps an exponent, behind a sign.
inline bool looks_like_double(const char *text, std::size_t size, bool *nonzero) {
    std::size_t at = size != 0 && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    bool any = false;
    *nonzero = false;
    for (; at < size && is_decimal_digit(text[at]); ++at) {
        any = true;
        *nonzero |= text[at] != '0';
    }
    if (at < size && text[at] == '.')
        for (++at; at < size && is_decimal_digit(text[at]); ++at) {
            any = true;
            *nonzero |= text[at] != '0';
        }
    if (!any)
        return false;
    if (at < size && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        if (at < size && (text[at] == '-' || text[at] == '+'))
            ++at;
        bool digits = false;
        for (; at < size && is_decimal_digit(text[at]); ++at)
            digits = true;
        if (!digits)
            return false;
    }
    return at == size;
}

inline bool is_word(const char *text, std::size_t size, const char *word) {
    std::size_t i = 0;
    for (; i < size && word[i] != '\0'; ++i)
        if (text[i] != word[i])
            return false;
    return i == size && word[i] == '\0';
}

// inf, +inf, -inf and nan are numbers. One that is too great is infinite and not ok, one that is too small is 0 and not
// ok.
inline double text_to_double(const char *text, std::size_t size, bool *ok) {
    while (size != 0 && is_number_space(text[0])) {
        ++text;
        --size;
    }
    while (size != 0 && is_number_space(text[size - 1]))
        --size;
    bool nonzero, valid = true;
    double value = 0;
    if (is_word(text, size, "inf") || is_word(text, size, "+inf")) {
        value = __builtin_inf();
    } else if (is_word(text, size, "-inf")) {
        value = -__builtin_inf();
    } else if (is_word(text, size, "nan")) {
        value = __builtin_nan("");
    } else if (looks_like_double(text, size, &nonzero)) {
        char *const copy = __om::model_new_array<char>(size + 1);
        for (std::size_t i = 0; i < size; ++i)
            copy[i] = text[i];
        value = strtod(copy, nullptr);
        __om::model_delete_array(copy);
        valid = !__builtin_isinf(value) && !(nonzero && value == 0);
    } else {
        valid = false;
    }
    if (ok)
        *ok = valid;
    return value;
}

// The double as a float: infinite where it is too great, 0 where it is too small, and not ok in both cases.
inline float double_to_float(double value, bool *ok) {
    if (__builtin_isinf(value))
        return float(value);
    const double size = value < 0 ? -value : value;
    if (size > double(__FLT_MAX__)) {
        if (ok)
            *ok = false;
        return value < 0 ? -__builtin_inff() : __builtin_inff();
    }
    const float narrow = float(value);
    if (narrow == 0 && value != 0 && ok)
        *ok = false;
    return narrow;
}

} // namespace __omqt

OM_END_MODEL

#endif
