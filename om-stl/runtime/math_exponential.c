/* Exponentials, logarithms, powers, roots and hyperbolic functions of known arguments (C11 7.12.5 to
 * 7.12.7, F.10). */
#include "math_answer.h"
#include <errno.h>

struct om_answer __om_invalid(void) { return (struct om_answer){{-__builtin_nanl(""), 0}, 0, EDOM, false}; }

struct om_answer __om_out_of_range(long double value) { return (struct om_answer){{value, 0}, 0, ERANGE, false}; }

/* Beyond this every type's exponential is infinite or zero. */
#define FAR 12000.0L
/* Below this a function that is x + O(x²) or 1 + O(x) is that, to any type's precision. */
#define NEAR 0x1p-70L

static struct om_answer infinite_or_zero(long double x) {
    return om_is_infinite(x) ? om_exactly(x < 0 ? 0 : x) : __om_out_of_range(x < 0 ? 0 : __builtin_infl());
}

struct om_answer __om_answer_exp(long double x) {
    if (om_is_nan(x)) {
        return om_exactly(x + x);
    }
    if (om_magnitude(x) > FAR) {
        return infinite_or_zero(x);
    }
    if (om_magnitude(x) < NEAR) {
        return om_about(ordered_sum(1, x));
    }
    int exponent;
    struct wide value = __om_wide_exp(wide_of(x), &exponent);
    return om_scaled(value, exponent);
}

struct om_answer __om_answer_exp2(long double x) {
    if (om_is_nan(x)) {
        return om_exactly(x + x);
    }
    if (om_magnitude(x) > 2 * FAR) {
        return infinite_or_zero(x);
    }
    int whole = (int)(x < 0 ? x - 0.5L : x + 0.5L);
    int exponent;
    struct wide value = __om_wide_exp(wide_multiply(__om_wide_ln_2, wide_of(x - whole)), &exponent);
    return om_scaled(value, exponent + whole);
}

struct om_answer __om_answer_exp10(long double x) {
    if (om_is_nan(x)) {
        return om_exactly(x + x);
    }
    if (om_magnitude(x) > FAR / 2) {
        return infinite_or_zero(x);
    }
    int exponent;
    struct wide value = __om_wide_exp(wide_multiply(__om_wide_ln_10, wide_of(x)), &exponent);
    return om_scaled(value, exponent);
}

/* e^x - 1 of a wide number, |x| at most FAR. */
static struct om_answer expm1_of(struct wide x) {
    if (om_magnitude(x.high) < 0.375L) {
        return om_about(__om_wide_expm1_small(x));
    }
    int exponent;
    struct wide value = __om_wide_exp(x, &exponent);
    if (exponent > 200) {
        return om_scaled(value, exponent);
    }
    if (exponent < -200) {
        return om_about(ordered_sum(-1, 0x1p-200L));
    }
    struct wide scaled = {__om_scale(value.high, exponent), __om_scale(value.low, exponent)};
    return om_about(wide_subtract(scaled, wide_of(1)));
}

struct om_answer __om_answer_expm1(long double x) {
    if (om_is_nan(x) || om_magnitude(x) < NEAR) {
        return om_exactly(x);
    }
    if (x < -FAR) {
        return om_exactly(-1);
    }
    if (x > FAR) {
        return infinite_or_zero(x);
    }
    return expm1_of(wide_of(x));
}

/* Whether the logarithm's argument is none of an ordinary one's, and the answer then. */
static bool log_special(long double x, struct om_answer *answer) {
    if (om_is_nan(x)) {
        *answer = om_exactly(x + x);
    } else if (x == 0) {
        *answer = __om_out_of_range(-__builtin_infl());
    } else if (x < 0) {
        *answer = __om_invalid();
    } else if (om_is_infinite(x)) {
        *answer = om_exactly(x);
    } else {
        return false;
    }
    return true;
}

struct om_answer __om_answer_log(long double x) {
    struct om_answer answer;
    return log_special(x, &answer) ? answer : om_about(__om_wide_log(wide_of(x)));
}

struct om_answer __om_answer_log2(long double x) {
    struct om_answer answer;
    if (log_special(x, &answer)) {
        return answer;
    }
    return om_about(wide_multiply(__om_wide_log(wide_of(x)), __om_wide_log2_e));
}

struct om_answer __om_answer_log10(long double x) {
    struct om_answer answer;
    if (log_special(x, &answer)) {
        return answer;
    }
    return om_about(wide_multiply(__om_wide_log(wide_of(x)), __om_wide_log10_e));
}

