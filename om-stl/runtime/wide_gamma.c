/* The error functions and the gamma function in twice the precision of long double. */
#include "wide.h"

static const struct wide two_over_sqrt_pi = {0x9.06eba8214db688dp-3L, 0xe.3a914fed7fd8688p-68L};
static const struct wide half_ln_two_pi = {0xe.b3f8e4325f5a535p-4L, -0xd.686dffd77cdbfb8p-69L};

static struct wide exp_of_minus_square(long double x, int *exponent) {
    return __om_wide_exp(wide_negate(exact_product(x, x)), exponent);
}

/* erf(x) = 2/√π e^(-x²) (x + 2x³/3 + 4x⁵/15 + …): no term is negative. */
struct wide __om_wide_erf(long double x) {
    struct wide square = wide_times(exact_product(x, x), 2);
    struct wide term = wide_of(x), sum = term;
    for (int n = 3; term.high != 0 && term.high > sum.high * 0x1p-120L; n += 2) {
        term = wide_divide(wide_multiply(term, square), wide_of(n));
        sum = wide_add(sum, term);
    }
    int exponent;
    struct wide scale = exp_of_minus_square(x, &exponent);
    sum = wide_multiply(wide_multiply(sum, scale), two_over_sqrt_pi);
    return (struct wide){__om_scale(sum.high, exponent), __om_scale(sum.low, exponent)};
}

/* From 3 on the continued fraction x + (1/2)/(x + 1/(x + (3/2)/(x + …))). */
struct wide __om_wide_erfc(long double x, int *exponent) {
    *exponent = 0;
    if (x < 3) {
        return wide_subtract(wide_of(1), __om_wide_erf(x));
    }
    struct wide fraction = wide_of(x);
    for (int k = 120; k > 0; k--) {
        fraction = wide_add(wide_of(x), wide_divide(wide_of(k * 0.5L), fraction));
    }
    struct wide scale = exp_of_minus_square(x, exponent);
    return wide_divide(wide_times(wide_multiply(scale, two_over_sqrt_pi), 0.5L), fraction);
}

/* (ζ(k) - 1) / k from k = 2 on. */
static const struct wide zeta_terms[] = {
    {0xa.51a6625307d3231p-5L, -0xc.276eddff4531a15p-72L},   {0x8.9f000d2abb03409p-7L, 0xb.a0e83bef0aff676p-73L},
    {0xa.8991563ec241b6p-9L, -0xd.dbddcd235b94087p-74L},    {0xf.2027e10c7af8c37p-11L, -0x9.89f3c7accf1fc31p-76L},
    {0xb.d6eb756db617ea5p-12L, -0xf.0518ffafe8dd7b4p-77L},  {0x9.c562e15fc703e76p-13L, -0x9.839fb39d90a4e4dp-78L},
    {0x8.59b57c31cb745f3p-14L, -0xc.6b64494b36648f2p-80L},  {0xe.9fea63b697e3e38p-16L, 0xe.a8c0cd11f4a72d7p-82L},
    {0xd.093d878beb2d19dp-17L, 0xc.26a9c0099e42171p-83L},   {0xb.c6f2debe40f7797p-18L, 0xf.d5f190dc2ccd84bp-83L},
    {0xa.c06e77337581126p-19L, 0xa.e964b1ee4445802p-88L},   {0x9.e5e4b1e7112142bp-20L, 0xa.464e0ab35d50fbp-85L},
    {0x9.2cbd1cf9a555c81p-21L, -0x8.8a3153ec050e301p-87L},  {0x8.8d975bb3caa08e4p-22L, -0x9.4f19a539c65781fp-87L},
    {0x8.03266f5917879dp-23L, 0xa.b57fede085ac1ap-90L},     {0xf.13006c9e7e975dap-25L, -0xa.c39e5c1065451d5p-92L},
    {0xe.3b5dd9f83d26bb3p-26L, 0x8.adddda6d48f3676p-91L},   {0xd.7ad365dfc54bb2cp-27L, -0xd.d816927c1df284p-94L},
    {0xc.cdc9e1038587a06p-28L, 0x9.c591cd909e9eb28p-93L},   {0xc.31639a6f9f56366p-29L, 0xa.00afb036817a72ap-94L},
    {0xb.a34ed667d6e6593p-30L, -0xe.9c4675d54415dd2p-96L},  {0xb.21a54223d75681bp-31L, -0x8.d1207890333dcc4p-99L},
    {0xa.aad43bffe9614f1p-32L, 0xb.e683656f13b61e3p-97L},   {0xa.3d8b3c92c68720ap-33L, -0xc.91f17ab1c2f0c3cp-100L},
    {0x9.d8ae9597e085e28p-34L, 0xc.1202229ae9a533p-99L},    {0x9.7b4d4fd5f1efcbdp-35L, 0xe.aa6459c3b6b73bap-101L},
    {0x9.2499519ba1a620cp-36L, 0x8.29c24508e8d855fp-103L},  {0x8.d3e13761291e29fp-37L, -0xc.5092d7ed2d7387ap-102L},
    {0x8.888b7349f6cbc72p-38L, -0xd.35279ff1a8e3bfep-107L}, {0x8.421265e2a1ec141p-39L, -0x8.3ef921b0ad25cb9p-106L},
    {0x8.0001371fb227a6bp-40L, -0xe.567eacddda83d68p-105L},
};

