// What <cstdlib> says of the library [version.syn]: written by conformance/features.py.

#include <__om/config.h>

#if OM_CXX20
#define __cpp_lib_char8_t 201907L
#endif
