/* <math.h> (C11 7.12.3): the classification macros as functions, which programs without the header call by
 * the macro's own name. Those that C libraries export are in math_exact_type.h.
 */
#include "model.h"
#include <math.h>

#undef isfinite
#undef isnormal
#undef signbit

int isfinite(double value) { return __builtin_isfinite(value); }

int isnormal(double value) { return __builtin_isnormal(value); }

int signbit(double value) { return __builtin_signbit(value) != 0; }
