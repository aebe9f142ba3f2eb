/* The elementary functions in twice the precision of long double: arguments are reduced until a
 * Taylor series is short, whose far terms need no more than single precision.
 */
#include "wide.h"

const struct wide __om_wide_ln_2 = {0xb.17217f7d1cf79acp-4L, -0xd.871319ff0342543p-70L};
const struct wide __om_wide_ln_10 = {0x9.35d8dddaaa8ac17p-2L, -0xa.d494ea3e967aeb9p-69L};
const struct wide __om_wide_log2_e = {0xb.8aa3b295c17f0bcp-3L, -0x8.2f0025f2dc582eep-68L};
const struct wide __om_wide_log10_e = {0xd.e5bd8a937287195p-5L, 0xd.56eaabeb4cf70c9p-71L};
const struct wide __om_wide_pi = {0xc.90fdaa22168c235p-2L, -0xe.ce675d1fc8f8cbbp-68L};
const struct wide __om_wide_half_pi = {0xc.90fdaa22168c235p-3L, -0xe.ce675d1fc8f8cbbp-69L};

static long double power_of_two(int exponent) {
    union om_long_double_image image = {0};
#if LDBL_MANT_DIG == 64
    image.part.mantissa = UINT64_C(1) << 63;
    image.part.head = (uint16_t)(exponent + 16383);
#else
    image.part.high = (uint64_t)(exponent + 16383) << 48;
#endif
    return image.value;
}

long double __om_scale(long double value, int exponent) {
    for (; exponent > 16383 && value - value == 0 && value != 0; exponent -= 16383) {
        value *= power_of_two(16383);
    }
  /* Leaves the mantissa whole in every step but the last. */
    for (; exponent < -16382 && value != 0; exponent += 16382 - LDBL_MANT_DIG) {
        value *= power_of_two(-16382 + LDBL_MANT_DIG);
    }
    return exponent > 16383 || exponent < -16382 ? value : value * power_of_two(exponent);
}

int __om_exponent(long double value) {
    struct om_float_parts parts = om_split_long_double(value);
    int length = 0;
    for (unsigned __int128 rest = parts.mantissa; rest != 0; rest >>= 1) {
        length++;
    }
    return parts.exponent + length - 1;
}

static struct wide by_integer(struct wide a, int divisor) { return wide_divide(a, wide_of(divisor)); }

/* (e^x - 1) / x by its series: 1 + x/2 (1 + x/3 (1 + …)). */
static struct wide exp_series(struct wide x) {
    long double tail = 1;
    for (int n = LDBL_MANT_DIG == 64 ? 26 : 40; n > 12; n--) {
        tail = 1 + x.high * tail / n;
    }
    struct wide sum = wide_of(tail);
    for (int n = 12; n > 1; n--) {
        sum = wide_add(wide_of(1), by_integer(wide_multiply(x, sum), n));
    }
    return sum;
}

struct wide __om_wide_expm1_small(struct wide x) { return wide_multiply(x, exp_series(x)); }

struct wide __om_wide_exp(struct wide x, int *exponent) {
    long double quotient = x.high * __om_wide_log2_e.high;
    int whole = (int)(quotient < 0 ? quotient - 0.5L : quotient + 0.5L);
    struct wide rest = wide_subtract(x, wide_multiply(__om_wide_ln_2, wide_of(whole)));
    *exponent = whole;
    return wide_add(wide_of(1), __om_wide_expm1_small(rest));
}

/* ln((1 + s) / (1 - s)) = 2 (s + s^3/3 + s^5/5 + …) for |s| below 0.18. */
static struct wide log_series(struct wide s) {
    struct wide square = wide_multiply(s, s);
    long double tail = 0;
    for (int n = LDBL_MANT_DIG == 64 ? 53 : 90; n > 17; n -= 2) {
        tail = tail * square.high + 1.0L / n;
    }
    struct wide sum = wide_of(tail);
    for (int n = 17; n > 0; n -= 2) {
        sum = wide_add(wide_multiply(sum, square), by_integer(wide_of(1), n));
    }
    return wide_times(wide_multiply(s, sum), 2);
}

struct wide __om_wide_log(struct wide x) {
    int exponent = __om_exponent(x.high);
    struct wide mantissa = {__om_scale(x.high, -exponent), __om_scale(x.low, -exponent)};
    if (mantissa.high > 1.4142135623730951L) {
        mantissa = wide_times(mantissa, 0.5L);
        exponent++;
    }
    struct wide ratio = wide_divide(wide_subtract(mantissa, wide_of(1)), wide_add(mantissa, wide_of(1)));
    return wide_add(wide_multiply(__om_wide_ln_2, wide_of(exponent)), log_series(ratio));
}

struct wide __om_wide_log1p(struct wide x) {
    if (x.high > -0.25L && x.high < 0.375L) {
        return log_series(wide_divide(x, wide_add(wide_of(2), x)));
    }
    return __om_wide_log(wide_add(wide_of(1), x));
}

void __om_wide_sincos_small(struct wide x, struct wide *sine, struct wide *cosine) {
    struct wide square = wide_negate(wide_multiply(x, x));
    long double sine_tail = 1, cosine_tail = 1;
    for (int n = LDBL_MANT_DIG == 64 ? 30 : 46; n > 14; n -= 2) {
        cosine_tail = 1 + square.high * cosine_tail / ((n - 1) * n);
        sine_tail = 1 + square.high * sine_tail / (n * (n + 1));
    }
    struct wide s = wide_of(sine_tail), c = wide_of(cosine_tail);
    for (int n = 14; n > 0; n -= 2) {
        c = wide_add(wide_of(1), by_integer(wide_multiply(square, c), (n - 1) * n));
        s = wide_add(wide_of(1), by_integer(wide_multiply(square, s), n * (n + 1)));
    }
    *sine = wide_multiply(x, s);
    *cosine = c;
}

