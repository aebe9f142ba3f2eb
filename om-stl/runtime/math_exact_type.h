/* The bodies of math_exact.c for one type. Included once a type, with these set and unset again here:
 * TYPE, NAME(f) its suffix, INNER(f) the library's inner name, BUILTIN(f), INTRINSIC(f) the same where
 * a native build would call the function itself, SQRT, MANT_DIG, MIN_EXP, MAX_EXP, SIZE the bytes of a
 * value, EXPONENT_OF a finite non-zero value, POWER of two, STEP to a neighbour further from or nearer
 * to zero.
 */

/* C11 7.12.3: classification, as the functions that the macros may call. */

int INNER(fpclassify)(TYPE value) {
    TYPE magnitude = BUILTIN(fabs)(value);
    if (value != value) {
        return FP_NAN;
    }
    if (magnitude == BUILTIN(inf)()) {
        return FP_INFINITE;
    }
    if (magnitude == 0) {
        return FP_ZERO;
    }
    return magnitude < POWER(MIN_EXP - 1) ? FP_SUBNORMAL : FP_NORMAL;
}

int INNER(signbit)(TYPE value) { return BUILTIN(copysign)(1, value) < 0; }

int INNER(isnan)(TYPE value) { return value != value; }

int INNER(isinf)(TYPE value) { return (value == BUILTIN(inf)()) - (value == -BUILTIN(inf)()); }

int INNER(finite)(TYPE value) { return BUILTIN(fabs)(value) < BUILTIN(inf)(); }

int NAME(isnan)(TYPE value) { return INNER(isnan)(value); }

int NAME(isinf)(TYPE value) { return INNER(isinf)(value); }

int NAME(finite)(TYPE value) { return INNER(finite)(value); }

/* C11 7.12.7.2, 7.12.9, 7.12.11, 7.12.12, 7.12.13. */

TYPE NAME(fabs)(TYPE value) { return BUILTIN(fabs)(value); }

TYPE NAME(copysign)(TYPE magnitude, TYPE sign) { return BUILTIN(copysign)(magnitude, sign); }

TYPE NAME(floor)(TYPE value) { return INTRINSIC(floor)(value); }

TYPE NAME(ceil)(TYPE value) { return INTRINSIC(ceil)(value); }

TYPE NAME(trunc)(TYPE value) { return INTRINSIC(trunc)(value); }

TYPE NAME(round)(TYPE value) { return INTRINSIC(round)(value); }

TYPE NAME(rint)(TYPE value) { return INTRINSIC(rint)(value); }

TYPE NAME(nearbyint)(TYPE value) { return INTRINSIC(nearbyint)(value); }

TYPE NAME(roundeven)(TYPE value) { return INTRINSIC(rint)(value); }

/* C11 7.12.9.5/2: unspecified, with a domain error, where the value does not fit. */
static long NAME(to_integer)(TYPE integral) {
    if (integral >= -POWER(63) && integral < POWER(63)) {
        return (long)integral;
    }
    om_errno = EDOM;
    if (__verify_executing()) {
        return LONG_MIN;
    }
    return (long)om_any_u64();
}

long NAME(lrint)(TYPE value) { return NAME(to_integer)(INTRINSIC(rint)(value)); }

long long NAME(llrint)(TYPE value) { return NAME(to_integer)(INTRINSIC(rint)(value)); }

long NAME(lround)(TYPE value) { return NAME(to_integer)(INTRINSIC(round)(value)); }

long long NAME(llround)(TYPE value) { return NAME(to_integer)(INTRINSIC(round)(value)); }

TYPE NAME(fma)(TYPE x, TYPE y, TYPE z) { return INTRINSIC(fma)(x, y, z); }

TYPE NAME(fmax)(TYPE x, TYPE y) { return x != x || x < y ? y : x; }

TYPE NAME(fmin)(TYPE x, TYPE y) { return x != x || x > y ? y : x; }

TYPE NAME(fdim)(TYPE x, TYPE y) {
    if (x <= y) {
        return 0;
    }
    TYPE difference = x - y;
    if (INNER(isinf)(difference) && INNER(finite)(x) && INNER(finite)(y)) {
        om_errno = ERANGE;
    }
    return difference;
}

TYPE NAME(sqrt)(TYPE value) {
    if (value < 0) {
        om_errno = EDOM;
        return -BUILTIN(nan)("");
    }
    return SQRT(value);
}

