/* Exact decimal numbers: what printf and strtod need to convert binary floats without error.
 *
 * A number is a run of limbs of nine decimal digits each around a fixed decimal point. Multiplying
 * and dividing by a power of two are exact (every binary fraction has a finite decimal expansion),
 * and that is all that either direction takes. The caller owns the limbs, sized for its format.
 */
#ifndef OM_RUNTIME_DECIMAL_H
#define OM_RUNTIME_DECIMAL_H

#include <float.h>
#include <stdbool.h>
#include <stdint.h>

#define OM_LIMB 1000000000u
#define OM_LIMB_DIGITS 9

struct om_decimal {
    uint32_t *limb;
    int capacity;
  /* The limb of the units: limb[origin + k] counts OM_LIMB to the power of -k. */
    int origin;
  /* The limbs in use, both ends included, none of them needed outside; first > last is zero. */
    int first, last;
  /* Digits other than zero were dropped behind the last limb. */
    bool lost;
};

/* Enough before the point for the greatest value, and behind it for the smallest one's last digit
 * and some more, so that what is dropped can only decide whether a tie is one. */
#define OM_DECIMAL_INTEGER(max_10_exp) ((max_10_exp) / OM_LIMB_DIGITS + 6)
#define OM_DECIMAL_FRACTION(min_exp, mant_dig) (((mant_dig) - (min_exp)) / OM_LIMB_DIGITS + 6)
#define OM_DOUBLE_INTEGER OM_DECIMAL_INTEGER(DBL_MAX_10_EXP)
#define OM_DOUBLE_LIMBS (OM_DOUBLE_INTEGER + OM_DECIMAL_FRACTION(DBL_MIN_EXP, DBL_MANT_DIG))
#define OM_LONG_DOUBLE_INTEGER OM_DECIMAL_INTEGER(LDBL_MAX_10_EXP)
#define OM_LONG_DOUBLE_LIMBS (OM_LONG_DOUBLE_INTEGER + OM_DECIMAL_FRACTION(LDBL_MIN_EXP, LDBL_MANT_DIG))

/* Zero, in these limbs with this many of them for the integer part. */
void __om_decimal_clear(struct om_decimal *number, uint32_t *limbs, int capacity, int integer);

/* Adds digit × 10^exponent to the number. */
void __om_decimal_add_digit(struct om_decimal *number, unsigned digit, int exponent);

/* The number becomes this integer. */
void __om_decimal_set(struct om_decimal *number, unsigned __int128 value);

/* Multiplies by two to the power of `exponent`. */
void __om_decimal_scale(struct om_decimal *number, int exponent);

/* The exponent of ten of the leading digit; the number is not zero. */
int __om_decimal_exponent(const struct om_decimal *number);

/* The digit that counts 10^exponent. */
unsigned __om_decimal_digit(const struct om_decimal *number, int exponent);

/* Drops the digits below 10^exponent, rounding to nearest and a tie to even. */
void __om_decimal_round(struct om_decimal *number, int exponent);

/* The integer part; it is known to be below 10^36. */
unsigned __int128 __om_decimal_integer(const struct om_decimal *number);

/* How many limbs the integer part has. */
static inline int om_decimal_integer_limbs(const struct om_decimal *number) {
    return number->first > number->last ? 0 : number->origin - number->first + 1;
}

/* Whether there is anything behind the point. */
static inline bool om_decimal_has_fraction(const struct om_decimal *number) {
    return number->lost || (number->first <= number->last && number->last > number->origin);
}

#endif