/* 2/π, most significant word first. */
static const uint32_t two_over_pi[] = {
    0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab, 0xdebbc561, 0xb7246e3a,
    0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e, 0xe88235f5, 0x2ebb4484, 0xe99c7026, 0xb45f7e41,
    0x3991d639, 0x835339f4, 0x9c845f8b, 0xbdf9283b, 0x1ff897ff, 0xde05980f, 0xef2f118b, 0x5a0a6d1f, 0x6d367ecf,
    0x27cb09b7, 0x4f463f66, 0x9e5fea2d, 0x7527bac7, 0xebe5f17b, 0x3d0739f7, 0x8a5292ea, 0x6bfb5fb1, 0x1f8d5d08,
    0x56033046, 0xfc7b6bab, 0xf0cfbc20, 0x9af4361d, 0xa9e39161, 0x5ee61b08, 0x6599855f, 0x14a06840,
};

#define WINDOW 9
#define PRODUCT (WINDOW + 4)

/* The bit `index` of a number whose least significant word comes first. */
static unsigned bit_of(const uint32_t *words, int index) {
    return index / 32 < PRODUCT ? words[index / 32] >> (index % 32) & 1 : 0;
}

/* Payne and Hanek: x · 2/π modulo 4 from the words of 2/π that matter. The result is how many quarter
 * turns to the nearest, and what is left of x after them, |rest| ≤ π/4. */
static unsigned reduce(long double x, struct wide *rest) {
    struct om_float_parts parts = om_split_long_double(x);
    unsigned __int128 mantissa = parts.mantissa;
    int exponent = parts.exponent;
    while (mantissa != 0 && (mantissa & 1) == 0) {
        mantissa >>= 1;
        exponent++;
    }
  /* Words before the first one would only add multiples of four. */
    int first = exponent - 2 >= 32 ? (exponent - 2) / 32 : 0;
    uint32_t product[PRODUCT] = {0};
    for (int i = 0; i < WINDOW; i++) {
        uint32_t word = two_over_pi[first + WINDOW - 1 - i];
        uint64_t carry = 0;
        for (int j = 0; j < 4; j++) {
            uint64_t sum = (uint64_t)word * (uint32_t)(mantissa >> (32 * j)) + product[i + j] + carry;
            product[i + j] = (uint32_t)sum;
            carry = sum >> 32;
        }
    }
  /* The product counts 2^-fraction. */
    int fraction = 32 * (first + WINDOW) - exponent;
    unsigned quarter = bit_of(product, fraction) | bit_of(product, fraction + 1) << 1;
    bool negative = bit_of(product, fraction - 1) != 0;
    quarter += negative;
    struct wide turns = {0, 0};
    int top = (fraction - 1) / 32;
    for (int i = top; i >= 0; i--) {
        uint32_t word = i < PRODUCT ? product[i] : 0;
        if (negative) {
            word = ~word;
        }
        if (i == top && fraction % 32 != 0) {
            word &= ((uint32_t)1 << (fraction % 32)) - 1;
        }
        if (word != 0) {
            turns = wide_add(turns, wide_of(word * power_of_two(32 * i - fraction)));
        }
    }
    *rest = wide_multiply(__om_wide_half_pi, negative ? wide_negate(turns) : turns);
    return quarter;
}

void __om_wide_sincos(long double x, struct wide *sine, struct wide *cosine) {
    long double magnitude = x < 0 ? -x : x;
    struct wide rest = wide_of(magnitude), s, c;
    unsigned quarter = 0;
    if (magnitude > 0.78539816339744830961L) {
        quarter = reduce(magnitude, &rest);
    }
    __om_wide_sincos_small(rest, &s, &c);
    switch (quarter & 3) {
    case 0:
        *sine = s;
        *cosine = c;
        break;
    case 1:
        *sine = c;
        *cosine = wide_negate(s);
        break;
    case 2:
        *sine = wide_negate(s);
        *cosine = wide_negate(c);
        break;
    default:
        *sine = wide_negate(c);
        *cosine = s;
        break;
    }
    if (x < 0) {
        *sine = wide_negate(*sine);
    }
}

/* atan(t) for 0 ≤ t ≤ 1 to about forty bits. */
static long double rough_atan(long double t) {
    long double base = 0;
    if (t > 0.41421356237309504880L) {
        base = 0.78539816339744830961L;
        t = (t - 1) / (t + 1);
    }
    long double square = t * t, sum = 0;
    for (int n = 35; n > 0; n -= 2) {
        sum = 1.0L / n - square * sum;
    }
    return base + t * sum;
}

/* One step of Newton's method: the tangent of the difference to a rough angle is exact, and so small
 * that it is the difference. */
struct wide __om_wide_atan2(struct wide y, struct wide x) {
    long double ay = y.high < 0 ? -y.high : y.high, ax = x.high < 0 ? -x.high : x.high;
    long double angle = ay <= ax ? rough_atan(ay / ax) : __om_wide_half_pi.high - rough_atan(ax / ay);
    if (x.high < 0) {
        angle = __om_wide_pi.high - angle;
    }
    if (y.high < 0) {
        angle = -angle;
    }
    struct wide s, c;
    __om_wide_sincos(angle, &s, &c);
    struct wide across = wide_subtract(wide_multiply(y, c), wide_multiply(x, s));
    struct wide along = wide_add(wide_multiply(x, c), wide_multiply(y, s));
    struct wide tangent = wide_divide(across, along);
    struct wide cube = wide_multiply(wide_multiply(tangent, tangent), tangent);
    struct wide difference = wide_subtract(tangent, by_integer(cube, 3));
    return wide_add(wide_of(angle), difference);
}
