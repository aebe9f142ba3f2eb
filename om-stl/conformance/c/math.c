/* <math.h>: every function for float, double and long double, on special values, random bits and
 * arguments of ordinary size. The functions that are exact by nature must be equal to the bit, errno
 * included. For the elementary ones the standard fixes no accuracy: the distance in units of the last
 * place is printed, and held to a limit that covers what the real library promises of its own.
 */
#include "compare.h"
#include <fenv.h>
#include <float.h>
#include <math.h>

#undef isnan
#undef isinf

#define THREE(function)                                                                                                \
    MODEL(function);                                                                                                   \
    MODEL(function##f);                                                                                                \
    MODEL(function##l)

THREE(fabs);
THREE(copysign);
THREE(floor);
THREE(ceil);
THREE(trunc);
THREE(round);
THREE(rint);
THREE(nearbyint);
THREE(roundeven);
THREE(lrint);
THREE(llrint);
THREE(lround);
THREE(llround);
THREE(fma);
THREE(fmax);
THREE(fmin);
THREE(fdim);
THREE(sqrt);
THREE(modf);
THREE(scalbn);
THREE(scalbln);
THREE(ldexp);
THREE(frexp);
THREE(ilogb);
THREE(logb);
THREE(significand);
THREE(nextafter);
THREE(nexttoward);
THREE(fmod);
THREE(remquo);
THREE(remainder);
THREE(exp);
THREE(exp2);
THREE(exp10);
THREE(expm1);
THREE(log);
THREE(log2);
THREE(log10);
THREE(log1p);
THREE(sinh);
THREE(cosh);
THREE(tanh);
THREE(asinh);
THREE(acosh);
THREE(atanh);
THREE(cbrt);
THREE(sin);
THREE(cos);
THREE(tan);
THREE(asin);
THREE(acos);
THREE(atan);
THREE(erf);
THREE(erfc);
THREE(tgamma);
THREE(lgamma);
THREE(pow);
THREE(hypot);
THREE(atan2);
int __fpclassify(double), __fpclassifyf(float), __fpclassifyl(long double);
int __signbit(double), __signbitf(float), __signbitl(long double);
int __isnan(double), __isinf(double), __finite(double), __isinff(float), __isinfl(long double), __isnanl(long double),
    __finitel(long double);
MODEL(__fpclassify);
MODEL(__fpclassifyf);
MODEL(__fpclassifyl);
MODEL(__signbit);
MODEL(__signbitf);
MODEL(__signbitl);
MODEL(__isnan);
MODEL(__isinf);
MODEL(__finite);
MODEL(__isinff);
MODEL(__isinfl);
MODEL(__isnanl);
MODEL(__finitel);
extern int om_signgam;

/* How far apart two values are, in units of the last place; a NaN is near to a NaN only. */
static double distance_float(float a, float b) {
    int32_t x, y;
    memcpy(&x, &a, 4);
    memcpy(&y, &b, 4);
    if (a != a || b != b) {
        return (a != a) == (b != b) ? 0 : INFINITY;
    }
    x = x < 0 ? INT32_MIN - x : x;
    y = y < 0 ? INT32_MIN - y : y;
    return fabs((double)x - (double)y);
}

static double distance_double(double a, double b) {
    int64_t x, y;
    memcpy(&x, &a, 8);
    memcpy(&y, &b, 8);
    if (a != a || b != b) {
        return (a != a) == (b != b) ? 0 : INFINITY;
    }
    x = x < 0 ? INT64_MIN - x : x;
    y = y < 0 ? INT64_MIN - y : y;
    return fabs((double)((__int128)x - y));
}

static double distance_long_double(long double a, long double b) {
    if (a != a || b != b) {
        return (a != a) == (b != b) ? 0 : INFINITY;
    }
    if (a == b) {
        return 0;
    }
    long double unit = nextafterl(fabsl(b), INFINITY) - fabsl(b);
    return __builtin_isinf(a) || __builtin_isinf(b) ? INFINITY : (double)(fabsl(a - b) / unit);
}

/* Equal to the bit, NaNs all alike. */
#define SAME_VALUE(a, b) (((a) != (a) && (b) != (b)) || ((a) == (b) && signbit(a) == signbit(b)))

static const double special[] = {0.0,
                                 -0.0,
                                 1,
                                 -1,
                                 0.5,
                                 -0.5,
                                 1.5,
                                 -1.5,
                                 2,
                                 -2,
                                 2.5,
                                 -2.5,
                                 3,
                                 -3,
                                 4,
                                 10,
                                 -10,
                                 0.1,
                                 100,
                                 1000,
                                 1e5,
                                 1e10,
                                 1e-5,
                                 1e-10,
                                 -1e-10,
                                 1e22,
                                 0.49999999999999994,
                                 0.7853981633974483,
                                 1.5707963267948966,
                                 3.141592653589793,
                                 6.283185307179586,
                                 2.718281828459045,
                                 0.6931471805599453,
                                 4503599627370496.5,
                                 4503599627370497.5,
                                 -4503599627370497.5,
                                 9007199254740993.0,
                                 9.2233720368547758e18,
                                 -9.2233720368547758e18,
                                 9.3e18,
                                 709.7,
                                 709.78271289338397,
                                 709.8,
                                 710,
                                 -708,
                                 -745.1,
                                 -745.2,
                                 -746,
                                 1023,
                                 1024,
                                 -1074,
                                 -1075,
                                 -1076,
                                 308.25,
                                 309,
                                 -323.3,
                                 -324.5,
                                 88.7,
                                 88.8,
                                 128,
                                 -149,
                                 -150,
                                 11356.5,
                                 11357,
                                 -11399,
                                 16384,
                                 -16446,
                                 171.6,
                                 171.7,
                                 172,
                                 35.04,
                                 35.1,
                                 -170.5,
                                 -184.5,
                                 1755.4,
                                 1756,
                                 5e-324,
                                 1e-310,
                                 -1e-310,
                                 DBL_MIN,
                                 DBL_MAX,
                                 -DBL_MAX,
                                 FLT_MIN,
                                 FLT_MAX,
                                 1e-40,
                                 1e-45,
                                 1e300,
                                 1e-300,
                                 27,
                                 26.5,
                                 6,
                                 5.9,
                                 0.84375,
                                 1.25,
                                 -4,
                                 -5,
                                 -100.5,
                                 -0.1,
                                 INFINITY,
                                 -INFINITY,
                                 NAN};
#define SPECIAL (sizeof special / sizeof *special)

static double any_double(int kind) {
    union {
        uint64_t bits;
        double value;
    } any = {random_bits()};
    switch (kind % 6) {
    case 0:
    /* A signalling NaN is nothing that the standard says anything of. */
        return any.value == any.value ? any.value : NAN;
    case 1:
        return (double)(int64_t)any.bits / 0x1p62;
    case 2:
        return (double)(int64_t)any.bits / 0x1p57;
    case 3:
        return (double)(int64_t)any.bits / 0x1p53;
    case 4:
        return (double)((int64_t)any.bits >> 58);
    default:
        return (double)(int64_t)any.bits / 0x1p63 * 0.01 + 1;
    }
}

static float any_float(int kind) {
    union {
        uint32_t bits;
        float value;
    } any = {(uint32_t)random_bits()};
    return kind % 3 != 0 ? (float)any_double(kind) : any.value == any.value ? any.value : NAN;
}

static long double any_long_double(int kind) {
    long double value = any_double(kind);
    return value + value * (long double)(int64_t)random_bits() * 0x1p-116L;
}

static struct accuracy {
    const char *function;
    long compared, exact;
    double worst;
} accuracies[120];
static int accuracy_count;

static struct accuracy *accuracy_of(const char *function) {
    for (int i = 0; i < accuracy_count; i++) {
        if (strcmp(accuracies[i].function, function) == 0) {
            return &accuracies[i];
        }
    }
    accuracies[accuracy_count].function = function;
    return &accuracies[accuracy_count++];
}

/* errno need not be the same where the result is an ordinary number: underflow is left open. */
static bool same_error(bool ordinary, int expected, int got) { return expected == got || ordinary; }

#define NEAR(function, type, text, distance, limit, ...)                                                               \
    do {                                                                                                               \
        static struct accuracy *accuracy_;                                                                             \
        if (accuracy_ == NULL) {                                                                                       \
            accuracy_ = accuracy_of(#function);                                                                        \
        }                                                                                                              \
        errno = om_errno_value = 0;                                                                                    \
        type expected_ = function(__VA_ARGS__);                                                                        \
        int expected_error_ = errno;                                                                                   \
        type got_ = om_##function(__VA_ARGS__);                                                                        \
        double distance_ = distance(got_, expected_);                                                                  \
        accuracy_->compared++;                                                                                         \
        accuracy_->exact += distance_ == 0;                                                                            \
        if (distance_ > accuracy_->worst) {                                                                            \
            accuracy_->worst = distance_;                                                                              \
        }                                                                                                              \
        bool fine_ = distance_ <= (limit) && (expected_ != 0 || got_ != 0 || !signbit(expected_) == !signbit(got_)) && \
                     same_error(isfinite(expected_) && expected_ != 0, expected_error_, om_errno_value);               \
        COMPARE(#function, fine_, text ": %La errno %d, not %La errno %d", __VA_ARGS__, (long double)got_,             \
                om_errno_value, (long double)expected_, expected_error_);                                              \
    } while (0)

#define NEAR_UNARY(function, limit, long_limit)                                                                        \
    do {                                                                                                               \
        for (size_t i = 0; i < SPECIAL; i++) {                                                                         \
            double x = special[i];                                                                                     \
            NEAR(function, double, "%a", distance_double, limit, x);                                                   \
            NEAR(function##f, float, "%a", distance_float, limit, (float)x);                                           \
            NEAR(function##l, long double, "%La", distance_long_double, long_limit, (long double)x);                   \
        }                                                                                                              \
        for (int i = 0; i < 6000; i++) {                                                                               \
            double x = any_double(i);                                                                                  \
            NEAR(function, double, "%a", distance_double, limit, x);                                                   \
            float y = any_float(i);                                                                                    \
            NEAR(function##f, float, "%a", distance_float, limit, y);                                                  \
            if (i % 4 == 0) {                                                                                          \
                long double z = any_long_double(i / 4);                                                                \
                NEAR(function##l, long double, "%La", distance_long_double, long_limit, z);                            \
            }                                                                                                          \
        }                                                                                                              \
    } while (0)

#define REAL_DEPARTS(function, x, y) (strcmp(#function, "pow") == 0 && (x) == -INFINITY && (y) == -0x1p63)

#define NEAR_BINARY(function, limit, long_limit)                                                                       \
    do {                                                                                                               \
        for (size_t i = 0; i < SPECIAL; i++) {                                                                         \
            for (size_t j = 0; j < SPECIAL; j++) {                                                                     \
                double x = special[i], y = special[j];                                                                 \
                if (REAL_DEPARTS(function, x, y)) {                                                                    \
                    continue;                                                                                          \
                }                                                                                                      \
                NEAR(function, double, "%a %a", distance_double, limit, x, y);                                         \
                NEAR(function##f, float, "%a %a", distance_float, limit, (float)x, (float)y);                          \
                NEAR(function##l, long double, "%La %La", distance_long_double, long_limit, (long double)x,            \
                     (long double)y);                                                                                  \
            }                                                                                                          \
        }                                                                                                              \
        for (int i = 0; i < 6000; i++) {                                                                               \
            double x = any_double(i), y = any_double(i / 6);                                                           \
            NEAR(function, double, "%a %a", distance_double, limit, x, y);                                             \
            float a = any_float(i), b = any_float(i / 6);                                                              \
            NEAR(function##f, float, "%a %a", distance_float, limit, a, b);                                            \
            if (i % 4 == 0) {                                                                                          \
                long double p = any_long_double(i / 4), q = any_long_double(i / 24);                                   \
                NEAR(function##l, long double, "%La %La", distance_long_double, long_limit, p, q);                     \
            }                                                                                                          \
        }                                                                                                              \
    } while (0)

static void elementary(void) {
    NEAR_UNARY(exp, 1, 2);
    NEAR_UNARY(exp2, 1, 2);
    NEAR_UNARY(exp10, 2, 2);
    NEAR_UNARY(expm1, 1, 3);
    NEAR_UNARY(log, 1, 2);
    NEAR_UNARY(log2, 1, 2);
    NEAR_UNARY(log10, 2, 2);
    NEAR_UNARY(log1p, 1, 3);
    NEAR_UNARY(sinh, 2, 3);
    NEAR_UNARY(cosh, 2, 3);
    NEAR_UNARY(tanh, 2, 4);
    NEAR_UNARY(asinh, 2, 4);
    NEAR_UNARY(acosh, 2, 4);
    NEAR_UNARY(atanh, 2, 4);
    NEAR_UNARY(cbrt, 4, 3);
    NEAR_UNARY(sin, 1, 2);
    NEAR_UNARY(cos, 1, 2);
    NEAR_UNARY(tan, 1, 3);
    NEAR_UNARY(asin, 1, 2);
    NEAR_UNARY(acos, 1, 2);
    NEAR_UNARY(atan, 1, 2);
    NEAR_UNARY(erf, 1, 2);
    NEAR_UNARY(erfc, 5, 5);
    NEAR_UNARY(tgamma, 10, 10);
    NEAR_UNARY(lgamma, 7, 7);
  /* The real powl(-inf, -2^63) is infinite where C11 F.10.4.4 says zero. */
    NEAR_BINARY(pow, 1, 2);
    NEAR_BINARY(hypot, 1, 1);
    NEAR_BINARY(atan2, 1, 2);
}

#define EXACT_UNARY(function)                                                                                          \
    do {                                                                                                               \
        double x;                                                                                                      \
        float y;                                                                                                       \
        long double z;                                                                                                 \
        for (int i = 0; i < (int)SPECIAL + 20000; i++) {                                                               \
            x = i < (int)SPECIAL ? special[i] : any_double(i);                                                         \
            y = i < (int)SPECIAL ? (float)special[i] : any_float(i);                                                   \
            z = i < (int)SPECIAL ? special[i] : any_long_double(i);                                                    \
            EXACT(function, "%a", x);                                                                                  \
            EXACT(function##f, "%a", y);                                                                               \
            EXACT(function##l, "%La", z);                                                                              \
        }                                                                                                              \
    } while (0)

#define EXACT(function, text, ...)                                                                                     \
    do {                                                                                                               \
        errno = om_errno_value = 0;                                                                                    \
        __auto_type expected_ = function(__VA_ARGS__);                                                                 \
        int expected_error_ = errno;                                                                                   \
        __auto_type got_ = om_##function(__VA_ARGS__);                                                                 \
        COMPARE(#function,                                                                                             \
                SAME_VALUE((long double)expected_, (long double)got_) &&                                               \
                    same_error(isfinite((long double)expected_) && expected_ != 0, expected_error_, om_errno_value),   \
                text ": %La errno %d, not %La errno %d", __VA_ARGS__, (long double)got_, om_errno_value,               \
                (long double)expected_, expected_error_);                                                              \
    } while (0)

/* The result and what it stores. */
#define EXACT_STORING(function, stored, text, ...)                                                                     \
    do {                                                                                                               \
        stored first_ = 0, second_ = 0;                                                                                \
        errno = om_errno_value = 0;                                                                                    \
        __auto_type expected_ = function(__VA_ARGS__, &first_);                                                        \
        int expected_error_ = errno;                                                                                   \
        __auto_type got_ = om_##function(__VA_ARGS__, &second_);                                                       \
        COMPARE(#function,                                                                                             \
                SAME_VALUE(expected_, got_) && SAME_VALUE((long double)first_, (long double)second_) &&                \
                    same_error(isfinite(expected_) && expected_ != 0, expected_error_, om_errno_value),                \
                text ": %La %La, not %La %La", __VA_ARGS__, (long double)got_, (long double)second_,                   \
                (long double)expected_, (long double)first_);                                                          \
    } while (0)

/* C leaves the sign of fmax(+0, -0) open, and the integer of a value that does not fit. */
#define SAME_MAXIMUM(function, ...)                                                                                    \
    do {                                                                                                               \
        __auto_type expected_ = function(__VA_ARGS__);                                                                 \
        __auto_type got_ = om_##function(__VA_ARGS__);                                                                 \
        COMPARE(#function, (expected_ != expected_ && got_ != got_) || expected_ == got_, "%a %a", (double)x,          \
                (double)y);                                                                                            \
    } while (0)

static void exact(void) {
    EXACT_UNARY(fabs);
    EXACT_UNARY(floor);
    EXACT_UNARY(ceil);
    EXACT_UNARY(trunc);
    EXACT_UNARY(round);
    EXACT_UNARY(rint);
    EXACT_UNARY(nearbyint);
    EXACT_UNARY(roundeven);
    EXACT_UNARY(sqrt);
    EXACT_UNARY(ilogb);
    EXACT_UNARY(logb);
    EXACT_UNARY(lrint);
    EXACT_UNARY(llrint);
    EXACT_UNARY(lround);
    EXACT_UNARY(llround);
    for (int i = 0; i < (int)(SPECIAL * SPECIAL) + 40000; i++) {
        bool chosen = i < (int)(SPECIAL * SPECIAL);
        double x = chosen ? special[i % SPECIAL] : any_double(i), y = chosen ? special[i / SPECIAL] : any_double(i / 6);
        float xf = chosen ? (float)x : any_float(i), yf = chosen ? (float)y : any_float(i / 6);
        long double xl = chosen ? (long double)x : any_long_double(i),
                    yl = chosen ? (long double)y : any_long_double(i / 6);
        int n = chosen ? (int)fmax(-40000, fmin(40000, y == y ? y : 0))
                       : (int)random_below(i % 2 ? 5000 : 40) - (i % 2 ? 2500 : 20);
#define BOTH(function)                                                                                                 \
    EXACT(function, "%a %a", x, y);                                                                                    \
    EXACT(function##f, "%a %a", xf, yf);                                                                               \
    EXACT(function##l, "%La %La", xl, yl)
        BOTH(copysign);
        BOTH(fdim);
        BOTH(nextafter);
        BOTH(fmod);
        BOTH(remainder);
        SAME_MAXIMUM(fmax, x, y);
        SAME_MAXIMUM(fmin, x, y);
        SAME_MAXIMUM(fmaxf, xf, yf);
        SAME_MAXIMUM(fminf, xf, yf);
        SAME_MAXIMUM(fmaxl, xl, yl);
        SAME_MAXIMUM(fminl, xl, yl);
        EXACT(nexttoward, "%a %La", x, yl);
        EXACT(nexttowardf, "%a %La", xf, yl);
        EXACT(nexttowardl, "%La %La", xl, yl);
#define SCALED(function, type)                                                                                         \
    EXACT(function, "%a %d", x, (type)n);                                                                              \
    EXACT(function##f, "%a %d", xf, (type)n);                                                                          \
    EXACT(function##l, "%La %d", xl, (type)n)
        SCALED(scalbn, int);
        SCALED(scalbln, long);
        SCALED(ldexp, int);
        COMPARE("significand", SAME_VALUE(significand(x), om_significand(x)), "%a", x);
        COMPARE("significandf", SAME_VALUE(significandf(xf), om_significandf(xf)), "%a", xf);
        COMPARE("significandl", SAME_VALUE(significandl(xl), om_significandl(xl)), "%La", xl);
        EXACT(fma, "%a %a %a", x, y, xl > 0 ? 1.0 : x);
        EXACT_STORING(frexp, int, "%a", x);
        EXACT_STORING(frexpf, int, "%a", xf);
        EXACT_STORING(frexpl, int, "%La", xl);
        EXACT_STORING(modf, double, "%a", x);
        EXACT_STORING(modff, float, "%a", xf);
        EXACT_STORING(modfl, long double, "%La", xl);
        EXACT_STORING(remquo, int, "%a %a", x, y);
        EXACT_STORING(remquof, int, "%a %a", xf, yf);
        EXACT_STORING(remquol, int, "%La %La", xl, yl);
#define CLASSES(function, value)                                                                                       \
    COMPARE(#function,                                                                                                 \
            !function(value) == !om_##function(value) && sign(function(value)) == sign(om_##function(value)), "%La",   \
            (long double)value)
        COMPARE("__fpclassify", __fpclassify(x) == om___fpclassify(x), "%a", x);
        COMPARE("__fpclassifyf", __fpclassifyf(xf) == om___fpclassifyf(xf), "%a", xf);
        COMPARE("__fpclassifyl", __fpclassifyl(xl) == om___fpclassifyl(xl), "%La", xl);
        CLASSES(__isnan, x);
        CLASSES(__isinf, x);
        CLASSES(__finite, x);
        CLASSES(__isinff, xf);
        CLASSES(__isinfl, xl);
        CLASSES(__isnanl, xl);
        CLASSES(__finitel, xl);
        COMPARE("__signbit", !__signbit(x) == !om___signbit(x), "%a", x);
        COMPARE("__signbitf", !__signbitf(xf) == !om___signbitf(xf), "%a", xf);
        COMPARE("__signbitl", !__signbitl(xl) == !om___signbitl(xl), "%La", xl);
    }
    for (int i = 0; i < 40; i++) {
        double x = -3.75 + i * 0.25;
        signgam = om_signgam = 0;
        lgamma(x);
        om_lgamma(x);
        if (x > 0 || x != floor(x)) {
            COMPARE("signgam", signgam == om_signgam, "%a", x);
        }
    }
}

int main(void) {
    exact();
    elementary();
    for (int i = 0; i < accuracy_count; i += 3) {
        printf("  %-8s", accuracies[i].function);
        for (int k = i; k < i + 3 && k < accuracy_count; k++) {
            printf("  %9.4f %% to the bit, worst %.4g ulp",
                   100.0 * (double)accuracies[k].exact / (double)accuracies[k].compared, accuracies[k].worst);
        }
        printf("\n");
    }
    return finish("math.h");
}
