/* The bodies of math_any.c for one type. Included once a type, with these set and unset again here:
 * TYPE, ANY(f) the function's name, LOCAL(n) a name of this type's own, BUILTIN(f), SIZE the bytes of a
 * value, MAX_EXP, MIN_EXP, MANT_DIG.
 *
 * The bounds are true of the correctly rounded result and of any within a few units of it in the last
 * place: where a bound is not itself a value of the type it is given with a little room.
 */

struct LOCAL(memory) {
    enum function function;
    TYPE x, y, result;
};

static struct LOCAL(memory) LOCAL(remembered)[REMEMBERED];
static unsigned LOCAL(next_remembered);

static bool LOCAL(same)(TYPE a, TYPE b) {
    return (a != a && b != b) || (a == b && BUILTIN(copysign)(1, a) == BUILTIN(copysign)(1, b));
}

/* Any value, but the one given before for the same arguments. */
static TYPE LOCAL(any)(enum function function, TYPE x, TYPE y) {
    TYPE result;
    __verify_approximate(&result, sizeof result, names[function], &x, function >= FUNCTION_POW ? &y : NULL);
    for (unsigned i = 0; i < REMEMBERED; i++) {
        struct LOCAL(memory) *memory = &LOCAL(remembered)[i];
        if (memory->function == function) {
            __verify_assume(!LOCAL(same)(memory->x, x) || !LOCAL(same)(memory->y, y) ||
                            LOCAL(same)(memory->result, result));
        }
    }
    LOCAL(remembered)[LOCAL(next_remembered)++ % REMEMBERED] = (struct LOCAL(memory)){function, x, y, result};
    return result;
}

static TYPE LOCAL(invalid)(void) {
    om_errno = EDOM;
    return -BUILTIN(nan)("");
}

static TYPE LOCAL(pole)(TYPE infinity) {
    om_errno = ERANGE;
    return infinity;
}

/* A result that overflows or underflows sets errno. */
static TYPE LOCAL(ranged)(TYPE result) {
    if (result == 0 || BUILTIN(fabs)(result) == BUILTIN(inf)()) {
        om_errno = ERANGE;
    }
    return result;
}

#define INFINITE(x) (BUILTIN(fabs)(x) == BUILTIN(inf)())
#define MAGNITUDE(x) BUILTIN(fabs)(x)
/* Greater in magnitude by a relative 2^-k. */
#define ROOM(x) ((x) * (1 + (TYPE)4 / ((uint64_t)1 << (MANT_DIG - 2))))
#define SAME_SIGN(x, r) ((x) < 0 ? (r) <= 0 : (r) >= 0)

/* Odd functions with f(0) = 0 and f(±∞) = ±limit. */
#define ODD(function, number, text, at_infinity, holds)                                                                \
    TYPE ANY(function)(TYPE x) {                                                                                       \
        if (x != x || x == 0) {                                                                                        \
            return x;                                                                                                  \
        }                                                                                                              \
        if (INFINITE(x)) {                                                                                             \
            return BUILTIN(copysign)(at_infinity, x);                                                                  \
        }                                                                                                              \
        __verify_assumed(text);                                                                                        \
        TYPE r = LOCAL(any)(number, x, 0);                                                                             \
        __verify_assume(SAME_SIGN(x, r) && (holds));                                                                   \
        return r;                                                                                                      \
    }

#define PI ((TYPE)3.14159265358979323846L)

ODD(tanh, FUNCTION_TANH, "tanh: any value in [-1, 1]", 1, MAGNITUDE(r) <= 1 && MAGNITUDE(r) <= MAGNITUDE(x))
ODD(atan, FUNCTION_ATAN, "atan: any value in [-pi/2, pi/2]", PI / 2,
    MAGNITUDE(r) <= ROOM(PI / 2) && MAGNITUDE(r) <= MAGNITUDE(x))
