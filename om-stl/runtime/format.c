/* Formatted output: directives, integers, characters and strings (C11 7.21.6.1); floats are in
 * format_float.c, the functions of <stdio.h> in stdio_format.c.
 *
 * Integers are formatted exactly whatever their value. Where the value is symbolic its digits are
 * guessed and tied to it by one linear equation, which a solver likes better than a chain of
 * divisions; the number of digits is a sum of comparisons, not a loop.
 */
#include "format.h"
#include <errno.h>
#include <limits.h>
#include <string.h>

void __om_stream_put(FILE *stream, const char *bytes, size_t size);

/* Where the next character goes: never past the end, however many there have been. */
static size_t place_in(const struct om_sink *sink) { return sink->count < sink->room ? sink->count : sink->room; }

static size_t room_for(const struct om_sink *sink, size_t size) {
    size_t left = sink->room - place_in(sink);
    return size < left ? size : left;
}

void __om_sink_put(struct om_sink *sink, const char *bytes, size_t size) {
    if (sink->kind == OM_SINK_MEMORY) {
        size_t copied = room_for(sink, size);
        __builtin_memmove((char *)sink->target + place_in(sink), bytes, copied);
    } else if (sink->kind == OM_SINK_WIDE_MEMORY) {
        size_t copied = room_for(sink, size);
        for (size_t i = 0; i < copied; i++) {
            ((wchar_t *)sink->target)[place_in(sink) + i] = (unsigned char)bytes[i];
        }
    } else if (sink->kind == OM_SINK_STREAM) {
        __om_stream_put(sink->stream, bytes, size);
    }
    sink->count += size;
}

void __om_sink_put_wide(struct om_sink *sink, const wchar_t *characters, size_t size) {
    if (sink->kind == OM_SINK_WIDE_MEMORY) {
        size_t copied = room_for(sink, size);
        __builtin_memmove((wchar_t *)sink->target + place_in(sink), characters, copied * sizeof(wchar_t));
        sink->count += size;
        return;
    }
    for (size_t i = 0; i < size; i++) {
        char byte = (char)characters[i];
        __om_sink_put(sink, &byte, 1);
    }
}

void __om_sink_fill(struct om_sink *sink, char character, size_t size) {
    if (sink->kind == OM_SINK_MEMORY) {
        __builtin_memset((char *)sink->target + place_in(sink), character, room_for(sink, size));
        sink->count += size;
    } else if (sink->kind == OM_SINK_COUNT) {
        sink->count += size;
    } else {
        for (size_t i = 0; i < size; i++) {
            __om_sink_put(sink, &character, 1);
        }
    }
}

size_t __om_field_start(struct om_sink *sink, const struct om_directive *directive, struct om_number *number,
                        size_t size, bool zero_padded) {
    size_t total = (size_t)number->prefix_size + number->zeros + size;
    size_t width = (size_t)directive->width;
    size_t padding = total < width ? width - total : 0;
    if (zero_padded && !directive->left) {
        number->zeros += padding;
        padding = 0;
    }
    if (!directive->left) {
        __om_sink_fill(sink, ' ', padding);
    }
    __om_sink_put(sink, number->prefix, (size_t)number->prefix_size);
    __om_sink_fill(sink, '0', number->zeros);
    return directive->left ? padding : 0;
}

/* As many as the longest, 64 bits in octal, and one to spare. */
#define DIGITS 23

/* Decimal digits of a symbolic value, at the end of the buffer. */
static size_t guess_digits(char *digits, uint64_t value, int most) {
    uint64_t sum = 0, power = 1;
    size_t count = 1;
    unsigned char guess[20];
    __verify_havoc(guess, sizeof guess);
    for (int i = 0; i < most; i++) {
        __verify_assume(guess[i] <= 9);
        sum += guess[i] * power;
        digits[DIGITS - 1 - i] = (char)('0' + guess[i]);
        if (i > 0) {
            count += value >= power;
        }
        power *= 10;
    }
  /* The twentieth digit is 0 or 1 and even then the sum may wrap around, but not past the value
   * unless the digits below are those of more than 64 bits. */
    if (most == 20) {
        __verify_assume(guess[19] <= 1);
        __verify_assume(guess[19] == 0 || value >= UINT64_C(10000000000000000000));
    }
    __verify_assume(sum == value);
    return count;
}

