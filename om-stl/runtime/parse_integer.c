/* Integers read from text: the strtol family and the ato functions (C11 7.22.1, 7.8.2.3). */
#include "parse.h"
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

struct om_integer __om_parse_integer(struct om_text text, int base, bool binary) {
    struct om_integer result = {0, false, false, 0};
    size_t at = 0;
    while (om_is_space(om_text_at(text, at))) {
        at++;
    }
    unsigned sign = om_text_at(text, at);
    result.negative = sign == '-';
    if (sign == '-' || sign == '+') {
        at++;
    }
    if (om_text_at(text, at) == '0') {
        unsigned letter = om_text_at(text, at + 1) | 32;
        if (letter == 'x' && (base == 0 || base == 16) && om_digit_value(om_text_at(text, at + 2)) < 16) {
            at += 2;
            base = 16;
        } else if (binary && letter == 'b' && (base == 0 || base == 2) &&
                   om_digit_value(om_text_at(text, at + 2)) < 2) {
            at += 2;
            base = 2;
        } else if (base == 0) {
            base = 8;
        }
    }
    if (base == 0) {
        base = 10;
    }
    uint64_t limit = UINT64_MAX / (unsigned)base;
    unsigned last = (unsigned)(UINT64_MAX % (unsigned)base);
    for (;; at++) {
        unsigned digit = om_digit_value(om_text_at(text, at));
        if (digit >= (unsigned)base) {
            break;
        }
        result.overflow |= (result.magnitude > limit) | ((result.magnitude == limit) & (digit > last));
        result.magnitude = result.magnitude * (unsigned)base + digit;
        result.end = at + 1;
    }
    return result;
}

int64_t __om_signed_result(struct om_integer integer, int64_t least, int64_t greatest) {
    uint64_t limit = integer.negative ? 0 - (uint64_t)least : (uint64_t)greatest;
    if (integer.overflow || integer.magnitude > limit) {
        om_errno = ERANGE;
        return integer.negative ? least : greatest;
    }
    return (int64_t)(integer.negative ? 0 - integer.magnitude : integer.magnitude);
}

uint64_t __om_unsigned_result(struct om_integer integer, uint64_t greatest) {
    if (integer.overflow || integer.magnitude > greatest) {
        om_errno = ERANGE;
        return greatest;
    }
    return (integer.negative ? 0 - integer.magnitude : integer.magnitude) & greatest;
}

static struct om_integer parse(const char *text, char **end, int base, bool binary) {
    struct om_integer integer = __om_parse_integer((struct om_text){text, NULL}, base, binary);
    if (end != NULL) {
        *end = (char *)text + integer.end;
    }
    return integer;
}

#define CHECK_ARGUMENTS(function, text, base)                                                                          \
    OM_REQUIRES((text) != NULL, function ": the string is a null pointer");                                            \
    OM_REQUIRES((base) == 0 || ((base) >= 2 && (base) <= 36), function ": the base is neither 0 nor between 2 and 36")

#define SIGNED(function, type, least, greatest)                                                                        \
    type function(const char *restrict text, char **restrict end, int base) {                                          \
        CHECK_ARGUMENTS(#function, text, base);                                                                        \
        return (type)__om_signed_result(parse(text, end, base, false), least, greatest);                               \
    }                                                                                                                  \
    type __isoc23_##function(const char *restrict text, char **restrict end, int base) {                               \
        CHECK_ARGUMENTS(#function, text, base);                                                                        \
        return (type)__om_signed_result(parse(text, end, base, true), least, greatest);                                \
    }

#define UNSIGNED(function, type, greatest)                                                                             \
    type function(const char *restrict text, char **restrict end, int base) {                                          \
        CHECK_ARGUMENTS(#function, text, base);                                                                        \
        return (type)__om_unsigned_result(parse(text, end, base, false), greatest);                                    \
    }                                                                                                                  \
    type __isoc23_##function(const char *restrict text, char **restrict end, int base) {                               \
        CHECK_ARGUMENTS(#function, text, base);                                                                        \
        return (type)__om_unsigned_result(parse(text, end, base, true), greatest);                                     \
    }

SIGNED(strtol, long, LONG_MIN, LONG_MAX)
SIGNED(strtoll, long long, LLONG_MIN, LLONG_MAX)
SIGNED(strtoimax, intmax_t, INTMAX_MIN, INTMAX_MAX)
SIGNED(strtoq, long long, LLONG_MIN, LLONG_MAX)
UNSIGNED(strtoul, unsigned long, ULONG_MAX)
UNSIGNED(strtoull, unsigned long long, ULLONG_MAX)
UNSIGNED(strtoumax, uintmax_t, UINTMAX_MAX)
UNSIGNED(strtouq, unsigned long long, ULLONG_MAX)

/* What older headers' inline functions call; there is no grouping in the "C" locale. */
long __strtol_internal(const char *restrict text, char **restrict end, int base, int group) {
    (void)group;
    return strtol(text, end, base);
}

unsigned long __strtoul_internal(const char *restrict text, char **restrict end, int base, int group) {
    (void)group;
    return strtoul(text, end, base);
}

/* C11 7.22.1/1: undefined where the value cannot be represented. */
#define CONVERT(function, type, least, greatest, type_name)                                                            \
    type function(const char *text) {                                                                                  \
        OM_REQUIRES(text != NULL, #function ": the string is a null pointer");                                         \
        struct om_integer integer = parse(text, NULL, 10, false);                                                      \
        uint64_t limit = integer.negative ? 0 - (uint64_t)(least) : (uint64_t)(greatest);                              \
        OM_REQUIRES(!integer.overflow & (integer.magnitude <= limit),                                                  \
                    #function ": the number does not fit " type_name);                                                 \
        return (type)(integer.negative ? 0 - integer.magnitude : integer.magnitude);                                   \
    }

CONVERT(atoi, int, INT_MIN, INT_MAX, "an int")
CONVERT(atol, long, LONG_MIN, LONG_MAX, "a long")
CONVERT(atoll, long long, LLONG_MIN, LLONG_MAX, "a long long")
