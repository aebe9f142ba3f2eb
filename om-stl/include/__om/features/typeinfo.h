// What <typeinfo> says of the library [version.syn]: written by conformance/features.py.

#include <__om/config.h>

#if OM_CXX20
#define __cpp_lib_char8_t 201907L
#endif
#if OM_CXX23
#define __cpp_lib_constexpr_typeinfo 202106L
#endif
