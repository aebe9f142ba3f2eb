/* <math.h> (C11 7.12.3): the functions behind the classification macros, which C libraries export and
 * programs without the header call by the macro's own name.
 */
#include "model.h"
#include <math.h>

#undef finite
#undef fpclassify
#undef isfinite
#undef isinf
#undef isnan
#undef isnormal
#undef signbit

#define CLASSIFY(type, suffix)                                                                    \
  int finite##suffix(type value) {                                                                \
    return __builtin_isfinite(value);                                                             \
  }                                                                                               \
  int __finite##suffix(type value) {                                                              \
    return __builtin_isfinite(value);                                                             \
  }                                                                                               \
  int isinf##suffix(type value) {                                                                 \
    return __builtin_isinf_sign(value);                                                           \
  }                                                                                               \
  int __isinf##suffix(type value) {                                                               \
    return __builtin_isinf_sign(value);                                                           \
  }                                                                                               \
  int isnan##suffix(type value) {                                                                 \
    return __builtin_isnan(value);                                                                \
  }                                                                                               \
  int __isnan##suffix(type value) {                                                               \
    return __builtin_isnan(value);                                                                \
  }                                                                                               \
  int __signbit##suffix(type value) {                                                             \
    return __builtin_signbit(value) != 0;                                                         \
  }                                                                                               \
  int __fpclassify##suffix(type value) {                                                          \
    return __builtin_fpclassify(FP_NAN, FP_INFINITE, FP_NORMAL, FP_SUBNORMAL, FP_ZERO, value);     \
  }

CLASSIFY(float, f)
CLASSIFY(double, )
CLASSIFY(long double, l)

int isfinite(double value) {
  return __builtin_isfinite(value);
}

int isnormal(double value) {
  return __builtin_isnormal(value);
}

int signbit(double value) {
  return __builtin_signbit(value) != 0;
}