/* The digits of the value at the end of the buffer; how many there are. */
static size_t digits_of(char *digits, uint64_t value, unsigned base, bool capital, int bits) {
    if (base == 10 && !__verify_concrete(&value, sizeof value)) {
        return guess_digits(digits, value, bits <= 32 ? 10 : 20);
    }
    if (!__verify_concrete(&value, sizeof value)) {
        int shift = base == 16 ? 4 : 3;
        size_t count = 1;
        for (int i = 0; i * shift < bits; i++) {
            unsigned digit = (unsigned)(value >> (i * shift)) & (base - 1);
            digits[DIGITS - 1 - i] = (char)('0' + digit + (digit > 9) * ((capital ? 'A' : 'a') - '9' - 1));
            if (i > 0) {
                count += (value >> (i * shift)) != 0;
            }
        }
        return count;
    }
    size_t count = 0;
    do {
        unsigned digit = (unsigned)(value % base);
        digits[DIGITS - 1 - count] = (char)(digit < 10 ? '0' + digit : (capital ? 'A' : 'a') + digit - 10);
        count++;
        value /= base;
    } while (value != 0);
    return count;
}

static void format_integer(struct om_sink *sink, const struct om_directive *directive, uint64_t value, bool negative,
                           int bits) {
    char digits[DIGITS];
    struct om_number number = {{0}, 0, 0};
    char conversion = directive->conversion;
    unsigned base = conversion == 'o' ? 8 : conversion == 'x' || conversion == 'X' || conversion == 'p' ? 16 : 10;
    size_t count = digits_of(digits, value, base, conversion == 'X', bits);
  /* C11 7.21.6.1/8: zero with an explicit precision of zero has no characters. */
    if (directive->precision == 0 && value == 0) {
        count = 0;
    }
    if (directive->precision >= 0 && (size_t)directive->precision > count) {
        number.zeros = (size_t)directive->precision - count;
    }
    bool is_signed = conversion == 'd' || conversion == 'i' || conversion == 'p';
    if (negative) {
        number.prefix[number.prefix_size++] = '-';
    } else if (is_signed && directive->plus) {
        number.prefix[number.prefix_size++] = '+';
    } else if (is_signed && directive->space) {
        number.prefix[number.prefix_size++] = ' ';
    }
    if (base == 16 && directive->alternate && value != 0) {
        number.prefix[number.prefix_size++] = '0';
        number.prefix[number.prefix_size++] = conversion == 'X' ? 'X' : 'x';
    }
    if (base == 8 && directive->alternate && number.zeros == 0 && (count == 0 || value != 0)) {
        number.zeros = 1;
    }
    size_t after = __om_field_start(sink, directive, &number, count, directive->zero && directive->precision < 0);
    __om_sink_put(sink, digits + DIGITS - count, count);
    __om_sink_fill(sink, ' ', after);
}

static void format_text(struct om_sink *sink, const struct om_directive *directive, const char *text, size_t size) {
    size_t width = (size_t)directive->width;
    size_t padding = size < width ? width - size : 0;
    __om_sink_fill(sink, ' ', directive->left ? 0 : padding);
    __om_sink_put(sink, text, size);
    __om_sink_fill(sink, ' ', directive->left ? padding : 0);
}

/* A wide string goes to a narrow target only as far as the "C" locale has its characters. */
static bool format_wide_text(struct om_sink *sink, const struct om_directive *directive, const wchar_t *text,
                             size_t size) {
    if (sink->kind != OM_SINK_WIDE_MEMORY) {
        for (size_t i = 0; i < size; i++) {
            if ((uint32_t)text[i] > 127) {
                om_errno = EILSEQ;
                return false;
            }
        }
    }
    size_t width = (size_t)directive->width;
    size_t padding = size < width ? width - size : 0;
    __om_sink_fill(sink, ' ', directive->left ? 0 : padding);
    __om_sink_put_wide(sink, text, size);
    __om_sink_fill(sink, ' ', directive->left ? padding : 0);
    return true;
}

