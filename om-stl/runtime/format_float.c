/* Formatted output of floats: %a, %e, %f and %g, for double and long double.
 *
 * Concrete values are converted exactly and rounded once, to nearest with ties to even, at any
 * precision. The text of a symbolic one is not known: its length is bounded by the value's exponent
 * and its characters are those that such a text consists of.
 */
#include "decimal.h"
#include "float_bits.h"
#include "format.h"
#include <limits.h>

static bool is_capital(char conversion) { return conversion >= 'A' && conversion <= 'Z'; }

static struct om_number signed_number(const struct om_directive *directive, bool negative) {
    struct om_number number = {{0}, 0, 0};
    if (negative) {
        number.prefix[number.prefix_size++] = '-';
    } else if (directive->plus) {
        number.prefix[number.prefix_size++] = '+';
    } else if (directive->space) {
        number.prefix[number.prefix_size++] = ' ';
    }
    return number;
}

static void format_special(struct om_sink *sink, const struct om_directive *directive, bool negative, bool infinite) {
    struct om_number number = signed_number(directive, negative);
    bool capital = is_capital(directive->conversion);
    const char *text = infinite ? (capital ? "INF" : "inf") : (capital ? "NAN" : "nan");
    size_t after = __om_field_start(sink, directive, &number, 3, false);
    __om_sink_put(sink, text, 3);
    __om_sink_fill(sink, ' ', after);
}

/* The digits from 10^from down to 10^to. */
static void put_digits(struct om_sink *sink, const struct om_decimal *decimal, int from, int to) {
    char chunk[32];
    size_t used = 0;
    for (int exponent = from; exponent >= to; exponent--) {
        chunk[used++] = (char)('0' + __om_decimal_digit(decimal, exponent));
        if (used == sizeof chunk) {
            __om_sink_put(sink, chunk, used);
            used = 0;
        }
    }
    __om_sink_put(sink, chunk, used);
}

static bool is_zero(const struct om_decimal *decimal) { return decimal->first > decimal->last; }

/* [-]ddd.ddd of a number that has no digits behind its precision. */
static void put_fixed(struct om_sink *sink, const struct om_directive *directive, struct om_number *number,
                      const struct om_decimal *decimal, int precision) {
    int leading = is_zero(decimal) ? 0 : __om_decimal_exponent(decimal);
    if (leading < 0) {
        leading = 0;
    }
    bool point = precision > 0 || directive->alternate;
    size_t size = (size_t)leading + 1 + point + (size_t)precision;
    size_t after = __om_field_start(sink, directive, number, size, directive->zero);
    put_digits(sink, decimal, leading, 0);
    __om_sink_put(sink, ".", point);
    put_digits(sink, decimal, -1, -precision);
    __om_sink_fill(sink, ' ', after);
}

/* The exponent behind its letter: a sign and at least `least` digits. */
static size_t write_exponent(char *text, char letter, int exponent, int least) {
    size_t size = 0;
    text[size++] = letter;
    text[size++] = exponent < 0 ? '-' : '+';
    unsigned magnitude = exponent < 0 ? 0u - (unsigned)exponent : (unsigned)exponent;
    char digits[10];
    int count = 0;
    do {
        digits[count++] = (char)('0' + magnitude % 10);
        magnitude /= 10;
    } while (magnitude != 0 || count < least);
    while (count > 0) {
        text[size++] = digits[--count];
    }
    return size;
}

/* [-]d.ddde±dd of a number that has no digits behind its precision. */
static void put_scientific(struct om_sink *sink, const struct om_directive *directive, struct om_number *number,
                           const struct om_decimal *decimal, int precision) {
    int leading = is_zero(decimal) ? 0 : __om_decimal_exponent(decimal);
    char exponent[16];
    size_t exponent_size = write_exponent(exponent, is_capital(directive->conversion) ? 'E' : 'e', leading, 2);
    bool point = precision > 0 || directive->alternate;
    size_t size = 1 + point + (size_t)precision + exponent_size;
    size_t after = __om_field_start(sink, directive, number, size, directive->zero);
    put_digits(sink, decimal, leading, leading);
    __om_sink_put(sink, ".", point);
    put_digits(sink, decimal, leading - 1, leading - precision);
    __om_sink_put(sink, exponent, exponent_size);
    __om_sink_fill(sink, ' ', after);
}

