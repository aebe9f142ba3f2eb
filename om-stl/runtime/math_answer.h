/* The elementary functions of <math.h> on known arguments, between math_functions.c, which has their
 * names for each type, and math_exponential.c, math_angle.c and math_special.c, which compute them.
 *
 * An argument of any type is a long double without loss, so each is computed once; only the answer is
 * rounded to the type.
 */
#ifndef OM_RUNTIME_MATH_ANSWER_H
#define OM_RUNTIME_MATH_ANSWER_H

#include "wide.h"

struct om_answer {
  /* The value is value × 2^exponent, before rounding. */
    struct wide value;
    int exponent;
  /* errno, zero for none, whatever the type. */
    int error;
  /* errno is to be ERANGE where the type's rounding makes it too small. */
    bool underflows;
};

static inline struct om_answer om_exactly(long double value) { return (struct om_answer){{value, 0}, 0, 0, false}; }

static inline struct om_answer om_about(struct wide value) { return (struct om_answer){value, 0, 0, false}; }

static inline struct om_answer om_scaled(struct wide value, int exponent) {
    return (struct om_answer){value, exponent, 0, true};
}

/* A domain error; a pole, or a result too large or too small for any type. */
struct om_answer __om_invalid(void);
struct om_answer __om_out_of_range(long double value);

#define OM_UNARY_ANSWERS(F)                                                                                            \
    F(exp)                                                                                                             \
    F(exp2)                                                                                                            \
    F(exp10)                                                                                                           \
    F(expm1)                                                                                                           \
    F(log)                                                                                                             \
    F(log2)                                                                                                            \
    F(log10)                                                                                                           \
    F(log1p)                                                                                                           \
    F(sinh)                                                                                                            \
    F(cosh)                                                                                                            \
    F(tanh)                                                                                                            \
    F(asinh)                                                                                                           \
    F(acosh)                                                                                                           \
    F(atanh)                                                                                                           \
    F(cbrt)                                                                                                            \
    F(sin)                                                                                                             \
    F(cos)                                                                                                             \
    F(tan)                                                                                                             \
    F(asin)                                                                                                            \
    F(acos)                                                                                                            \
    F(atan)                                                                                                            \
    F(erf)                                                                                                             \
    F(erfc)                                                                                                            \
    F(tgamma)

#define OM_BINARY_ANSWERS(F) F(pow) F(hypot) F(atan2)

#define OM_DECLARE(function) struct om_answer __om_answer_##function(long double x);
OM_UNARY_ANSWERS(OM_DECLARE)
#undef OM_DECLARE
#define OM_DECLARE(function) struct om_answer __om_answer_##function(long double x, long double y);
OM_BINARY_ANSWERS(OM_DECLARE)
#undef OM_DECLARE

struct om_answer __om_answer_lgamma(long double x);
/* The sign of Γ(x). */
int __om_gamma_sign(long double x);

static inline bool om_is_nan(long double x) { return x != x; }

static inline bool om_is_infinite(long double x) { return x == __builtin_infl() || x == -__builtin_infl(); }

static inline long double om_magnitude(long double x) { return __builtin_fabsl(x); }

/* What is left of |x| modulo two; zero for what is too large to be odd. */
static inline long double om_modulo_two(long double x) {
    long double magnitude = om_magnitude(x);
    return magnitude < 0x1p64L ? magnitude - 2 * (long double)(int64_t)(magnitude / 2) : 0;
}

static inline bool om_is_integer(long double x) {
    long double rest = om_modulo_two(x);
    return rest == 0 || rest == 1;
}

static inline bool om_is_odd(long double x) { return om_modulo_two(x) == 1; }

#endif