static size_t bounded_length(const char *text, int limit) {
    if (limit < 0) {
        return strlen(text);
    }
    size_t length = 0;
    while (length < (size_t)limit && text[length] != 0) {
        length++;
    }
    return length;
}

static size_t bounded_wide_length(const wchar_t *text, int limit) {
    size_t length = 0;
    while ((limit < 0 || length < (size_t)limit) && text[length] != 0) {
        length++;
    }
    return length;
}

static int64_t signed_argument(int length, va_list *arguments) {
    switch (length) {
    case OM_LENGTH_CHAR:
        return (signed char)va_arg(*arguments, int);
    case OM_LENGTH_SHORT:
        return (short)va_arg(*arguments, int);
    case OM_LENGTH_NONE:
        return va_arg(*arguments, int);
    case OM_LENGTH_LONG:
        return va_arg(*arguments, long);
    case OM_LENGTH_INTMAX:
        return va_arg(*arguments, intmax_t);
    case OM_LENGTH_SIZE:
        return (int64_t)va_arg(*arguments, size_t);
    case OM_LENGTH_PTRDIFF:
        return va_arg(*arguments, ptrdiff_t);
    default:
        return va_arg(*arguments, long long);
    }
}

static int bits_of(int length) {
    switch (length) {
    case OM_LENGTH_CHAR:
        return 8;
    case OM_LENGTH_SHORT:
        return 16;
    case OM_LENGTH_NONE:
        return 32;
    case OM_LENGTH_LONG:
        return sizeof(long) * CHAR_BIT;
    case OM_LENGTH_SIZE:
    case OM_LENGTH_PTRDIFF:
        return sizeof(size_t) * CHAR_BIT;
    default:
        return 64;
    }
}

/* %n. */
static void store_count(int length, size_t count, va_list *arguments) {
    void *target = va_arg(*arguments, void *);
    OM_REQUIRES(target != NULL, "%n is given a null pointer");
    switch (length) {
    case OM_LENGTH_CHAR:
        *(signed char *)target = (signed char)count;
        break;
    case OM_LENGTH_SHORT:
        *(short *)target = (short)count;
        break;
    case OM_LENGTH_NONE:
        *(int *)target = (int)count;
        break;
    default:
        *(int64_t *)target = (int64_t)count;
        break;
    }
}

static void format_pointer(struct om_sink *sink, struct om_directive *directive, void *pointer) {
    if (pointer == NULL) {
        format_text(sink, directive, "(nil)", 5);
        return;
    }
    uint64_t address = (uintptr_t)pointer;
    if (!__verify_executing()) {
    /* A proof must not rest on where an object lies. */
        address = om_any_u64();
        __verify_assume(address != 0 && address >> 47 == 0);
    }
    directive->alternate = true;
    format_integer(sink, directive, address, false, 64);
}

static bool format_string(struct om_sink *sink, const struct om_directive *directive, va_list *arguments) {
    bool wide = directive->length == OM_LENGTH_LONG || directive->conversion == 'S';
    const void *text = va_arg(*arguments, const void *);
    OM_REQUIRES(text != NULL, "%s is given a null pointer");
    if (wide) {
        return format_wide_text(sink, directive, text, bounded_wide_length(text, directive->precision));
    }
    size_t length = bounded_length(text, directive->precision);
    if (sink->kind == OM_SINK_MEMORY) {
        size_t written = sink->count + length < sink->room ? sink->count + length : sink->room;
        OM_CHECK("overlapping-copy", !om_overlap(sink->target, written + 1, text, length),
                 "the string for %s lies in the buffer that is written to");
    }
    if (sink->kind == OM_SINK_WIDE_MEMORY) {
        for (size_t i = 0; i < length; i++) {
            if (((const unsigned char *)text)[i] > 127) {
                om_errno = EILSEQ;
                return false;
            }
        }
    }
    format_text(sink, directive, text, length);
    return true;
}