/* C11 7.21.6.1/8, "g,G": the style is chosen by the exponent that %e would have. */
static void put_general(struct om_sink *sink, const struct om_directive *directive, struct om_number *number,
                        struct om_decimal *decimal) {
    int significant = directive->precision < 0 ? 6 : directive->precision == 0 ? 1 : directive->precision;
    int leading = 0;
    if (!is_zero(decimal)) {
        __om_decimal_round(decimal, __om_decimal_exponent(decimal) - significant + 1);
        leading = __om_decimal_exponent(decimal);
    }
    bool fixed = significant > leading && leading >= -4;
    int precision = fixed ? significant - 1 - leading : significant - 1;
    if (!directive->alternate) {
        int shift = fixed ? 0 : leading;
        while (precision > 0 && __om_decimal_digit(decimal, shift - precision) == 0) {
            precision--;
        }
    }
    if (fixed) {
        put_fixed(sink, directive, number, decimal, precision);
    } else {
        put_scientific(sink, directive, number, decimal, precision);
    }
}

static void format_decimal(struct om_sink *sink, const struct om_directive *directive, struct om_float_parts parts,
                           uint32_t *limbs, int capacity, int integer) {
    om_requires_nearest("decimals of a float where rounding is not to nearest");
    struct om_decimal decimal;
    __om_decimal_clear(&decimal, limbs, capacity, integer);
    while (parts.mantissa != 0 && (parts.mantissa & 1) == 0) {
        parts.mantissa >>= 1;
        parts.exponent++;
    }
    __om_decimal_set(&decimal, parts.mantissa);
    __om_decimal_scale(&decimal, parts.exponent);
    struct om_number number = signed_number(directive, parts.negative);
    int precision = directive->precision < 0 ? 6 : directive->precision;
    switch (directive->conversion) {
    case 'f':
    case 'F':
        __om_decimal_round(&decimal, -precision);
        put_fixed(sink, directive, &number, &decimal, precision);
        break;
    case 'e':
    case 'E':
        if (!is_zero(&decimal)) {
            __om_decimal_round(&decimal, __om_decimal_exponent(&decimal) - precision);
        }
        put_scientific(sink, directive, &number, &decimal, precision);
        break;
    default:
        put_general(sink, directive, &number, &decimal);
        break;
    }
}

/* %a: the leading digit of a double is its implicit bit, that of a long double its first four bits.
 * `fraction_digits` digits follow it in the mantissa. */
static void format_hexadecimal(struct om_sink *sink, const struct om_directive *directive, struct om_float_parts parts,
                               int exponent, int fraction_digits) {
    unsigned __int128 mantissa = parts.mantissa;
    int precision = directive->precision;
    if (precision >= 0 && precision < fraction_digits) {
        int dropped = (fraction_digits - precision) * 4;
        unsigned __int128 unit = (unsigned __int128)1 << dropped;
        unsigned __int128 below = mantissa & (unit - 1);
        mantissa -= below;
        if (below > unit / 2 || (below == unit / 2 && (mantissa & unit) != 0)) {
            mantissa += unit;
        }
        if (mantissa >> (fraction_digits * 4) > 15) {
            mantissa >>= 4;
            exponent += 4;
        }
    }
    if (precision < 0) {
        precision = fraction_digits;
        while (precision > 0 && ((mantissa >> ((fraction_digits - precision) * 4)) & 15) == 0) {
            precision--;
        }
    }
    bool capital = is_capital(directive->conversion);
    const char *symbols = capital ? "0123456789ABCDEF" : "0123456789abcdef";
    char digits[33];
    for (int i = 0; i <= fraction_digits; i++) {
        digits[i] = symbols[(mantissa >> ((fraction_digits - i) * 4)) & 15];
    }
    char tail[16];
    size_t tail_size = write_exponent(tail, capital ? 'P' : 'p', exponent, 1);
    struct om_number number = signed_number(directive, parts.negative);
    number.prefix[number.prefix_size++] = '0';
    number.prefix[number.prefix_size++] = capital ? 'X' : 'x';
    bool point = precision > 0 || directive->alternate;
    size_t size = 1 + point + (size_t)precision + tail_size;
    size_t after = __om_field_start(sink, directive, &number, size, directive->zero);
    int shown = precision < fraction_digits ? precision : fraction_digits;
    __om_sink_put(sink, digits, 1);
    __om_sink_put(sink, ".", point);
    __om_sink_put(sink, digits + 1, (size_t)shown);
    __om_sink_fill(sink, '0', (size_t)(precision - shown));
    __om_sink_put(sink, tail, tail_size);
    __om_sink_fill(sink, ' ', after);
}

