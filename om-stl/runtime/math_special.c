/* Error and gamma functions of known arguments (C11 7.12.8, F.10.5). */
#include "math_answer.h"
#include <errno.h>

static struct om_answer with_sign(struct om_answer answer, long double sign) {
    if (__builtin_signbit(sign)) {
        answer.value = wide_negate(answer.value);
    }
    return answer;
}

struct om_answer __om_answer_erf(long double x) {
    long double magnitude = om_magnitude(x);
    if (om_is_nan(x) || x == 0) {
        return om_exactly(x);
    }
    if (magnitude > 20) {
        return with_sign(om_exactly(1), x);
    }
    if (magnitude < 0x1p-70L) {
    /* 2/√π x, with the exponent kept apart. */
        static const struct wide factor = {0x9.06eba8214db688dp-3L, 0xe.3a914fed7fd8688p-68L};
        int exponent = __om_exponent(magnitude);
        struct wide product = wide_multiply(factor, wide_of(__om_scale(magnitude, -exponent)));
        return with_sign(om_scaled(product, exponent), x);
    }
    if (magnitude < 3) {
        return with_sign(om_about(__om_wide_erf(magnitude)), x);
    }
    int exponent;
    struct wide rest = __om_wide_erfc(magnitude, &exponent);
    struct wide scaled = {__om_scale(rest.high, exponent), __om_scale(rest.low, exponent)};
    return with_sign(om_about(wide_subtract(wide_of(1), scaled)), x);
}

struct om_answer __om_answer_erfc(long double x) {
    if (om_is_nan(x)) {
        return om_exactly(x);
    }
    if (x > 120) {
        return om_is_infinite(x) ? om_exactly(0) : __om_out_of_range(0);
    }
    if (x < 0.5L) {
        struct om_answer erf = __om_answer_erf(x);
        struct wide value = {__om_scale(erf.value.high, erf.exponent), __om_scale(erf.value.low, erf.exponent)};
        return om_about(wide_subtract(wide_of(1), value));
    }
    int exponent;
    struct wide value = __om_wide_erfc(x, &exponent);
    return om_scaled(value, exponent);
}

/* |sin(πx)| for a finite x that is no integer. */
static struct wide sine_of_turns(long double x) {
  /* The distance to the nearest integer, which is exact. */
    long double magnitude = om_magnitude(x);
    long double whole = (long double)(int64_t)magnitude;
    long double rest = magnitude - whole;
    if (rest > 0.5L) {
        rest = 1 - rest;
    }
    struct wide sine, cosine;
    if (rest > 0.25L) {
        __om_wide_sincos_small(wide_multiply(__om_wide_pi, wide_of(0.5L - rest)), &sine, &cosine);
        return cosine;
    }
    __om_wide_sincos_small(wide_multiply(__om_wide_pi, wide_of(rest)), &sine, &cosine);
    return sine;
}

int __om_gamma_sign(long double x) {
    if (x > 0 || om_is_nan(x)) {
        return 1;
    }
    if (x == 0) {
        return __builtin_signbit(x) ? -1 : 1;
    }
    if (om_magnitude(x) >= 0x1p63L || om_is_integer(x)) {
        return 1;
    }
    return ((int64_t)om_magnitude(x) & 1) == 0 ? -1 : 1;
}

struct om_answer __om_answer_lgamma(long double x) {
    if (om_is_nan(x)) {
        return om_exactly(x);
    }
    if (om_is_infinite(x)) {
        return om_exactly(__builtin_infl());
    }
    if (x <= 0 && om_is_integer(x)) {
        return __om_out_of_range(__builtin_infl());
    }
    if (om_magnitude(x) < 0x1p-80L) {
        return om_about(wide_negate(__om_wide_log(wide_of(om_magnitude(x)))));
    }
    if (x > 0x1p1000L) {
    /* x (ln x - 1), the rest being far below its last bit. */
        struct wide factor = wide_subtract(__om_wide_log(wide_of(x)), wide_of(1));
        int exponent = __om_exponent(x);
        struct wide product = wide_multiply(factor, wide_of(__om_scale(x, -exponent)));
        return om_scaled(product, exponent);
    }
    if (x >= 0.5L) {
        return om_about(__om_wide_lgamma(wide_of(x)));
    }
  /* Γ(x) Γ(1 - x) = π / sin(πx). */
    struct wide reflected = __om_wide_lgamma(wide_subtract(wide_of(1), wide_of(x)));
    struct wide ratio = wide_divide(__om_wide_pi, sine_of_turns(x));
    return om_about(wide_subtract(__om_wide_log(ratio), reflected));
}

struct om_answer __om_answer_tgamma(long double x) {
    if (om_is_nan(x) || x == __builtin_infl()) {
        return om_exactly(x);
    }
    if (x == 0) {
        return __om_out_of_range(__builtin_copysignl(__builtin_infl(), x));
    }
    if (x < 0 && om_is_integer(x)) {
        return __om_invalid();
    }
    long double sign = __om_gamma_sign(x);
    if (x > 2000) {
        return __om_out_of_range(__builtin_infl());
    }
    if (x < -2000) {
        return with_sign(__om_out_of_range(0), sign);
    }
    if (om_magnitude(x) < 0x1p-80L) {
        int inverse_exponent = __om_exponent(x);
        struct wide inverse = wide_divide(wide_of(1), wide_of(__om_scale(om_magnitude(x), -inverse_exponent)));
        return with_sign(om_scaled(inverse, -inverse_exponent), sign);
    }
    int exponent;
    struct wide value;
    if (x >= 0.5L) {
        value = __om_wide_exp(__om_wide_lgamma(wide_of(x)), &exponent);
    } else {
        value = __om_wide_exp(__om_wide_lgamma(wide_subtract(wide_of(1), wide_of(x))), &exponent);
        value = wide_divide(__om_wide_pi, wide_multiply(value, sine_of_turns(x)));
        exponent = -exponent;
    }
    return with_sign(om_scaled(value, exponent), sign);
}
