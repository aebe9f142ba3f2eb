/* Exact decimal numbers; decimal.h says what they are for. Used by format_float.c and parse_float.c. */
#include "model.h"
#include "decimal.h"

static const uint32_t powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000};

void __om_decimal_clear(struct om_decimal *number, uint32_t *limbs, int capacity, int integer) {
    number->limb = limbs;
    number->capacity = capacity;
    number->origin = integer - 1;
    number->first = integer;
    number->last = integer - 1;
    number->lost = false;
}

static bool is_zero(const struct om_decimal *number) { return number->first > number->last; }

/* The window grows until it holds limb `index`. */
static void include(struct om_decimal *number, int index) {
    if (is_zero(number)) {
        number->limb[index] = 0;
        number->first = number->last = index;
    }
    while (number->first > index) {
        number->limb[--number->first] = 0;
    }
    while (number->last < index) {
        number->limb[++number->last] = 0;
    }
}

/* No limb at either end is zero. */
static void trim(struct om_decimal *number) {
    while (number->first <= number->last && number->limb[number->first] == 0) {
        number->first++;
    }
    while (number->first <= number->last && number->limb[number->last] == 0) {
        number->last--;
    }
}

/* Floor division: the limb that holds 10^exponent, relative to the units. */
static int limb_of(int exponent) {
    return exponent >= 0 ? exponent / OM_LIMB_DIGITS : -((OM_LIMB_DIGITS - 1 - exponent) / OM_LIMB_DIGITS);
}

void __om_decimal_add_digit(struct om_decimal *number, unsigned digit, int exponent) {
    if (digit == 0) {
        return;
    }
    int above = limb_of(exponent);
    int index = number->origin - above;
    if (index >= number->capacity) {
        number->lost = true;
        return;
    }
    include(number, index);
    number->limb[index] += digit * powers[exponent - above * OM_LIMB_DIGITS];
}

void __om_decimal_set(struct om_decimal *number, unsigned __int128 value) {
    number->first = number->origin + 1;
    number->last = number->origin;
    number->lost = false;
    while (value != 0) {
        number->limb[--number->first] = (uint32_t)(value % OM_LIMB);
        value /= OM_LIMB;
    }
    trim(number);
}

/* By 2^bits, at most 2^32. */
static void multiply(struct om_decimal *number, int bits) {
    uint64_t carry = 0;
    for (int i = number->last; i >= number->first; i--) {
        uint64_t product = ((uint64_t)number->limb[i] << bits) + carry;
        carry = product / OM_LIMB;
        number->limb[i] = (uint32_t)(product - carry * OM_LIMB);
    }
    while (carry != 0) {
        number->limb[--number->first] = (uint32_t)(carry % OM_LIMB);
        carry /= OM_LIMB;
    }
    trim(number);
}

static void divide(struct om_decimal *number, int bits) {
    uint64_t remainder = 0;
    uint64_t mask = ((uint64_t)1 << bits) - 1;
    for (int i = number->first; i <= number->last; i++) {
        uint64_t value = remainder * OM_LIMB + number->limb[i];
        number->limb[i] = (uint32_t)(value >> bits);
        remainder = value & mask;
    }
    while (remainder != 0) {
        if (number->last + 1 == number->capacity) {
            number->lost = true;
            break;
        }
        uint64_t value = remainder * OM_LIMB;
        number->limb[++number->last] = (uint32_t)(value >> bits);
        remainder = value & mask;
    }
    trim(number);
}

void __om_decimal_scale(struct om_decimal *number, int exponent) {
    if (is_zero(number)) {
        return;
    }
    while (exponent > 0) {
        int bits = exponent < 32 ? exponent : 32;
        multiply(number, bits);
        exponent -= bits;
    }
    while (exponent < 0) {
        int bits = exponent > -32 ? -exponent : 32;
        divide(number, bits);
        exponent += bits;
    }
}

int __om_decimal_exponent(const struct om_decimal *number) {
    uint32_t leading = number->limb[number->first];
    int digits = 0;
    while (digits + 1 < OM_LIMB_DIGITS && leading >= powers[digits + 1]) {
        digits++;
    }
    return (number->origin - number->first) * OM_LIMB_DIGITS + digits;
}

unsigned __om_decimal_digit(const struct om_decimal *number, int exponent) {
    int above = limb_of(exponent);
    int index = number->origin - above;
    if (index < number->first || index > number->last) {
        return 0;
    }
    return number->limb[index] / powers[exponent - above * OM_LIMB_DIGITS] % 10;
}

void __om_decimal_round(struct om_decimal *number, int exponent) {
    int above = limb_of(exponent);
    int index = number->origin - above;
    if (is_zero(number) || index > number->last) {
        return;
    }
    if (index + 1 < number->first) {
    /* Less than a tenth of the unit that is kept. */
        number->first = number->origin + 1;
        number->last = number->origin;
        return;
    }
    include(number, index);
    uint32_t unit = powers[exponent - above * OM_LIMB_DIGITS];
    uint32_t below = number->limb[index] % unit;
    bool rest = number->lost || number->last > index + 1;
    uint32_t next = number->last > index ? number->limb[index + 1] : 0;
  /* What is dropped, against one half of the unit: less, equal, more. */
    bool more, equal;
    if (unit == 1) {
        more = next > OM_LIMB / 2 || (next == OM_LIMB / 2 && rest);
        equal = next == OM_LIMB / 2 && !rest;
    } else {
        more = below > unit / 2 || (below == unit / 2 && (next != 0 || rest));
        equal = below == unit / 2 && next == 0 && !rest;
    }
    bool odd = (number->limb[index] / unit) & 1;
    number->limb[index] -= below;
    number->last = index;
    number->lost = false;
    if (more || (equal && odd)) {
        number->limb[index] += unit;
        for (int i = index; number->limb[i] >= OM_LIMB; i--) {
            number->limb[i] -= OM_LIMB;
            if (i == number->first) {
                number->limb[--number->first] = 0;
            }
            number->limb[i - 1]++;
        }
    }
    trim(number);
}

unsigned __int128 __om_decimal_integer(const struct om_decimal *number) {
    unsigned __int128 value = 0;
    for (int i = number->first; i <= number->origin; i++) {
        value = value * OM_LIMB + (i <= number->last ? number->limb[i] : 0);
    }
    return value;
}
