/* Numbers of twice the precision of long double, as the unevaluated sum of two: what the elementary
 * functions are computed in, so that their results round correctly in all but a few cases in a
 * million. Only + - * / and the square root of long double are used.
 */
#ifndef OM_RUNTIME_WIDE_H
#define OM_RUNTIME_WIDE_H

#include "float_bits.h"
#include "model.h"

#ifdef __clang__
#if LDBL_MANT_DIG == 64
long double __om_sqrt_long_double(long double) __asm__("llvm.sqrt.f80");
#else
long double __om_sqrt_long_double(long double) __asm__("llvm.sqrt.f128");
#endif
#else
#define __om_sqrt_long_double __builtin_sqrtl
#endif

struct wide {
    long double high, low;
};

static inline struct wide wide_of(long double value) { return (struct wide){value, 0}; }

/* The exact sum of two numbers (Knuth), and of two of which the first is not the smaller (Dekker). */
static inline struct wide exact_sum(long double a, long double b) {
    long double sum = a + b;
    long double part = sum - a;
    return (struct wide){sum, (a - (sum - part)) + (b - part)};
}

static inline struct wide ordered_sum(long double a, long double b) {
    long double sum = a + b;
    return (struct wide){sum, b - (sum - a)};
}

/* The exact product (Veltkamp, Dekker): each factor is split into halves whose products are exact. */
static inline struct wide exact_product(long double a, long double b) {
    const long double splitter = (long double)((uint64_t)1 << ((LDBL_MANT_DIG + 1) / 2)) + 1;
    long double product = a * b;
    long double big = a * splitter;
    long double a_high = big - (big - a), a_low = a - a_high;
    big = b * splitter;
    long double b_high = big - (big - b), b_low = b - b_high;
    long double error = ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low;
    return (struct wide){product, error};
}

static inline struct wide wide_negate(struct wide a) { return (struct wide){-a.high, -a.low}; }

static inline struct wide wide_add(struct wide a, struct wide b) {
    struct wide high = exact_sum(a.high, b.high);
    struct wide low = exact_sum(a.low, b.low);
    high = ordered_sum(high.high, high.low + low.high);
    return ordered_sum(high.high, high.low + low.low);
}

static inline struct wide wide_subtract(struct wide a, struct wide b) { return wide_add(a, wide_negate(b)); }

static inline struct wide wide_multiply(struct wide a, struct wide b) {
    struct wide product = exact_product(a.high, b.high);
    return ordered_sum(product.high, product.low + (a.high * b.low + a.low * b.high));
}

/* By a power of two, or anything else for which this is exact. */
static inline struct wide wide_times(struct wide a, long double factor) {
    return (struct wide){a.high * factor, a.low * factor};
}

static inline struct wide wide_divide(struct wide a, struct wide b) {
    long double first = a.high / b.high;
    struct wide rest = wide_subtract(a, wide_multiply(b, wide_of(first)));
    long double second = rest.high / b.high;
    rest = wide_subtract(rest, wide_multiply(b, wide_of(second)));
    struct wide quotient = ordered_sum(first, second);
    return wide_add(quotient, wide_of(rest.high / b.high));
}

static inline struct wide wide_sqrt(struct wide a) {
    long double root = __om_sqrt_long_double(a.high);
    if (root == 0) {
        return wide_of(root);
    }
    struct wide rest = wide_subtract(a, exact_product(root, root));
    return ordered_sum(root, rest.high / (2 * root));
}

/* value × 2^exponent, rounded once. */
long double __om_scale(long double value, int exponent);

/* The exponent of a positive number's leading bit. */
int __om_exponent(long double value);

/* wide_elementary.c: each to about 100 bits. */

extern const struct wide __om_wide_ln_2, __om_wide_ln_10, __om_wide_log2_e, __om_wide_log10_e, __om_wide_pi,
    __om_wide_half_pi;

/* e^x is the result × 2^exponent. */
struct wide __om_wide_exp(struct wide x, int *exponent);
/* e^x - 1 for |x| below one half. */
struct wide __om_wide_expm1_small(struct wide x);
/* The logarithm of a positive normal number, and of 1 + x for x above -1. */
struct wide __om_wide_log(struct wide x);
struct wide __om_wide_log1p(struct wide x);
/* Both at once, for |x| up to about 0.8. */
void __om_wide_sincos_small(struct wide x, struct wide *sine, struct wide *cosine);
/* For any |x| below 2^1024. */
void __om_wide_sincos(long double x, struct wide *sine, struct wide *cosine);
/* The angle of (x, y), neither infinite, not both zero, their exponents not far apart. */
struct wide __om_wide_atan2(struct wide y, struct wide x);

/* wide_gamma.c */

struct wide __om_wide_erf(long double x);
/* erfc(x) is the result × 2^exponent, for x above one half. */
struct wide __om_wide_erfc(long double x, int *exponent);
/* ln|Γ(x)| for x above one half. */
struct wide __om_wide_lgamma(struct wide x);

#endif