struct om_answer __om_answer_log1p(long double x) {
    if (om_is_nan(x) || om_magnitude(x) < NEAR || x == __builtin_infl()) {
        return om_exactly(x);
    }
    if (x <= -1) {
        return x == -1 ? __om_out_of_range(-__builtin_infl()) : __om_invalid();
    }
  /* 1 + x is exact as a wide number only while both fit. */
    return om_about(x > 0x1p100L ? __om_wide_log(wide_of(x)) : __om_wide_log1p(wide_of(x)));
}

static struct om_answer with_sign(struct om_answer answer, long double sign) {
    if (__builtin_signbit(sign)) {
        answer.value = wide_negate(answer.value);
    }
    return answer;
}

struct om_answer __om_answer_sinh(long double x) {
    long double magnitude = om_magnitude(x);
    if (om_is_nan(x) || om_is_infinite(x) || magnitude < NEAR) {
        return om_exactly(x);
    }
    if (magnitude > FAR) {
        return with_sign(__om_out_of_range(__builtin_infl()), x);
    }
    if (magnitude < 0.375L) {
        struct wide e = __om_wide_expm1_small(wide_of(magnitude));
        struct wide sum = wide_add(e, wide_divide(e, wide_add(e, wide_of(1))));
        return with_sign(om_about(wide_times(sum, 0.5L)), x);
    }
    int exponent;
    struct wide grown = __om_wide_exp(wide_of(magnitude), &exponent);
    if (exponent < 100) {
        struct wide shrunk = wide_divide(wide_of(__om_scale(1, -2 * exponent)), grown);
        grown = wide_subtract(grown, shrunk);
    }
    return with_sign(om_scaled(grown, exponent - 1), x);
}

struct om_answer __om_answer_cosh(long double x) {
    long double magnitude = om_magnitude(x);
    if (om_is_nan(x) || om_is_infinite(x)) {
        return om_exactly(magnitude);
    }
    if (magnitude > FAR) {
        return __om_out_of_range(__builtin_infl());
    }
    int exponent;
    struct wide grown = __om_wide_exp(wide_of(magnitude), &exponent);
    if (exponent < 100) {
        grown = wide_add(grown, wide_divide(wide_of(__om_scale(1, -2 * exponent)), grown));
    }
    return om_scaled(grown, exponent - 1);
}

struct om_answer __om_answer_tanh(long double x) {
    long double magnitude = om_magnitude(x);
    if (om_is_nan(x) || magnitude < NEAR) {
        return om_exactly(x);
    }
    if (magnitude > 60) {
        return with_sign(om_exactly(1), x);
    }
    struct wide e = expm1_of(wide_of(2 * magnitude)).value;
    if (magnitude > 50) {
        return with_sign(om_about(ordered_sum(1, -0x1p-140L)), x);
    }
    return with_sign(om_about(wide_divide(e, wide_add(e, wide_of(2)))), x);
}

struct om_answer __om_answer_asinh(long double x) {
    long double magnitude = om_magnitude(x);
    if (om_is_nan(x) || om_is_infinite(x) || magnitude < NEAR) {
        return om_exactly(x);
    }
    if (magnitude > 0x1p70L) {
        return with_sign(om_about(wide_add(__om_wide_log(wide_of(magnitude)), __om_wide_ln_2)), x);
    }
    struct wide square = exact_product(x, x);
    struct wide root = wide_sqrt(wide_add(square, wide_of(1)));
    struct wide rest = wide_divide(square, wide_add(root, wide_of(1)));
    return with_sign(om_about(__om_wide_log1p(wide_add(wide_of(magnitude), rest))), x);
}

struct om_answer __om_answer_acosh(long double x) {
    if (om_is_nan(x) || x == __builtin_infl()) {
        return om_exactly(x);
    }
    if (x < 1) {
        return __om_invalid();
    }
    if (x > 0x1p70L) {
        return om_about(wide_add(__om_wide_log(wide_of(x)), __om_wide_ln_2));
    }
    struct wide above = wide_of(x - 1);
    struct wide root = wide_sqrt(wide_multiply(above, wide_add(above, wide_of(2))));
    return om_about(__om_wide_log1p(wide_add(above, root)));
}

struct om_answer __om_answer_atanh(long double x) {
    long double magnitude = om_magnitude(x);
    if (om_is_nan(x) || magnitude < NEAR) {
        return om_exactly(x);
    }
    if (magnitude >= 1) {
        return magnitude == 1 ? with_sign(__om_out_of_range(__builtin_infl()), x) : __om_invalid();
    }
    struct wide ratio = wide_divide(wide_of(2 * magnitude), wide_subtract(wide_of(1), wide_of(magnitude)));
    return with_sign(om_about(wide_times(__om_wide_log1p(ratio), 0.5L)), x);
}