ODD(erf, FUNCTION_ERF, "erf: any value in [-1, 1]", 1, MAGNITUDE(r) <= 1)
ODD(asinh, FUNCTION_ASINH, "asinh: any value of its argument's sign", BUILTIN(inf)(), MAGNITUDE(r) <= MAGNITUDE(x))
ODD(cbrt, FUNCTION_CBRT, "cbrt: any value between its argument and one", BUILTIN(inf)(),
    MAGNITUDE(x) >= 1 ? MAGNITUDE(r) >= 1 && MAGNITUDE(r) <= MAGNITUDE(x)
                      : MAGNITUDE(r) <= 1 && MAGNITUDE(r) >= MAGNITUDE(x))

TYPE ANY(sinh)(TYPE x) {
    if (x != x || x == 0 || INFINITE(x)) {
        return x;
    }
    __verify_assumed("sinh: any value of its argument's sign");
    TYPE r = LOCAL(any)(FUNCTION_SINH, x, 0);
    __verify_assume(SAME_SIGN(x, r) && MAGNITUDE(r) >= MAGNITUDE(x));
    return INFINITE(r) ? LOCAL(ranged)(r) : r;
}

TYPE ANY(cosh)(TYPE x) {
    if (x != x || INFINITE(x)) {
        return MAGNITUDE(x);
    }
    if (x == 0) {
        return 1;
    }
    __verify_assumed("cosh: any value from 1");
    TYPE r = LOCAL(any)(FUNCTION_COSH, MAGNITUDE(x), 0);
    __verify_assume(r >= 1);
    return INFINITE(r) ? LOCAL(ranged)(r) : r;
}

/* Exponentials: overflow above `most`, nothing left below `least`. */
#define EXPONENTIAL(function, number, text, most, least)                                                               \
    TYPE ANY(function)(TYPE x) {                                                                                       \
        if (x != x) {                                                                                                  \
            return x;                                                                                                  \
        }                                                                                                              \
        if (INFINITE(x)) {                                                                                             \
            return x > 0 ? x : 0;                                                                                      \
        }                                                                                                              \
        __verify_assumed(text);                                                                                        \
        TYPE r = LOCAL(any)(number, x, 0);                                                                             \
        __verify_assume(r >= 0 && (x >= 0 || r <= 1) && (x <= 0 || r >= 1) && (x != 0 || r == 1));                     \
        __verify_assume((x <= (most)) | INFINITE(r));                                                                  \
        __verify_assume((x >= (least)) | (r == 0));                                                                    \
        __verify_assume((x > (least) + MANT_DIG + 2) <= (r != 0));                                                     \
        __verify_assume((x < (most) - 2) <= !INFINITE(r));                                                             \
        return LOCAL(ranged)(r);                                                                                       \
    }

/* The exponents of two at which they overflow and vanish, in the function's own unit. */
#define HIGHEST(unit) ((TYPE)MAX_EXP / (unit) + 1)
#define LOWEST(unit) ((TYPE)(MIN_EXP - MANT_DIG - 1) / (unit) - 1)

EXPONENTIAL(exp, FUNCTION_EXP, "exp: any value from 0, on the right side of 1", HIGHEST((TYPE)1.44269504088896L),
            LOWEST((TYPE)1.44269504088896L))
EXPONENTIAL(exp2, FUNCTION_EXP2, "exp2: any value from 0, on the right side of 1", HIGHEST(1), LOWEST(1))
EXPONENTIAL(exp10, FUNCTION_EXP10, "exp10: any value from 0, on the right side of 1", HIGHEST((TYPE)3.32192809488736L),
            LOWEST((TYPE)3.32192809488736L))

TYPE ANY(expm1)(TYPE x) {
    if (x != x || x == 0) {
        return x;
    }
    if (INFINITE(x)) {
        return x > 0 ? x : -1;
    }
    __verify_assumed("expm1: any value from -1, on the right side of 0");
    TYPE r = LOCAL(any)(FUNCTION_EXPM1, x, 0);
    __verify_assume(r >= -1 && SAME_SIGN(x, r) && r >= x);
    return INFINITE(r) ? LOCAL(ranged)(r) : r;
}

