/* What the engine does by itself when a model rounds to an integral value: here, the real functions
 * under names that the models' own do not shadow.
 */
#include <math.h>

#define ROUNDING(function)                                                                                             \
    float __om_native_##function##f(float value) { return function##f(value); }                                        \
    double __om_native_##function(double value) { return function(value); }                                            \
    long double __om_native_##function##l(long double value) { return function##l(value); }

ROUNDING(floor)
ROUNDING(ceil)
ROUNDING(trunc)
ROUNDING(round)
ROUNDING(rint)
ROUNDING(nearbyint)

float __om_native_fmaf(float x, float y, float z) { return fmaf(x, y, z); }
double __om_native_fma(double x, double y, double z) { return fma(x, y, z); }
long double __om_native_fmal(long double x, long double y, long double z) { return fmal(x, y, z); }
