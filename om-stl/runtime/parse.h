/* Numbers read from text, between <stdlib.h>, <wchar.h>, <inttypes.h> and scanf on one side and
 * parse_integer.c and parse_float.c on the other.
 */
#ifndef OM_RUNTIME_PARSE_H
#define OM_RUNTIME_PARSE_H

#include "model.h"
#include <wchar.h>

/* Text of either width; exactly one of the two is not null. */
struct om_text {
    const char *narrow;
    const wchar_t *wide;
};

static inline unsigned om_text_at(struct om_text text, size_t index) {
    return text.wide != NULL ? (unsigned)text.wide[index] : (unsigned char)text.narrow[index];
}

static inline bool om_is_space(unsigned character) { return (character == ' ') | (character - '\t' <= '\r' - '\t'); }

/* The value of a digit in any base up to 36; more than that for no digit. */
static inline unsigned om_digit_value(unsigned character) {
    unsigned decimal = character - '0';
    unsigned letter = (character | 32) - 'a';
    return decimal <= 9 ? decimal : letter < 26 && character < 128 ? letter + 10 : 99;
}

struct om_integer {
    uint64_t magnitude;
    bool negative;
  /* More than 64 bits. */
    bool overflow;
  /* How much of the text was read; zero where there is no number. */
    size_t end;
};

/* C11 7.22.1.4; C23's 0b where `binary`. */
struct om_integer __om_parse_integer(struct om_text text, int base, bool binary);

/* The result of a strtol-like function, with errno and the end pointer still to be set. */
int64_t __om_signed_result(struct om_integer integer, int64_t least, int64_t greatest);
uint64_t __om_unsigned_result(struct om_integer integer, uint64_t greatest);

/* C11 7.22.1.3, correctly rounded. `end` receives how much of the text was read. */
float __om_parse_float(struct om_text text, size_t *end);
double __om_parse_double(struct om_text text, size_t *end);
long double __om_parse_long_double(struct om_text text, size_t *end);

#endif