/* Logarithms: `most` is that of the greatest value, `least` that of the smallest. */
#define LOGARITHM(function, number, text, unit)                                                                        \
    TYPE ANY(function)(TYPE x) {                                                                                       \
        if (x != x || x == BUILTIN(inf)()) {                                                                           \
            return x;                                                                                                  \
        }                                                                                                              \
        if (x == 0) {                                                                                                  \
            return LOCAL(pole)(-BUILTIN(inf)());                                                                       \
        }                                                                                                              \
        if (x < 0) {                                                                                                   \
            return LOCAL(invalid)();                                                                                   \
        }                                                                                                              \
        if (x == 1) {                                                                                                  \
            return 0;                                                                                                  \
        }                                                                                                              \
        __verify_assumed(text);                                                                                        \
        TYPE r = LOCAL(any)(number, x, 0);                                                                             \
        __verify_assume((x >= 1 ? r >= 0 : r <= 0) && r < x);                                                          \
        __verify_assume(r <= ROOM((TYPE)MAX_EXP / (unit)) && r >= ROOM((TYPE)(MIN_EXP - MANT_DIG) / (unit)));          \
        return r;                                                                                                      \
    }

LOGARITHM(log, FUNCTION_LOG, "log: any value on the right side of 0", (TYPE)1.44269504088896L)
LOGARITHM(log2, FUNCTION_LOG2, "log2: any value on the right side of 0", 1)
LOGARITHM(log10, FUNCTION_LOG10, "log10: any value on the right side of 0", (TYPE)3.32192809488736L)

TYPE ANY(log1p)(TYPE x) {
    if (x != x || x == 0 || x == BUILTIN(inf)()) {
        return x;
    }
    if (x <= -1) {
        return x == -1 ? LOCAL(pole)(-BUILTIN(inf)()) : LOCAL(invalid)();
    }
    __verify_assumed("log1p: any value on the right side of 0");
    TYPE r = LOCAL(any)(FUNCTION_LOG1P, x, 0);
    __verify_assume(SAME_SIGN(x, r) && r <= x && MAGNITUDE(r) <= MAX_EXP);
    return r;
}

TYPE ANY(acosh)(TYPE x) {
    if (x != x || x == BUILTIN(inf)()) {
        return x;
    }
    if (x <= 1) {
        return x == 1 ? 0 : LOCAL(invalid)();
    }
    __verify_assumed("acosh: any value from 0");
    TYPE r = LOCAL(any)(FUNCTION_ACOSH, x, 0);
    __verify_assume(r >= 0 && r <= x);
    return r;
}

TYPE ANY(atanh)(TYPE x) {
    if (x != x || x == 0) {
        return x;
    }
    if (MAGNITUDE(x) >= 1) {
        return MAGNITUDE(x) == 1 ? LOCAL(pole)(BUILTIN(copysign)(BUILTIN(inf)(), x)) : LOCAL(invalid)();
    }
    __verify_assumed("atanh: any value of its argument's sign");
    TYPE r = LOCAL(any)(FUNCTION_ATANH, x, 0);
    __verify_assume(SAME_SIGN(x, r) && MAGNITUDE(r) >= MAGNITUDE(x) && MAGNITUDE(r) <= MANT_DIG);
    return r;
}

TYPE ANY(sin)(TYPE x) {
    if (x != x || x == 0) {
        return x;
    }
    if (INFINITE(x)) {
        return LOCAL(invalid)();
    }
    __verify_assumed("sin: any value in [-1, 1]");
    TYPE r = LOCAL(any)(FUNCTION_SIN, x, 0);
    __verify_assume(r >= -1 && r <= 1 && MAGNITUDE(r) <= MAGNITUDE(x));
    return r;
}

