/* Floats read from text: strtod and its relatives (C11 7.22.1.3), rounded correctly from any number
 * of digits. What is not known to be one text yields any number, and the verdict says so.
 */
#include "decimal.h"
#include "float_bits.h"
#include "parse.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* A binary format: how many bits its mantissa has and the exponents of its normal values. */
struct format {
    int digits, least, greatest;
    int decimal_least, decimal_greatest;
};

static const struct format float_format = {FLT_MANT_DIG, FLT_MIN_EXP, FLT_MAX_EXP, FLT_MIN_10_EXP - FLT_DIG,
                                           FLT_MAX_10_EXP};
static const struct format double_format = {DBL_MANT_DIG, DBL_MIN_EXP, DBL_MAX_EXP, DBL_MIN_10_EXP - DBL_DIG,
                                            DBL_MAX_10_EXP};
static const struct format long_double_format = {LDBL_MANT_DIG, LDBL_MIN_EXP, LDBL_MAX_EXP, LDBL_MIN_10_EXP - LDBL_DIG,
                                                 LDBL_MAX_10_EXP};

struct number {
    bool negative, infinite, nan;
  /* The value is mantissa × 2^exponent, with at most the format's digits. */
    unsigned __int128 mantissa;
    int exponent;
  /* What follows the parenthesis of a nan. */
    uint64_t payload;
    size_t end;
};

static int bit_length(unsigned __int128 value) {
    int length = 0;
    while (value >> 32 != 0) {
        value >>= 32;
        length += 32;
    }
    while (value != 0) {
        value >>= 1;
        length++;
    }
    return length;
}

/* Rounds mantissa × 2^exponent, and a bit more where `sticky`, to the format: nearest, ties to even.
 * The mantissa has at least two bits more than the format's, or is exact. */
static void round_to(struct number *number, const struct format *format, bool sticky) {
    int length = bit_length(number->mantissa);
    if (length == 0) {
        return;
    }
    int excess = length - format->digits;
    int lowest = format->least - format->digits;
    if (number->exponent + excess < lowest) {
        excess = lowest - number->exponent;
    }
  /* Below the normal values, even when rounded as if there were no least exponent: C11 leaves errno
   * open, the GNU library sets it where the value is inexact too. */
    bool tiny = length + number->exponent < format->least;
    if (tiny && excess > 0 && length + number->exponent == format->least - 1 && length > format->digits) {
        int below = length - format->digits;
        unsigned __int128 ones = ((unsigned __int128)1 << format->digits) - 1;
        tiny = number->mantissa >> below != ones || (number->mantissa >> (below - 1) & 1) == 0;
    }
    bool inexact = sticky;
    if (excess > 0) {
        unsigned __int128 half = excess > 127 ? 0 : (unsigned __int128)1 << (excess - 1);
        unsigned __int128 below = excess > 127 ? number->mantissa : number->mantissa & (half * 2 - 1);
        number->mantissa = excess > 127 ? 0 : number->mantissa >> excess;
        number->exponent += excess;
        inexact |= below != 0;
        if (half != 0 && (below > half || (below == half && (sticky || (number->mantissa & 1) != 0)))) {
            number->mantissa++;
        }
    }
    if (bit_length(number->mantissa) > format->digits) {
        number->mantissa >>= 1;
        number->exponent++;
    }
    if (bit_length(number->mantissa) + number->exponent > format->greatest) {
        number->infinite = true;
        om_errno = ERANGE;
    } else if (inexact && tiny) {
        om_errno = ERANGE;
    }
}

/* Whether the text goes on with this word, in either case. */
static bool is_word(struct om_text text, size_t at, const char *word) {
    for (; *word != 0; word++, at++) {
        if ((om_text_at(text, at) | 32) != (unsigned char)*word) {
            return false;
        }
    }
    return true;
}