static bool format_character(struct om_sink *sink, const struct om_directive *directive, va_list *arguments) {
    if (directive->length == OM_LENGTH_LONG || directive->conversion == 'C') {
        wchar_t character = (wchar_t)va_arg(*arguments, wint_t);
        return format_wide_text(sink, directive, &character, 1);
    }
    char character = (char)va_arg(*arguments, int);
    format_text(sink, directive, &character, 1);
    return true;
}

/* One conversion with its argument; false where a character cannot be converted. */
static bool convert(struct om_sink *sink, struct om_directive *directive, va_list *arguments) {
    switch (directive->conversion) {
    case 'd':
    case 'i': {
        int64_t value = signed_argument(directive->length, arguments);
        bool negative = value < 0;
        uint64_t magnitude = negative ? 0 - (uint64_t)value : (uint64_t)value;
        format_integer(sink, directive, magnitude, negative, bits_of(directive->length));
        return true;
    }
    case 'u':
    case 'o':
    case 'x':
    case 'X': {
        uint64_t value = (uint64_t)signed_argument(directive->length, arguments);
        int bits = bits_of(directive->length);
        format_integer(sink, directive, value & (UINT64_MAX >> (64 - bits)), false, bits);
        return true;
    }
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
        if (directive->length == OM_LENGTH_LONG_DOUBLE || directive->length == OM_LENGTH_LONG_LONG) {
            __om_format_long_double(sink, directive, va_arg(*arguments, long double));
        } else {
            __om_format_double(sink, directive, va_arg(*arguments, double));
        }
        return true;
    case 'c':
    case 'C':
        return format_character(sink, directive, arguments);
    case 's':
    case 'S':
        return format_string(sink, directive, arguments);
    case 'p':
        format_pointer(sink, directive, va_arg(*arguments, void *));
        return true;
    case 'm': {
        const char *text = strerror(om_errno);
        format_text(sink, directive, text, bounded_length(text, directive->precision));
        return true;
    }
    case 'n':
        store_count(directive->length, sink->count, arguments);
        return true;
    case '%':
        __om_sink_put(sink, "%", 1);
        return true;
    default:
        OM_REQUIRES(false, "the format has a conversion that does not exist");
        return false;
    }
}

/* A format is read the same way whether its characters are narrow or wide. */
struct format {
    const char *narrow;
    const wchar_t *wide;
};

static unsigned at(struct format format, size_t index) {
    return format.wide != NULL ? (unsigned)format.wide[index] : (unsigned char)format.narrow[index];
}

/* A number or an asterisk; false where it is more than an int. */
static bool read_amount(struct format format, size_t *index, va_list *arguments, int *amount) {
    if (at(format, *index) == '*') {
        (*index)++;
        *amount = va_arg(*arguments, int);
        return true;
    }
    int value = 0;
    for (unsigned digit; (digit = at(format, *index) - '0') <= 9; (*index)++) {
        if (value > (INT_MAX - (int)digit) / 10) {
            om_errno = EOVERFLOW;
            return false;
        }
        value = value * 10 + (int)digit;
    }
    *amount = value;
    return true;
}

static void read_flags(struct format format, size_t *index, struct om_directive *directive) {
    for (;; (*index)++) {
        switch (at(format, *index)) {
        case '-':
            directive->left = true;
            break;
        case '+':
            directive->plus = true;
            break;
        case ' ':
            directive->space = true;
            break;
        case '#':
            directive->alternate = true;
            break;
        case '0':
            directive->zero = true;
            break;
        case '\'': /* No grouping in the "C" locale. */
        case 'I':
            break;
        default:
            return;
        }
    }
}