TYPE ANY(cos)(TYPE x) {
    if (x != x) {
        return x;
    }
    if (INFINITE(x)) {
        return LOCAL(invalid)();
    }
    if (x == 0) {
        return 1;
    }
    __verify_assumed("cos: any value in [-1, 1]");
    TYPE r = LOCAL(any)(FUNCTION_COS, MAGNITUDE(x), 0);
    __verify_assume(r >= -1 && r <= 1);
    return r;
}

TYPE ANY(tan)(TYPE x) {
    if (x != x || x == 0) {
        return x;
    }
    if (INFINITE(x)) {
        return LOCAL(invalid)();
    }
    __verify_assumed("tan: any finite value");
    TYPE r = LOCAL(any)(FUNCTION_TAN, x, 0);
    __verify_assume(MAGNITUDE(r) < BUILTIN(inf)());
    __verify_assume(MAGNITUDE(x) > 1 || (SAME_SIGN(x, r) && MAGNITUDE(r) >= MAGNITUDE(x) && MAGNITUDE(r) <= 2));
    return r;
}

TYPE ANY(asin)(TYPE x) {
    if (x != x || x == 0) {
        return x;
    }
    if (MAGNITUDE(x) > 1) {
        return LOCAL(invalid)();
    }
    __verify_assumed("asin: any value in [-pi/2, pi/2]");
    TYPE r = LOCAL(any)(FUNCTION_ASIN, x, 0);
    __verify_assume(SAME_SIGN(x, r) && MAGNITUDE(r) >= MAGNITUDE(x) && MAGNITUDE(r) <= ROOM(PI / 2));
    return r;
}

TYPE ANY(acos)(TYPE x) {
    if (x != x) {
        return x;
    }
    if (MAGNITUDE(x) > 1) {
        return LOCAL(invalid)();
    }
    if (x == 1) {
        return 0;
    }
    __verify_assumed("acos: any value in [0, pi]");
    TYPE r = LOCAL(any)(FUNCTION_ACOS, x, 0);
    __verify_assume(r >= 0 && r <= ROOM(PI));
    return r;
}

TYPE ANY(erfc)(TYPE x) {
    if (x != x) {
        return x;
    }
    if (INFINITE(x)) {
        return x > 0 ? 0 : 2;
    }
    if (x == 0) {
        return 1;
    }
    __verify_assumed("erfc: any value in [0, 2]");
    TYPE r = LOCAL(any)(FUNCTION_ERFC, x, 0);
    __verify_assume(r >= 0 && r <= 2 && (x > 0 ? r <= 1 : r >= 1));
    return r == 0 ? LOCAL(ranged)(r) : r;
}

/* Poles at the negative integers are any value's result as well. */
TYPE ANY(tgamma)(TYPE x) {
    if (x != x || x == BUILTIN(inf)()) {
        return x;
    }
    if (x == 0) {
        return LOCAL(pole)(BUILTIN(copysign)(BUILTIN(inf)(), x));
    }
    if (x == -BUILTIN(inf)()) {
        return LOCAL(invalid)();
    }
    __verify_assumed("tgamma: any value, positive for a positive argument");
    TYPE r = LOCAL(any)(FUNCTION_TGAMMA, x, 0);
    __verify_assume(x < 0 || r > (TYPE)0.8L);
    if (r != r) {
        om_errno = EDOM;
    }
    return LOCAL(ranged)(r);
}

TYPE ANY(lgamma)(TYPE x) {
    if (x != x) {
        return x;
    }
    if (INFINITE(x)) {
        return BUILTIN(inf)();
    }
    if (x == 0) {
        return LOCAL(pole)(BUILTIN(inf)());
    }
    if (x == 1 || x == 2) {
        return 0;
    }
    __verify_assumed("lgamma: any value");
    TYPE r = LOCAL(any)(FUNCTION_LGAMMA, x, 0);
    __verify_assume(r == r);
    return INFINITE(r) ? LOCAL(ranged)(r) : r;
}

