/* <math.h> [math.h.syn]: the names of <cmath> in the global namespace, with their overloads. */
#ifndef __cplusplus
#include_next <math.h>
#elif !defined(OM_MATH_H)
#define OM_MATH_H

/* Programs include C headers inside extern "C". */
extern "C++" {
#include <cmath>

using std::abs;
using std::acos;
using std::asin;
using std::atan;
using std::ceil;
using std::cos;
using std::cosh;
using std::exp;
using std::fabs;
using std::floor;
using std::log;
using std::log10;
using std::sin;
using std::sinh;
using std::sqrt;
using std::tan;
using std::tanh;
using std::atan2;
using std::fmod;
using std::frexp;
using std::ldexp;
using std::modf;
using std::pow;
using std::fpclassify;
using std::isfinite;
using std::isinf;
using std::isnan;
using std::isnormal;
using std::signbit;
using std::isgreater;
using std::isgreaterequal;
using std::isless;
using std::islessequal;
using std::islessgreater;
using std::isunordered;
#if OM_CXX11
using std::acosh;
using std::asinh;
using std::atanh;
using std::cbrt;
using std::erf;
using std::erfc;
using std::exp2;
using std::expm1;
using std::lgamma;
using std::log1p;
using std::log2;
using std::logb;
using std::nearbyint;
using std::rint;
using std::round;
using std::tgamma;
using std::trunc;
using std::copysign;
using std::fdim;
using std::fmax;
using std::fmin;
using std::hypot;
using std::nextafter;
using std::remainder;
using std::fma;
using std::ilogb;
using std::llrint;
using std::llround;
using std::lrint;
using std::lround;
using std::nexttoward;
using std::remquo;
using std::scalbln;
using std::scalbn;
#endif
}

#endif