#define ZETA_TERMS ((int)(sizeof zeta_terms / sizeof zeta_terms[0]))

/* ln Γ(2 + z) = (1 - γ) z + Σ (-1)^k (ζ(k) - 1) z^k / k for small |z|; nothing cancels at its zero. */
static struct wide lgamma_near_two(struct wide z) {
    static const struct wide one_minus_gamma = {0xd.8773039049e70b6p-5L, 0xb.90701fbfab4d2a5p-70L};
    struct wide sum = zeta_terms[ZETA_TERMS - 1];
    for (int k = ZETA_TERMS - 2; k >= 0; k--) {
        sum = wide_subtract(zeta_terms[k], wide_multiply(sum, z));
    }
    return wide_multiply(z, wide_add(one_minus_gamma, wide_multiply(sum, z)));
}

/* B(2k) / (2k (2k - 1)), the coefficients of Stirling's series. */
static const struct {
    long double numerator, denominator;
} stirling[] = {
    {1, 12},
    {-1, 360},
    {1, 1260},
    {-1, 1680},
    {1, 1188},
    {-691, 360360},
    {1, 156},
    {-3617, 122400},
    {43867, 244188},
    {-174611, 125400},
    {77683, 5796},
    {-236364091, 1506960},
    {657931, 300},
    {-3392780147, 93960},
    {1723168255201, 2492028},
};

#define STIRLING ((int)(sizeof stirling / sizeof stirling[0]))

struct wide __om_wide_lgamma(struct wide x) {
    struct wide from_two = wide_subtract(x, wide_of(2)), from_one = wide_subtract(x, wide_of(1));
    if (from_two.high > -0.25L && from_two.high < 0.25L) {
        return lgamma_near_two(from_two);
    }
    if (from_one.high > -0.25L && from_one.high < 0.25L) {
        return wide_subtract(lgamma_near_two(from_one), __om_wide_log1p(from_one));
    }
    struct wide product = wide_of(1);
    while (x.high < 32) {
        product = wide_multiply(product, x);
        x = wide_add(x, wide_of(1));
    }
    struct wide inverse = wide_divide(wide_of(1), x);
    struct wide square = wide_multiply(inverse, inverse);
    struct wide series = {0, 0};
    for (int k = STIRLING - 1; k >= 0; k--) {
        struct wide coefficient = wide_divide(wide_of(stirling[k].numerator), wide_of(stirling[k].denominator));
        series = wide_add(wide_multiply(series, square), coefficient);
    }
    struct wide result = wide_multiply(wide_subtract(x, wide_of(0.5L)), __om_wide_log(x));
    result = wide_add(wide_subtract(result, x), half_ln_two_pi);
    result = wide_add(result, wide_multiply(series, inverse));
    return product.high == 1 ? result : wide_subtract(result, __om_wide_log(product));
}
