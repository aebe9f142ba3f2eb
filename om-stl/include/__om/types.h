/* The names of <cstddef> that every other header needs, without the C header behind it. */
#ifndef OM_TYPES_H
#define OM_TYPES_H

#include <__om/config.h>

OM_BEGIN_MODEL

namespace std {

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
#if OM_CXX11
typedef decltype(nullptr) nullptr_t;
// [cstddef.syn]: as aligned as the C library's max_align_t, and the same size.
typedef struct {
    long long __integer __attribute__((__aligned__(__alignof__(long long))));
    long double __floating __attribute__((__aligned__(__alignof__(long double))));
} __om_max_align_t;
#endif

} // namespace std

OM_END_MODEL

#endif
