/* <complex.h> [complex.h.syn]: in C++ this is <complex>; before C++11 it is the C header. */
#ifndef OM_COMPLEX_H
#define OM_COMPLEX_H

#include <__om/config.h>
#if OM_CXX11
#include <complex>
#else
#include_next <complex.h>
#endif

#endif