TYPE NAME(modf)(TYPE value, TYPE *integral) {
    OM_REQUIRES(integral != NULL, "modf: the pointer to the integral part is null");
    TYPE whole = INTRINSIC(trunc)(value);
    *integral = whole;
    TYPE rest = INNER(isinf)(value) ? 0 : value - whole;
    return BUILTIN(copysign)(rest, value);
}

TYPE NAME(nan)(const char *tag) {
    OM_REQUIRES(tag != NULL, "nan: the string is a null pointer");
    (void)tag;
    return BUILTIN(nan)("");
}

/* C11 7.12.6: exponents. A product with a power of two is exact, or rounded once at the end. */

static TYPE NAME(scale)(TYPE value, long exponent) {
    while (exponent > MAX_EXP - 1 && INNER(finite)(value) && value != 0) {
        value *= POWER(MAX_EXP - 1);
        exponent -= MAX_EXP - 1;
    }
  /* Every step but the last leaves the mantissa whole, or what follows it is nothing at all. */
    int down = MIN_EXP - 1 + MANT_DIG;
    while (exponent < MIN_EXP - 1 && INNER(finite)(value) && value != 0) {
        value *= POWER(down);
        exponent -= down;
    }
    return exponent > MAX_EXP - 1 || exponent < MIN_EXP - 1 ? value : value * POWER((int)exponent);
}

TYPE NAME(scalbln)(TYPE value, long exponent) {
    TYPE result = NAME(scale)(value, exponent);
    if (INNER(finite)(value) && value != 0 && (result == 0 || !INNER(finite)(result))) {
        om_errno = ERANGE;
    }
    return result;
}

TYPE NAME(scalbn)(TYPE value, int exponent) { return NAME(scalbln)(value, exponent); }

TYPE NAME(ldexp)(TYPE value, int exponent) { return NAME(scalbln)(value, exponent); }

TYPE NAME(frexp)(TYPE value, int *exponent) {
    OM_REQUIRES(exponent != NULL, "frexp: the pointer to the exponent is null");
    if (value == 0 || !INNER(finite)(value)) {
        *exponent = 0;
        return value;
    }
    int scaled = EXPONENT_OF(value) + 1;
    *exponent = scaled;
    return NAME(scale)(value, -scaled);
}

int NAME(ilogb)(TYPE value) {
    if (value == 0 || !INNER(finite)(value)) {
        om_errno = EDOM;
        return value == 0 ? FP_ILOGB0 : value != value ? FP_ILOGBNAN : INT_MAX;
    }
    return EXPONENT_OF(value);
}

/* C11 7.12.6.11/2: an error may occur; as in the GNU library none is reported. */
TYPE NAME(logb)(TYPE value) {
    if (value == 0) {
        return -BUILTIN(inf)();
    }
    return INNER(finite)(value) ? (TYPE)EXPONENT_OF(value) : value * value;
}

TYPE NAME(significand)(TYPE value) {
    return value == 0 || !INNER(finite)(value) ? value : NAME(scale)(value, -(long)EXPONENT_OF(value));
}

TYPE NAME(nextafter)(TYPE from, TYPE to) {
    if (from != from || to != to) {
        return from + to;
    }
    if (from == to) {
        return to;
    }
    if (from == 0) {
        om_errno = ERANGE;
        return BUILTIN(copysign)(STEP(0, true), to);
    }
    TYPE next = STEP(from, (from < to) == (from > 0));
    if (BUILTIN(fabs)(next) < POWER(MIN_EXP - 1) || !INNER(finite)(next)) {
        om_errno = ERANGE;
    }
    return next;
}

/* C11 7.12.10: remainders, by integers: x = mx · 2^ex, y = my · 2^ey. */

struct NAME(division) {
  /* What is left of the dividend, the divisor, and the quotient modulo 2^64. */
    unsigned __int128 rest, divisor;
    uint64_t quotient;
    int exponent;
};

static struct NAME(division) NAME(divide)(TYPE dividend, TYPE divisor) {
    int ex = EXPONENT_OF(dividend), ey = EXPONENT_OF(divisor);
    int lowest = MIN_EXP - MANT_DIG;
    ex = ex - MANT_DIG + 1 < lowest ? lowest : ex - MANT_DIG + 1;
    ey = ey - MANT_DIG + 1 < lowest ? lowest : ey - MANT_DIG + 1;
    struct NAME(division) division = {(whole_number)NAME(scale)(dividend, -(long)ex),
                                      (whole_number)NAME(scale)(divisor, -(long)ey), 0, ey};
    if (ex < ey) {
    /* The dividend is less than twice the divisor if it is not much less. */
        if (ey - ex > 2) {
            division.exponent = ex;
            division.divisor = 0;
            return division;
        }
        division.divisor <<= ey - ex;
        division.exponent = ex;
        ey = ex;
    }
  /* As many bits at a time as there is room for above the divisor. */
    int room = 127 - MANT_DIG;
    division.quotient = (uint64_t)(division.rest / division.divisor);
    division.rest %= division.divisor;
    while (ex > ey) {
        int bits = ex - ey < room ? ex - ey : room;
        division.rest <<= bits;
        division.quotient = (bits < 64 ? division.quotient << bits : 0) + (uint64_t)(division.rest / division.divisor);
        division.rest %= division.divisor;
        ex -= bits;
    }
    return division;
}