TYPE ANY(hypot)(TYPE x, TYPE y) {
    if (INFINITE(x) || INFINITE(y)) {
        return BUILTIN(inf)();
    }
    if (x != x || y != y) {
        return x + y;
    }
    TYPE ax = MAGNITUDE(x), ay = MAGNITUDE(y);
    if (ax == 0 || ay == 0) {
        return ax + ay;
    }
    __verify_assumed("hypot: any value between the greater leg and the sum of both");
    TYPE r = LOCAL(any)(FUNCTION_HYPOT, ax, ay);
    __verify_assume(r >= ax && r >= ay && r <= ax + ay);
    return INFINITE(r) ? LOCAL(ranged)(r) : r;
}

TYPE ANY(atan2)(TYPE y, TYPE x) {
    if (x != x || y != y) {
        return x + y;
    }
    bool left = BUILTIN(copysign)(1, x) < 0;
    if (y == 0) {
        return left ? BUILTIN(copysign)(PI, y) : y;
    }
    if (x == 0) {
        return BUILTIN(copysign)(PI / 2, y);
    }
    __verify_assumed("atan2: any angle in the right quadrant");
    TYPE r = LOCAL(any)(FUNCTION_ATAN2, y, x);
    __verify_assume(SAME_SIGN(y, r));
    __verify_assume(left ? MAGNITUDE(r) <= ROOM(PI) && ROOM(MAGNITUDE(r)) >= PI / 2 : MAGNITUDE(r) <= ROOM(PI / 2));
    return r;
}

/* Small integral exponents are multiplications, which are exact enough to say what they are. */
static bool LOCAL(plain_power)(TYPE x, TYPE y, TYPE *result) {
    if (!__verify_concrete(&y, SIZE)) {
        return false;
    }
    if (y == 0) {
        *result = 1;
    } else if (y == 1) {
        *result = x;
    } else if (y == 2) {
        *result = x * x;
    } else if (y == -1) {
        *result = 1 / x;
    } else if (y == 3 || y == 4) {
        __verify_assumed("pow: a small power as repeated multiplication, each rounded");
        *result = y == 3 ? x * x * x : x * x * (x * x);
    } else {
        return false;
    }
    return true;
}

TYPE ANY(pow)(TYPE x, TYPE y) {
    TYPE r;
    if (LOCAL(plain_power)(x, y, &r)) {
        if (INFINITE(r) && x == x && !INFINITE(x)) {
            om_errno = ERANGE;
        }
        return r;
    }
    if (y == 0 || x == 1) {
        return 1;
    }
    if (x != x || y != y) {
        return x + y;
    }
    __verify_assumed("pow: any value that the signs and sizes of its arguments allow");
    r = LOCAL(any)(FUNCTION_POW, x, y);
    if (r != r) {
    /* A negative base, and an exponent that is no integer. */
        __verify_assume(x < 0 && !INFINITE(x) && BUILTIN(trunc)(y) != y);
        om_errno = EDOM;
        return r;
    }
    TYPE ax = MAGNITUDE(x);
    __verify_assume(x < 0 || r >= 0);
    __verify_assume(!(x < 0 && !INFINITE(x) && !INFINITE(y)) || BUILTIN(trunc)(y) == y);
    __verify_assume((ax >= 1) == (y > 0) || ax == 1 ? MAGNITUDE(r) >= 1 : MAGNITUDE(r) <= 1);
    __verify_assume(x != 0 || (y > 0 ? r == 0 : INFINITE(r)));
    __verify_assume(ax != 1 || MAGNITUDE(r) == 1);
    return LOCAL(ranged)(r);
}

#undef INFINITE
#undef MAGNITUDE
#undef ROOM
#undef SAME_SIGN
#undef ODD
#undef PI
#undef EXPONENTIAL
#undef HIGHEST
#undef LOWEST
#undef LOGARITHM
#undef TYPE
#undef ANY
#undef LOCAL
#undef BUILTIN
#undef SIZE
#undef MAX_EXP
#undef MIN_EXP
#undef MANT_DIG