struct om_answer __om_answer_cbrt(long double x) {
    if (om_is_nan(x) || om_is_infinite(x) || x == 0) {
        return om_exactly(x);
    }
    int exponent = __om_exponent(x);
    int third = exponent >= 0 ? exponent / 3 : -((2 - exponent) / 3);
    long double mantissa = __om_scale(om_magnitude(x), -3 * third);
    long double root = 1.5L;
    for (int i = 0; i < 7; i++) {
        root = (2 * root + mantissa / (root * root)) / 3;
    }
    struct wide square = exact_product(root, root);
    struct wide rest = wide_subtract(wide_of(mantissa), wide_multiply(square, wide_of(root)));
    struct wide better = wide_add(wide_of(root), wide_divide(rest, wide_multiply(square, wide_of(3))));
    struct om_answer answer = om_about(better);
    answer.exponent = third;
    return with_sign(answer, x);
}

struct om_answer __om_answer_hypot(long double x, long double y) {
    x = om_magnitude(x);
    y = om_magnitude(y);
    if (om_is_infinite(x) || om_is_infinite(y)) {
        return om_exactly(__builtin_infl());
    }
    if (om_is_nan(x) || om_is_nan(y)) {
        return om_exactly(x + y);
    }
    if (x < y) {
        long double greater = y;
        y = x;
        x = greater;
    }
    if (y == 0) {
        return om_exactly(x);
    }
    int exponent = __om_exponent(x);
    x = __om_scale(x, -exponent);
    y = exponent - __om_exponent(y) > 100 ? 0x1p-100L : __om_scale(y, -exponent);
    return om_scaled(wide_sqrt(wide_add(exact_product(x, x), exact_product(y, y))), exponent);
}

/* The integral power of a number between 1 and 2. */
static struct wide integral_power(long double base, int power) {
    struct wide result = wide_of(1), factor = wide_of(base);
    for (; power > 0; power /= 2) {
        if (power % 2 == 1) {
            result = wide_multiply(result, factor);
        }
        factor = wide_multiply(factor, factor);
    }
    return result;
}

/* C11 F.10.4.4, for arguments whose answer is decided by what kind they are. */
static bool power_special(long double x, long double y, struct om_answer *answer) {
    bool odd = om_is_integer(y) && om_is_odd(y) && !om_is_infinite(y);
    long double magnitude = om_magnitude(x);
    if (y == 0 || x == 1) {
        *answer = om_exactly(1);
    } else if (om_is_nan(x) || om_is_nan(y)) {
        *answer = om_exactly(x + y);
    } else if (om_is_infinite(y)) {
        bool grows = (magnitude > 1) == (y > 0);
        *answer = om_exactly(magnitude == 1 ? 1 : grows ? __builtin_infl() : 0);
    } else if (x == 0 && y < 0) {
        *answer = __om_out_of_range(odd ? __builtin_copysignl(__builtin_infl(), x) : __builtin_infl());
    } else if (x == 0 || om_is_infinite(x)) {
        long double value = (x == 0) == (y > 0) ? 0 : __builtin_infl();
        *answer = om_exactly(odd && __builtin_signbit(x) ? -value : value);
    } else if (x < 0 && !om_is_integer(y)) {
        *answer = __om_invalid();
    } else {
        return false;
    }
    return true;
}

struct om_answer __om_answer_pow(long double x, long double y) {
    struct om_answer answer;
    if (power_special(x, y, &answer)) {
        return answer;
    }
    long double sign = x < 0 && om_is_odd(y) ? -1 : 1;
    long double base = om_magnitude(x);
    if (om_is_integer(y) && om_magnitude(y) <= 64) {
        int exponent = __om_exponent(base), power = (int)om_magnitude(y);
        struct wide value = integral_power(__om_scale(base, -exponent), power);
        exponent *= power;
        if (y < 0) {
            value = wide_divide(wide_of(1), value);
            exponent = -exponent;
        }
        return with_sign(om_scaled(value, exponent), sign);
    }
    struct wide logarithm = __om_wide_log(wide_of(base));
    long double rough = logarithm.high * y;
    if (om_magnitude(rough) > FAR) {
        return with_sign(__om_out_of_range(rough < 0 ? 0 : __builtin_infl()), sign);
    }
    if (om_magnitude(rough) < NEAR) {
        return with_sign(om_about(ordered_sum(1, rough)), sign);
    }
    int exponent;
    struct wide value = __om_wide_exp(wide_multiply(logarithm, wide_of(y)), &exponent);
    return with_sign(om_scaled(value, exponent), sign);
}