/* Whether there is a remainder at all. */
static bool NAME(divides)(TYPE x, TYPE y) { return INNER(finite)(x) && y == y && y != 0; }

static TYPE NAME(no_remainder)(TYPE x, TYPE y) { return x == x && y == y ? -BUILTIN(nan)("") : x + y; }

TYPE NAME(fmod)(TYPE x, TYPE y) {
    if (!NAME(divides)(x, y)) {
        if (x == x && y == y) {
            om_errno = EDOM;
        }
        return NAME(no_remainder)(x, y);
    }
    TYPE magnitude = BUILTIN(fabs)(x), modulus = BUILTIN(fabs)(y);
    if (magnitude < modulus) {
        return x;
    }
    if (!__verify_concrete(&magnitude, SIZE) || !__verify_concrete(&modulus, SIZE)) {
        __verify_assumed("fmod: any remainder less than the divisor");
        TYPE rest;
        __verify_approximate(&rest, sizeof rest, "fmod", &magnitude, &modulus);
        __verify_assume(rest >= 0 && rest < modulus && rest <= magnitude - rest);
        return BUILTIN(copysign)(rest, x);
    }
    struct NAME(division) division = NAME(divide)(magnitude, modulus);
    return BUILTIN(copysign)(NAME(scale)((TYPE)(whole_number)division.rest, division.exponent), x);
}

TYPE NAME(remquo)(TYPE x, TYPE y, int *quotient) {
    OM_REQUIRES(quotient != NULL, "remquo: the pointer to the quotient is null");
    *quotient = 0;
    if (!NAME(divides)(x, y)) {
        return NAME(no_remainder)(x, y);
    }
    if (x == 0 || !INNER(finite)(y)) {
        return x;
    }
    TYPE magnitude = BUILTIN(fabs)(x), modulus = BUILTIN(fabs)(y);
    bool negative = (x < 0) != (y < 0);
    if (!__verify_concrete(&magnitude, SIZE) || !__verify_concrete(&modulus, SIZE)) {
        __verify_assumed("remainder: any remainder of at most half the divisor");
        TYPE rest;
        __verify_approximate(&rest, sizeof rest, "remainder", &magnitude, &modulus);
        __verify_assume(BUILTIN(fabs)(rest) <= modulus / 2);
        int low = om_any_int() & 7;
        *quotient = negative ? -low : low;
        return rest == 0 ? BUILTIN(copysign)(rest, x) : rest;
    }
    struct NAME(division) division = NAME(divide)(magnitude, modulus);
    TYPE rest = NAME(scale)((TYPE)(whole_number)division.rest, division.exponent);
    bool up = division.divisor != 0 && (division.rest * 2 > division.divisor ||
                                        (division.rest * 2 == division.divisor && (division.quotient & 1) != 0));
    if (up) {
        rest = -NAME(scale)((TYPE)(whole_number)(division.divisor - division.rest), division.exponent);
    }
  /* Congruent to the quotient modulo eight; the GNU library rounds up after taking the bits. */
    int low = (int)(division.quotient & 7) + up;
    *quotient = negative ? -low : low;
    return x < 0 ? -rest : rest;
}

TYPE NAME(remainder)(TYPE x, TYPE y) {
    int quotient;
    if (!NAME(divides)(x, y) && x == x && y == y) {
        om_errno = EDOM;
    }
    return NAME(remquo)(x, y, &quotient);
}

TYPE NAME(drem)(TYPE x, TYPE y) { return NAME(remainder)(x, y); }

#undef TYPE
#undef NAME
#undef INNER
#undef BUILTIN
#undef INTRINSIC
#undef SQRT
#undef MANT_DIG
#undef MIN_EXP
#undef MAX_EXP
#undef SIZE
#undef EXPONENT_OF
#undef POWER
#undef STEP
