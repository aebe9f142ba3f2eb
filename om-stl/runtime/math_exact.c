/* <math.h>: the functions whose result is exact or correctly rounded by nature (C11 7.12), for float,
 * double and long double; math_exact_type.h has their bodies, once for all three.
 *
 * Rounding to integral values, square roots and fused multiplication are LLVM intrinsics, which the
 * engine computes exactly on symbolic values too. The rounding mode is to nearest, see fenv.c.
 */
#include "model.h"
#include "float_bits.h"
#include <errno.h>
#include <math.h>

#undef isnan
#undef isinf

/* The intrinsic itself: __builtin_sqrt is a call of sqrt unless -fno-math-errno is given. */
#ifdef __clang__
float __om_sqrt_float(float) __asm__("llvm.sqrt.f32");
double __om_sqrt_double(double) __asm__("llvm.sqrt.f64");
#if LDBL_MANT_DIG == 64
long double __om_sqrt_long_double(long double) __asm__("llvm.sqrt.f80");
#else
long double __om_sqrt_long_double(long double) __asm__("llvm.sqrt.f128");
#endif
#else
#define __om_sqrt_float __builtin_sqrtf
#define __om_sqrt_double __builtin_sqrt
#define __om_sqrt_long_double __builtin_sqrtl
#endif

/* Holds any mantissa. */
#if LDBL_MANT_DIG == 64
typedef uint64_t whole_number;
#else
typedef unsigned __int128 whole_number;
#endif

/* A native build of the models has no such intrinsics but calls of the very functions defined here; it
 * links the real ones under other names. */
#ifdef OM_NATIVE
#define OM_INTRINSIC(function) __om_native_##function
#define DECLARE(type, suffix)                                                                                          \
    type __om_native_floor##suffix(type), __om_native_ceil##suffix(type), __om_native_trunc##suffix(type),             \
        __om_native_round##suffix(type), __om_native_rint##suffix(type), __om_native_nearbyint##suffix(type),          \
        __om_native_fma##suffix(type, type, type)
DECLARE(float, f);
DECLARE(double, );
DECLARE(long double, l);
#else
#define OM_INTRINSIC(function) __builtin_##function
#endif

#define TYPE float
#define NAME(function) function##f
#define INNER(function) __##function##f
#define BUILTIN(function) __builtin_##function##f
#define INTRINSIC(function) OM_INTRINSIC(function##f)
#define SQRT __om_sqrt_float
#define MANT_DIG FLT_MANT_DIG
#define MIN_EXP FLT_MIN_EXP
#define MAX_EXP FLT_MAX_EXP
#define SIZE sizeof(float)

static int exponent_of_float(float value) {
    union om_float_image image = {value};
    int biased = (int)(image.bits >> 23) & 0xff;
    if (biased == 0) {
        return 31 - __builtin_clz(image.bits & 0x7fffffff) - 149;
    }
    return biased - 127;
}

static float power_float(int exponent) {
    union om_float_image image = {.bits = (uint32_t)(exponent + 127) << 23};
    return image.value;
}

static float step_float(float value, bool away) {
    union om_float_image image = {value};
    image.bits += away ? 1 : -1u;
    return image.value;
}

#define EXPONENT_OF exponent_of_float
#define POWER power_float
#define STEP step_float
#include "math_exact_type.h"

#define TYPE double
#define NAME(function) function
#define INNER(function) __##function
#define BUILTIN(function) __builtin_##function
#define INTRINSIC(function) OM_INTRINSIC(function)
#define SQRT __om_sqrt_double
#define MANT_DIG DBL_MANT_DIG
#define MIN_EXP DBL_MIN_EXP
#define MAX_EXP DBL_MAX_EXP
#define SIZE sizeof(double)

static int exponent_of_double(double value) {
    union om_double_image image = {value};
    int biased = (int)(image.bits >> 52) & 0x7ff;
    if (biased == 0) {
        return 63 - __builtin_clzll(image.bits & INT64_MAX) - 1074;
    }
    return biased - 1023;
}

static double power_double(int exponent) {
    union om_double_image image = {.bits = (uint64_t)(exponent + 1023) << 52};
    return image.value;
}

static double step_double(double value, bool away) {
    union om_double_image image = {value};
    image.bits += away ? 1 : UINT64_MAX;
    return image.value;
}

#define EXPONENT_OF exponent_of_double
#define POWER power_double
#define STEP step_double
#include "math_exact_type.h"

#define TYPE long double
#define NAME(function) function##l
#define INNER(function) __##function##l
#define BUILTIN(function) __builtin_##function##l
#define INTRINSIC(function) OM_INTRINSIC(function##l)
#define SQRT __om_sqrt_long_double
#define MANT_DIG LDBL_MANT_DIG
#define MIN_EXP LDBL_MIN_EXP
#define MAX_EXP LDBL_MAX_EXP
/* Without the padding of the x87's format. */
#define SIZE (LDBL_MANT_DIG == 64 ? 10 : sizeof(long double))

static int exponent_of_long_double(long double value) {
    struct om_float_parts parts = om_split_long_double(value);
    uint64_t high = (uint64_t)(parts.mantissa >> 64), low = (uint64_t)parts.mantissa;
    int length = high != 0 ? 128 - __builtin_clzll(high) : 64 - __builtin_clzll(low);
    return parts.exponent + length - 1;
}

static long double power_long_double(int exponent) {
    union om_long_double_image image = {0};
#if LDBL_MANT_DIG == 64
    image.part.mantissa = UINT64_C(1) << 63;
    image.part.head = (uint16_t)(exponent + 16383);
#else
    image.part.high = (uint64_t)(exponent + 16383) << 48;
#endif
    return image.value;
}

static long double step_long_double(long double value, bool away) {
    union om_long_double_image image = {value};
#if LDBL_MANT_DIG == 64
    uint64_t leading = UINT64_C(1) << 63;
    if (away) {
        image.part.mantissa++;
        if (image.part.mantissa == 0) {
            image.part.mantissa = leading;
            image.part.head++;
        } else if (image.part.mantissa == leading) {
            image.part.head += (image.part.head & 0x7fff) == 0;
        }
    } else {
        if (image.part.mantissa == leading && (image.part.head & 0x7fff) > 1) {
            image.part.mantissa = 0;
            image.part.head--;
        } else if (image.part.mantissa == leading) {
            image.part.head--;
        }
        image.part.mantissa--;
    }
#else
    unsigned __int128 whole = (unsigned __int128)image.part.high << 64 | image.part.low;
    whole += away ? 1 : ~(unsigned __int128)0;
    image.part.high = (uint64_t)(whole >> 64);
    image.part.low = (uint64_t)whole;
#endif
    return image.value;
}

#define EXPONENT_OF exponent_of_long_double
#define POWER power_long_double
#define STEP step_long_double
#include "math_exact_type.h"

float nexttowardf(float from, long double to) {
    if (to != to) {
        return (float)to;
    }
  /* The direction is all that counts. */
    float target = (long double)from == to ? from : (long double)from < to ? HUGE_VALF : -HUGE_VALF;
    if ((long double)from == to) {
        return (float)to;
    }
    return nextafterf(from, target);
}

double nexttoward(double from, long double to) {
    if (to != to) {
        return (double)to;
    }
    if ((long double)from == to) {
        return (double)to;
    }
    return nextafter(from, (long double)from < to ? HUGE_VAL : -HUGE_VAL);
}

long double nexttowardl(long double from, long double to) { return nextafterl(from, to); }
