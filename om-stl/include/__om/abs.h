/* std::abs for every arithmetic type [c.math.abs]. Part of both <cstdlib> and <cmath>, as the
 * standard wants it. */
#ifndef OM_ABS_H
#define OM_ABS_H

#include <__om/config.h>
#include_next <stdlib.h>

#undef abs

namespace std {
using ::abs;
inline OM_CONSTEXPR long abs(long __n) { return __builtin_labs(__n); }
inline OM_CONSTEXPR long long abs(long long __n) { return __builtin_llabs(__n); }
inline OM_CONSTEXPR float abs(float __x) { return __builtin_fabsf(__x); }
inline OM_CONSTEXPR double abs(double __x) { return __builtin_fabs(__x); }
inline OM_CONSTEXPR long double abs(long double __x) { return __builtin_fabsl(__x); }
#ifdef __SIZEOF_INT128__
inline OM_CONSTEXPR __int128 abs(__int128 __n) { return __n < 0 ? -__n : __n; }
#endif
} // namespace std

#endif