static void read_length(struct format format, size_t *index, struct om_directive *directive) {
    unsigned first = at(format, *index);
    bool twice = first != 0 && at(format, *index + 1) == first;
    switch (first) {
    case 'h':
        directive->length = twice ? OM_LENGTH_CHAR : OM_LENGTH_SHORT;
        *index += twice ? 2 : 1;
        break;
    case 'l':
        directive->length = twice ? OM_LENGTH_LONG_LONG : OM_LENGTH_LONG;
        *index += twice ? 2 : 1;
        break;
    case 'q':
        directive->length = OM_LENGTH_LONG_LONG;
        (*index)++;
        break;
    case 'j':
        directive->length = OM_LENGTH_INTMAX;
        (*index)++;
        break;
    case 'z':
    case 'Z':
        directive->length = OM_LENGTH_SIZE;
        (*index)++;
        break;
    case 't':
        directive->length = OM_LENGTH_PTRDIFF;
        (*index)++;
        break;
    case 'L':
        directive->length = OM_LENGTH_LONG_DOUBLE;
        (*index)++;
        break;
    default:
        directive->length = OM_LENGTH_NONE;
        break;
    }
}

/* After the percent sign, to behind the conversion. */
static bool read_directive(struct format format, size_t *index, va_list *arguments, struct om_directive *directive) {
    *directive = (struct om_directive){.precision = -1};
    size_t digits = *index;
    while (at(format, digits) - '0' <= 9) {
        digits++;
    }
    if (digits > *index && at(format, digits) == '$') {
        __verify_unsupported("printf with arguments chosen by their position (%1$d)");
    }
    read_flags(format, index, directive);
    if (!read_amount(format, index, arguments, &directive->width)) {
        return false;
    }
    if (directive->width < 0) {
        directive->left = true;
        if (directive->width == INT_MIN) {
            om_errno = EOVERFLOW;
            return false;
        }
        directive->width = -directive->width;
    }
    if (at(format, *index) == '.') {
        (*index)++;
        if (at(format, *index) == '-') {
      /* A negative precision in the format counts as none, with its digits passed over. */
            int ignored;
            (*index)++;
            if (!read_amount(format, index, arguments, &ignored)) {
                return false;
            }
        } else if (!read_amount(format, index, arguments, &directive->precision)) {
            return false;
        }
    }
    read_length(format, index, directive);
    unsigned conversion = at(format, *index);
    OM_REQUIRES(conversion != 0, "the format ends inside a conversion");
    directive->conversion = conversion < 128 ? (char)conversion : '?';
    (*index)++;
    return true;
}

/* The characters up to the next percent sign. */
static bool put_literal(struct om_sink *sink, struct format format, size_t *index) {
    size_t start = *index;
    while (at(format, *index) != 0 && at(format, *index) != '%') {
        (*index)++;
    }
    if (format.wide == NULL) {
        __om_sink_put(sink, format.narrow + start, *index - start);
        return true;
    }
    struct om_directive plain = {.precision = -1};
    return format_wide_text(sink, &plain, format.wide + start, *index - start);
}

static int format_all(struct om_sink *sink, struct format format, va_list arguments) {
    va_list list;
    va_copy(list, arguments);
    size_t index = 0;
    bool fine = true;
    while (fine && at(format, index) != 0) {
        if (at(format, index) != '%') {
            fine = put_literal(sink, format, &index);
            continue;
        }
        index++;
        struct om_directive directive;
        fine = read_directive(format, &index, &list, &directive) && convert(sink, &directive, &list);
    }
    va_end(list);
    if (!fine) {
        return -1;
    }
    if (sink->count > INT_MAX) {
        om_errno = EOVERFLOW;
        return -1;
    }
    return (int)sink->count;
}

int __om_format(struct om_sink *sink, const char *format, va_list arguments) {
    OM_REQUIRES(format != NULL, "the format is a null pointer");
    return format_all(sink, (struct format){format, NULL}, arguments);
}

int __om_format_wide(struct om_sink *sink, const wchar_t *format, va_list arguments) {
    OM_REQUIRES(format != NULL, "the format is a null pointer");
    return format_all(sink, (struct format){NULL, format}, arguments);
}
