/* <tgmath.h> [tgmath.h.syn]: in C++ this is <cmath> and <complex>; before C++11 it is the C header. */
#ifndef OM_TGMATH_H
#define OM_TGMATH_H

#include <__om/config.h>
#if OM_CXX11
#include <cmath>
#include <complex>
#else
#include_next <tgmath.h>
#endif

#endif
