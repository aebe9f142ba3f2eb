// What <new> says of the library [version.syn]: written by conformance/features.py.

#include <__om/config.h>

#if OM_CXX17
#define __cpp_lib_hardware_interference_size 201703L
#define __cpp_lib_launder 201606L
#endif
#if OM_CXX20
#define __cpp_lib_char8_t 201907L
#define __cpp_lib_destroying_delete 201806L
#endif