/* Bounds of the number of characters, the sign not counted. */
static void length_bounds(const struct om_directive *directive, struct om_float_parts parts, int mantissa_bits,
                          size_t *least, size_t *most) {
    size_t precision = directive->precision < 0 ? 6 : (size_t)directive->precision;
    size_t point = precision > 0 || directive->alternate;
    switch (directive->conversion) {
    case 'f':
    case 'F': {
    /* log10(2) from below and from above; a value below 10^k may round up to it. */
        int top = parts.exponent + mantissa_bits;
        *least =
            (parts.mantissa >> (mantissa_bits - 1) != 0 && top > 1 ? (size_t)(((int64_t)top - 1) * 1233 >> 12) : 0) + 1;
        *most = (top > 0 ? (size_t)((int64_t)top * 1234 >> 12) : 0) + 1;
        *least += point + precision;
        *most += point + precision;
        break;
    }
    case 'e':
    case 'E':
        *least = 1 + point + precision + 4;
        *most = *least + 2;
        break;
    case 'a':
    case 'A':
        *least = 6 + (directive->precision > 0 ? (size_t)directive->precision : 0);
        *most = *least + 1 + 28 + 5;
        break;
    default:
        *least = 1;
        *most = (precision == 0 ? 1 : precision) + 7;
        break;
    }
}

static void format_symbolic(struct om_sink *sink, const struct om_directive *directive, struct om_float_parts parts,
                            int mantissa_bits) {
    size_t least, most;
    length_bounds(directive, parts, mantissa_bits, &least, &most);
    bool special = parts.infinite | parts.nan;
    bool sign = parts.negative | directive->plus | directive->space;
    size_t size;
    __verify_havoc(&size, sizeof size);
    __verify_assume(special ? size == 3 : (size >= least) & (size <= most));
    size += sign;
    if (size < (size_t)directive->width) {
        size = (size_t)directive->width;
    }
    if (sink->kind != OM_SINK_MEMORY && sink->kind != OM_SINK_WIDE_MEMORY) {
        sink->count += size;
        return;
    }
    __verify_assumed("printf: the digits of a float whose value is not known");
    for (size_t i = 0; i < size; i++) {
        char character;
        __verify_havoc(&character, 1);
        __verify_assume(character >= ' ' && character <= 'x');
        __om_sink_put(sink, &character, 1);
    }
}

void __om_format_double(struct om_sink *sink, const struct om_directive *directive, double value) {
    struct om_float_parts parts = om_split_double(value);
    if (!__verify_concrete(&value, sizeof value)) {
        format_symbolic(sink, directive, parts, DBL_MANT_DIG);
    } else if (parts.infinite || parts.nan) {
        format_special(sink, directive, parts.negative, parts.infinite);
    } else if (directive->conversion == 'a' || directive->conversion == 'A') {
        int exponent = parts.mantissa == 0 ? 0 : parts.exponent + 52;
        format_hexadecimal(sink, directive, parts, exponent, 13);
    } else {
        uint32_t limbs[OM_DOUBLE_LIMBS];
        format_decimal(sink, directive, parts, limbs, OM_DOUBLE_LIMBS, OM_DOUBLE_INTEGER);
    }
}

void __om_format_long_double(struct om_sink *sink, const struct om_directive *directive, long double value) {
    struct om_float_parts parts = om_split_long_double(value);
  /* The x87's format has six bytes of padding. */
    if (!__verify_concrete(&value, LDBL_MANT_DIG == 64 ? 10 : sizeof value)) {
        format_symbolic(sink, directive, parts, LDBL_MANT_DIG);
    } else if (parts.infinite || parts.nan) {
        format_special(sink, directive, parts.negative, parts.infinite);
    } else if (directive->conversion == 'a' || directive->conversion == 'A') {
        int digits = LDBL_MANT_DIG == 64 ? 15 : 28;
        int exponent = parts.mantissa == 0 ? 0 : parts.exponent + digits * 4;
        format_hexadecimal(sink, directive, parts, exponent, digits);
    } else {
        uint32_t limbs[OM_LONG_DOUBLE_LIMBS];
        format_decimal(sink, directive, parts, limbs, OM_LONG_DOUBLE_LIMBS, OM_LONG_DOUBLE_INTEGER);
    }
}
