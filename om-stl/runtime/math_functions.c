/* <math.h>: the names of the elementary functions for float, double and long double (C11 7.12.4 to
 * 7.12.8). A known argument is computed, see math_answer.h; of any other only what the function's
 * mathematics say of its result is known, see math_any.h, and the verdict says so.
 */
#include "math_answer.h"
#include "math_any.h"
#include <errno.h>
#include <math.h>

/* High and low part in one number whose last bit says that there is more: rounding it once more to a
 * narrower type rounds the sum. */
static long double with_sticky_bit(struct wide value) {
    if (value.low == 0 || value.high == 0 || value.high - value.high != 0) {
        return value.high;
    }
    union om_long_double_image image;
    image.value = value.high;
    bool beyond = (value.low < 0) == (value.high < 0);
#if LDBL_MANT_DIG == 64
    if (!beyond) {
        if (image.part.mantissa == UINT64_C(1) << 63) {
            image.part.mantissa = 0;
            image.part.head--;
        }
        image.part.mantissa--;
    }
    image.part.mantissa |= 1;
#else
    if (!beyond) {
        image.part.high -= image.part.low == 0;
        image.part.low--;
    }
    image.part.low |= 1;
#endif
    return image.value;
}

static void note_error(const struct om_answer *answer, bool overflow, bool tiny) {
    if (answer->error != 0) {
        om_errno = answer->error;
    } else if ((overflow && answer->value.high - answer->value.high == 0) || (tiny && answer->underflows)) {
        om_errno = ERANGE;
    }
}

static float round_float(struct om_answer answer) {
    float result = (float)__om_scale(with_sticky_bit(answer.value), answer.exponent);
    note_error(&answer, result - result != 0, __builtin_fabsf(result) < FLT_MIN);
    return result;
}

static double round_double(struct om_answer answer) {
    double result = (double)__om_scale(with_sticky_bit(answer.value), answer.exponent);
    note_error(&answer, result - result != 0, __builtin_fabs(result) < DBL_MIN);
    return result;
}

static long double round_long_double(struct om_answer answer) {
    long double result = __om_scale(answer.value.high, answer.exponent);
    note_error(&answer, result - result != 0, __builtin_fabsl(result) < LDBL_MIN);
    return result;
}

/* Whether an argument is known. Neither the algorithms nor the bounds hold for other rounding modes. */
#define KNOWN(x)                                                                                                       \
    (om_requires_nearest("an elementary function where rounding is not to nearest"),                                   \
     __verify_concrete(&(x), sizeof(x) == sizeof(long double) && LDBL_MANT_DIG == 64 ? 10 : sizeof(x)))

#define UNARY(function)                                                                                                \
    float function##f(float x) {                                                                                       \
        return KNOWN(x) ? round_float(__om_answer_##function(x)) : __om_any_##function##f(x);                          \
    }                                                                                                                  \
    double function(double x) { return KNOWN(x) ? round_double(__om_answer_##function(x)) : __om_any_##function(x); }  \
    long double function##l(long double x) {                                                                           \
        return KNOWN(x) ? round_long_double(__om_answer_##function(x)) : __om_any_##function##l(x);                    \
    }

#define BINARY(function)                                                                                               \
    float function##f(float x, float y) {                                                                              \
        return KNOWN(x) && KNOWN(y) ? round_float(__om_answer_##function(x, y)) : __om_any_##function##f(x, y);        \
    }                                                                                                                  \
    double function(double x, double y) {                                                                              \
        return KNOWN(x) && KNOWN(y) ? round_double(__om_answer_##function(x, y)) : __om_any_##function(x, y);          \
    }                                                                                                                  \
    long double function##l(long double x, long double y) {                                                            \
        return KNOWN(x) && KNOWN(y) ? round_long_double(__om_answer_##function(x, y)) : __om_any_##function##l(x, y);  \
    }

OM_UNARY_ANSWERS(UNARY)
OM_BINARY_ANSWERS(BINARY)

int signgam;

#define LGAMMA(suffix, type, round)                                                                                    \
    type lgamma##suffix##_r(type x, int *sign) {                                                                       \
        OM_REQUIRES(sign != NULL, "lgamma_r: the pointer to the sign is null");                                        \
        if (!KNOWN(x)) {                                                                                               \
            *sign = x > 0 || om_may() ? 1 : -1;                                                                        \
            return __om_any_lgamma##suffix(x);                                                                         \
        }                                                                                                              \
        *sign = __om_gamma_sign(x);                                                                                    \
        return round(__om_answer_lgamma(x));                                                                           \
    }                                                                                                                  \
    type lgamma##suffix(type x) { return lgamma##suffix##_r(x, &signgam); }                                            \
    type gamma##suffix(type x) { return lgamma##suffix##_r(x, &signgam); }

LGAMMA(f, float, round_float)
LGAMMA(, double, round_double)
LGAMMA(l, long double, round_long_double)

#define SINCOS(suffix, type)                                                                                           \
    void sincos##suffix(type x, type *sine, type *cosine) {                                                            \
        OM_REQUIRES(sine != NULL && cosine != NULL, "sincos: a pointer to a result is null");                          \
        *sine = sin##suffix(x);                                                                                        \
        *cosine = cos##suffix(x);                                                                                      \
    }

SINCOS(f, float)
SINCOS(, double)
SINCOS(l, long double)