/* infinity, inf, nan, nan(characters). */
static bool parse_word(struct om_text text, size_t at, struct number *number) {
    if (is_word(text, at, "inf")) {
        number->infinite = true;
        number->end = at + (is_word(text, at, "infinity") ? 8 : 3);
        return true;
    }
    if (!is_word(text, at, "nan")) {
        return false;
    }
    number->nan = true;
    number->end = at + 3;
    if (om_text_at(text, at + 3) == '(') {
        size_t close = at + 4;
        while (om_digit_value(om_text_at(text, close)) < 36 || om_text_at(text, close) == '_') {
            close++;
        }
        if (om_text_at(text, close) == ')') {
            struct om_text inside = {text.narrow != NULL ? text.narrow + at + 4 : NULL,
                                     text.wide != NULL ? text.wide + at + 4 : NULL};
            struct om_integer payload = __om_parse_integer(inside, 0, false);
            if (payload.end == close - at - 4) {
                number->payload = payload.magnitude;
            }
            number->end = close + 1;
        }
    }
    return true;
}

/* The exponent behind its letter, if there is one: [eEpP][+-]digits, kept within ±100000000. */
static int parse_exponent(struct om_text text, size_t *at, char letter) {
    if ((om_text_at(text, *at) | 32) != (unsigned char)letter) {
        return 0;
    }
    size_t digit = *at + 1;
    bool negative = om_text_at(text, digit) == '-';
    if (negative || om_text_at(text, digit) == '+') {
        digit++;
    }
    if (om_digit_value(om_text_at(text, digit)) > 9) {
        return 0;
    }
    int exponent = 0;
    for (unsigned value; (value = om_digit_value(om_text_at(text, digit))) <= 9; digit++) {
        exponent = exponent < 10000000 ? exponent * 10 + (int)value : 100000000;
    }
    *at = digit;
    return negative ? -exponent : exponent;
}

static void parse_hexadecimal(struct om_text text, size_t at, const struct format *format, struct number *number) {
    bool point = false, sticky = false;
    int exponent = 0;
    for (;; at++) {
        unsigned character = om_text_at(text, at);
        if (character == '.' && !point) {
            point = true;
            continue;
        }
        unsigned digit = om_digit_value(character);
        if (digit >= 16) {
            break;
        }
        if (number->mantissa >> 120 == 0) {
            number->mantissa = number->mantissa * 16 + digit;
            exponent -= point ? 4 : 0;
        } else {
            sticky |= digit != 0;
            exponent += point ? 0 : 4;
        }
    }
    number->exponent = exponent + parse_exponent(text, &at, 'p');
    number->end = at;
  /* Room below for the rounding of a mantissa that is short. */
    round_to(number, format, sticky);
}

/* How the digits of a decimal number lie in the text. */
struct digits {
    size_t start, end;
  /* The exponent of ten of the first digit that is not zero. */
    int leading;
    bool zero;
};

static struct digits find_digits(struct om_text text, size_t at) {
    struct digits digits = {at, at, 0, true};
    bool point = false;
    int before = 0, leading_zeros = 0;
    for (;; at++) {
        unsigned character = om_text_at(text, at);
        if (character == '.' && !point) {
            point = true;
            continue;
        }
        if (character - '0' > 9) {
            break;
        }
        if (digits.zero && character != '0') {
            digits.zero = false;
            digits.start = at;
        }
        before += !digits.zero && !point;
        leading_zeros += digits.zero && point;
    }
    digits.end = at;
    digits.leading = before > 0 ? before - 1 : -leading_zeros - 1;
    return digits;
}

/* The decimal number becomes one of the format's digits and two more in binary. */
static bool to_binary(struct om_decimal *decimal, const struct format *format, struct number *number) {
    int wanted = format->digits + 2;
    int scaled = 0;
    while (om_decimal_integer_limbs(decimal) > 4) {
        __om_decimal_scale(decimal, -32);
        scaled -= 32;
    }
    while (om_decimal_integer_limbs(decimal) <= 0) {
        __om_decimal_scale(decimal, 32);
        scaled += 32;
    }
    int shift = wanted - bit_length(__om_decimal_integer(decimal));
    __om_decimal_scale(decimal, shift);
    number->mantissa = __om_decimal_integer(decimal);
    number->exponent = -(scaled + shift);
    return om_decimal_has_fraction(decimal);
}

