/* Trigonometric functions of known arguments (C11 7.12.4, F.10.1). */
#include "math_answer.h"
#include <errno.h>

#define NEAR 0x1p-70L

/* Whether the argument is none of an ordinary one's, and the answer then. */
static bool special(long double x, struct om_answer *answer) {
    if (om_is_nan(x)) {
        *answer = om_exactly(x + x);
        return true;
    }
    if (om_is_infinite(x)) {
        *answer = __om_invalid();
        return true;
    }
    if (om_magnitude(x) >= 0x1p1023L * 2) {
        __verify_unsupported("a trigonometric function of a long double beyond the range of double");
    }
    return false;
}

struct om_answer __om_answer_sin(long double x) {
    struct om_answer answer;
    if (special(x, &answer)) {
        return answer;
    }
    if (om_magnitude(x) < NEAR) {
        return om_exactly(x);
    }
    struct wide sine, cosine;
    __om_wide_sincos(x, &sine, &cosine);
    return om_about(sine);
}

struct om_answer __om_answer_cos(long double x) {
    struct om_answer answer;
    if (special(x, &answer)) {
        return answer;
    }
    if (om_magnitude(x) < NEAR) {
        return om_exactly(1);
    }
    struct wide sine, cosine;
    __om_wide_sincos(x, &sine, &cosine);
    return om_about(cosine);
}

struct om_answer __om_answer_tan(long double x) {
    struct om_answer answer;
    if (special(x, &answer)) {
        return answer;
    }
    if (om_magnitude(x) < NEAR) {
        return om_exactly(x);
    }
    struct wide sine, cosine;
    __om_wide_sincos(x, &sine, &cosine);
    return om_about(wide_divide(sine, cosine));
}

/* √(1 - x²) for |x| at most one. */
static struct wide other_leg(long double x) {
    struct wide below = wide_subtract(wide_of(1), wide_of(x)), above = wide_add(wide_of(1), wide_of(x));
    return wide_sqrt(wide_multiply(below, above));
}

struct om_answer __om_answer_asin(long double x) {
    if (om_is_nan(x) || om_magnitude(x) < NEAR) {
        return om_exactly(x);
    }
    if (om_magnitude(x) > 1) {
        return __om_invalid();
    }
    return om_about(__om_wide_atan2(wide_of(x), other_leg(x)));
}

struct om_answer __om_answer_acos(long double x) {
    if (om_is_nan(x)) {
        return om_exactly(x);
    }
    if (om_magnitude(x) > 1) {
        return __om_invalid();
    }
    if (x == 1) {
        return om_exactly(0);
    }
    if (om_magnitude(x) < NEAR) {
        return om_about(wide_subtract(__om_wide_half_pi, wide_of(x)));
    }
    return om_about(__om_wide_atan2(other_leg(x), wide_of(x)));
}

static struct om_answer with_sign(struct wide value, long double sign) {
    return om_about(__builtin_signbit(sign) ? wide_negate(value) : value);
}

struct om_answer __om_answer_atan(long double x) {
    if (om_is_nan(x) || om_magnitude(x) < NEAR) {
        return om_exactly(x);
    }
    if (om_magnitude(x) > 0x1p100L) {
        return with_sign(ordered_sum(__om_wide_half_pi.high, __om_wide_half_pi.low), x);
    }
    return om_about(__om_wide_atan2(wide_of(x), wide_of(1)));
}

struct om_answer __om_answer_atan2(long double y, long double x) {
    if (om_is_nan(x) || om_is_nan(y)) {
        return om_exactly(x + y);
    }
    bool left = __builtin_signbit(x);
    if (y == 0) {
        return left ? with_sign(__om_wide_pi, y) : om_exactly(y);
    }
    if (om_is_infinite(x)) {
        if (!om_is_infinite(y)) {
            return left ? with_sign(__om_wide_pi, y) : om_exactly(__builtin_copysignl(0, y));
        }
        struct wide quarter = wide_times(__om_wide_half_pi, 0.5L);
        return with_sign(left ? wide_subtract(__om_wide_pi, quarter) : quarter, y);
    }
    if (om_is_infinite(y) || x == 0) {
        return with_sign(__om_wide_half_pi, y);
    }
    int ex = __om_exponent(x), ey = __om_exponent(y);
    if (ey - ex > 200) {
        return with_sign(__om_wide_half_pi, y);
    }
    if (ex - ey > 200) {
        if (left) {
            return with_sign(__om_wide_pi, y);
        }
        struct wide ratio = wide_divide(wide_of(__om_scale(y, -ey)), wide_of(__om_scale(x, -ex)));
        return om_scaled(ratio, ey - ex);
    }
    struct om_answer answer = om_about(__om_wide_atan2(wide_of(__om_scale(y, -ex)), wide_of(__om_scale(x, -ex))));
    answer.underflows = true;
    return answer;
}
