/* Elementary functions of unknown arguments; math_any.h says what that means. The bodies are in
 * math_any_type.h, once for float, double and long double.
 */
#include "math_any.h"
#include "float_bits.h"
#include "model.h"
#include <errno.h>
#include <math.h>

/* Which function a remembered result is of. */
enum function {
    FUNCTION_EXP = 1,
    FUNCTION_EXP2,
    FUNCTION_EXP10,
    FUNCTION_EXPM1,
    FUNCTION_LOG,
    FUNCTION_LOG2,
    FUNCTION_LOG10,
    FUNCTION_LOG1P,
    FUNCTION_SINH,
    FUNCTION_COSH,
    FUNCTION_TANH,
    FUNCTION_ASINH,
    FUNCTION_ACOSH,
    FUNCTION_ATANH,
    FUNCTION_CBRT,
    FUNCTION_SIN,
    FUNCTION_COS,
    FUNCTION_TAN,
    FUNCTION_ASIN,
    FUNCTION_ACOS,
    FUNCTION_ATAN,
    FUNCTION_ERF,
    FUNCTION_ERFC,
    FUNCTION_TGAMMA,
    FUNCTION_LGAMMA,
    FUNCTION_POW,
    FUNCTION_HYPOT,
    FUNCTION_ATAN2
};

/* Their names, for __verify_approximate. */
static const char *const names[] = {
    [FUNCTION_EXP] = "exp",       [FUNCTION_EXP2] = "exp2",   [FUNCTION_EXP10] = "exp10", [FUNCTION_EXPM1] = "expm1",
    [FUNCTION_LOG] = "log",       [FUNCTION_LOG2] = "log2",   [FUNCTION_LOG10] = "log10", [FUNCTION_LOG1P] = "log1p",
    [FUNCTION_SINH] = "sinh",     [FUNCTION_COSH] = "cosh",   [FUNCTION_TANH] = "tanh",   [FUNCTION_ASINH] = "asinh",
    [FUNCTION_ACOSH] = "acosh",   [FUNCTION_ATANH] = "atanh", [FUNCTION_CBRT] = "cbrt",   [FUNCTION_SIN] = "sin",
    [FUNCTION_COS] = "cos",       [FUNCTION_TAN] = "tan",     [FUNCTION_ASIN] = "asin",   [FUNCTION_ACOS] = "acos",
    [FUNCTION_ATAN] = "atan",     [FUNCTION_ERF] = "erf",     [FUNCTION_ERFC] = "erfc",   [FUNCTION_TGAMMA] = "tgamma",
    [FUNCTION_LGAMMA] = "lgamma", [FUNCTION_POW] = "pow",     [FUNCTION_HYPOT] = "hypot", [FUNCTION_ATAN2] = "atan2",
};

/* How many results are remembered for each type. */
#define REMEMBERED 8

#define TYPE float
#define ANY(function) __om_any_##function##f
#define LOCAL(name) name##_float
#define BUILTIN(function) __builtin_##function##f
#define SIZE sizeof(float)
#define MAX_EXP FLT_MAX_EXP
#define MIN_EXP FLT_MIN_EXP
#define MANT_DIG FLT_MANT_DIG
#include "math_any_type.h"

#define TYPE double
#define ANY(function) __om_any_##function
#define LOCAL(name) name##_double
#define BUILTIN(function) __builtin_##function
#define SIZE sizeof(double)
#define MAX_EXP DBL_MAX_EXP
#define MIN_EXP DBL_MIN_EXP
#define MANT_DIG DBL_MANT_DIG
#include "math_any_type.h"

#define TYPE long double
#define ANY(function) __om_any_##function##l
#define LOCAL(name) name##_long_double
#define BUILTIN(function) __builtin_##function##l
#define SIZE (LDBL_MANT_DIG == 64 ? 10 : sizeof(long double))
#define MAX_EXP LDBL_MAX_EXP
#define MIN_EXP LDBL_MIN_EXP
#define MANT_DIG LDBL_MANT_DIG
#include "math_any_type.h"