static void parse_decimal(struct om_text text, size_t at, const struct format *format, struct om_decimal *decimal,
                          struct number *number) {
    struct digits digits = find_digits(text, at);
    size_t end = digits.end;
    int exponent = parse_exponent(text, &end, 'e');
    number->end = end;
    if (digits.zero) {
        return;
    }
    int leading = digits.leading + exponent;
    if (leading > format->decimal_greatest) {
        number->infinite = true;
        om_errno = ERANGE;
        return;
    }
    if (leading < format->decimal_least - 5) {
        om_errno = ERANGE;
        return;
    }
    int place = leading;
    for (size_t i = digits.start; i < digits.end; i++) {
        unsigned character = om_text_at(text, i);
        if (character != '.') {
            __om_decimal_add_digit(decimal, character - '0', place);
            place--;
        }
    }
    bool sticky = to_binary(decimal, format, number);
    round_to(number, format, sticky);
}

static struct number parse(struct om_text text, const struct format *format, uint32_t *limbs, int capacity,
                           int integer) {
    om_requires_nearest("a float read from decimals where rounding is not to nearest");
    struct number number = {0};
    size_t at = 0;
    while (om_is_space(om_text_at(text, at))) {
        at++;
    }
    unsigned sign = om_text_at(text, at);
    number.negative = sign == '-';
    if (sign == '-' || sign == '+') {
        at++;
    }
    if (parse_word(text, at, &number)) {
        return number;
    }
    unsigned first = om_text_at(text, at);
    unsigned second = first == 0 ? 0 : om_text_at(text, at + 1);
    if (first == '0' && (second | 32) == 'x') {
        unsigned third = om_text_at(text, at + 2);
        if (om_digit_value(third) < 16 || (third == '.' && om_digit_value(om_text_at(text, at + 3)) < 16)) {
            parse_hexadecimal(text, at + 2, format, &number);
            return number;
        }
    }
    if (first - '0' <= 9 || (first == '.' && second - '0' <= 9)) {
        struct om_decimal decimal;
        __om_decimal_clear(&decimal, limbs, capacity, integer);
        parse_decimal(text, at, format, &decimal, &number);
        return number;
    }
    number.negative = false;
    return number;
}

/* The exponent field of a rounded value; the mantissa is shifted to where the format has it. */
static unsigned encode(struct number *number, const struct format *format) {
    int lowest = format->least - format->digits;
    if (number->mantissa == 0) {
        return 0;
    }
    while (number->mantissa >> (format->digits - 1) == 0 && number->exponent > lowest) {
        number->mantissa <<= 1;
        number->exponent--;
    }
    return number->mantissa >> (format->digits - 1) == 0 ? 0 : (unsigned)(number->exponent - lowest + 1);
}

static float make_float(struct number *number) {
    union om_float_image image;
    if (number->nan) {
        image.bits = 0x7fc00000u | ((uint32_t)number->payload & 0x3fffff);
    } else if (number->infinite) {
        image.bits = 0x7f800000u;
    } else {
        uint32_t head = encode(number, &float_format);
        image.bits = head << 23 | ((uint32_t)number->mantissa & 0x7fffff);
    }
    image.bits |= (uint32_t)number->negative << 31;
    return image.value;
}

static double make_double(struct number *number) {
    union om_double_image image;
    if (number->nan) {
        image.bits = UINT64_C(0x7ff8) << 48 | (number->payload & ((UINT64_C(1) << 51) - 1));
    } else if (number->infinite) {
        image.bits = UINT64_C(0x7ff) << 52;
    } else {
        uint64_t head = encode(number, &double_format);
        image.bits = head << 52 | ((uint64_t)number->mantissa & ((UINT64_C(1) << 52) - 1));
    }
    image.bits |= (uint64_t)number->negative << 63;
    return image.value;
}

static long double make_long_double(struct number *number) {
    union om_long_double_image image = {0};
#if LDBL_MANT_DIG == 64
    if (number->nan) {
        image.part.mantissa = UINT64_C(3) << 62 | (number->payload & ((UINT64_C(1) << 62) - 1));
        image.part.head = 0x7fff;
    } else if (number->infinite) {
        image.part.mantissa = UINT64_C(1) << 63;
        image.part.head = 0x7fff;
    } else {
        image.part.head = (uint16_t)encode(number, &long_double_format);
        image.part.mantissa = (uint64_t)number->mantissa;
    }
    image.part.head |= (uint16_t)(number->negative << 15);
#else
    if (number->nan) {
        image.part.low = number->payload;
        image.part.high = UINT64_C(0x7fff8) << 44;
    } else if (number->infinite) {
        image.part.high = UINT64_C(0x7fff) << 48;
    } else {
        uint64_t head = encode(number, &long_double_format);
        image.part.low = (uint64_t)number->mantissa;
        image.part.high = head << 48 | ((uint64_t)(number->mantissa >> 64) & ((UINT64_C(1) << 48) - 1));
    }
    image.part.high |= (uint64_t)number->negative << 63;
#endif
    return image.value;
}

static bool is_known(struct om_text text) {
    if (text.narrow != NULL) {
        return om_concrete_string(text.narrow);
    }
    for (const wchar_t *at = text.wide;; at++) {
        wchar_t character = *at;
        if (!__verify_concrete(&character, sizeof character)) {
            return false;
        }
        if (character == 0) {
            return true;
        }
    }
}

/* How much of a text that is not known was read; errno may have been set. */
static size_t any_end(struct om_text text) {
    __verify_assumed("strtod: any number for a text that is not known");
    size_t length = 0;
    while (om_text_at(text, length) != 0) {
        length++;
    }
    size_t end;
    __verify_havoc(&end, sizeof end);
    __verify_assume(end <= length);
    if (om_may()) {
        om_errno = ERANGE;
    }
    return end;
}

/* Any value, zero where nothing was read. */
#define ANY(type, text, end)                                                                                           \
    type value;                                                                                                        \
    *(end) = any_end(text);                                                                                            \
    __verify_havoc(&value, sizeof value);                                                                              \
    return *(end) == 0 ? 0 : value

float __om_parse_float(struct om_text text, size_t *end) {
    if (!is_known(text)) {
        ANY(float, text, end);
    }
    uint32_t limbs[OM_DOUBLE_LIMBS];
    struct number number = parse(text, &float_format, limbs, OM_DOUBLE_LIMBS, OM_DOUBLE_INTEGER);
    *end = number.end;
    return make_float(&number);
}

double __om_parse_double(struct om_text text, size_t *end) {
    if (!is_known(text)) {
        ANY(double, text, end);
    }
    uint32_t limbs[OM_DOUBLE_LIMBS];
    struct number number = parse(text, &double_format, limbs, OM_DOUBLE_LIMBS, OM_DOUBLE_INTEGER);
    *end = number.end;
    return make_double(&number);
}

long double __om_parse_long_double(struct om_text text, size_t *end) {
    if (!is_known(text)) {
        ANY(long double, text, end);
    }
    uint32_t limbs[OM_LONG_DOUBLE_LIMBS];
    struct number number = parse(text, &long_double_format, limbs, OM_LONG_DOUBLE_LIMBS, OM_LONG_DOUBLE_INTEGER);
    *end = number.end;
    return make_long_double(&number);
}

#define STRTO(function, type, parse)                                                                                   \
    type function(const char *restrict text, char **restrict end) {                                                    \
        OM_REQUIRES(text != NULL, #function ": the string is a null pointer");                                         \
        size_t read;                                                                                                   \
        type value = parse((struct om_text){text, NULL}, &read);                                                       \
        if (end != NULL) {                                                                                             \
            *end = (char *)text + read;                                                                                \
        }                                                                                                              \
        return value;                                                                                                  \
    }

STRTO(strtof, float, __om_parse_float)
STRTO(strtod, double, __om_parse_double)
STRTO(strtold, long double, __om_parse_long_double)

double atof(const char *text) {
    OM_REQUIRES(text != NULL, "atof: the string is a null pointer");
    size_t read;
    return __om_parse_double((struct om_text){text, NULL}, &read);
}
