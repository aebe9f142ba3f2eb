/* What programs ask of libstdc++ by its own macros: which library it is, and what it was configured with. The models
 * stand in its place, so the same branches are compiled; what is asked for behind such a branch and not modelled does
 * not compile, and the unit is verified against the system's headers.
 */
#ifndef OM_LIBSTDCXX_H
#define OM_LIBSTDCXX_H

#define __GLIBCXX__ 20220819
#define _GLIBCXX_RELEASE 12

#define _GLIBCXX_HOSTED 1
/* A program may choose. */
#ifndef _GLIBCXX_USE_CXX11_ABI
#define _GLIBCXX_USE_CXX11_ABI 1
#endif
#define _GLIBCXX_USE_DUAL_ABI 1
#define _GLIBCXX_HAS_GTHREADS 1
#define _GLIBCXX_HAVE_TLS 1
#define _GLIBCXX_USE_WCHAR_T 1
#define _GLIBCXX_USE_LONG_LONG 1
#define _GLIBCXX_USE_NANOSLEEP 1
#define _GLIBCXX_USE_SCHED_YIELD 1
#define _GLIBCXX_USE_CLOCK_MONOTONIC 1
#define _GLIBCXX_USE_CLOCK_REALTIME 1
#define _GLIBCXX_USE_C99 1
#define _GLIBCXX_USE_C99_COMPLEX 1
#define _GLIBCXX_USE_C99_MATH 1
#define _GLIBCXX_USE_C99_STDINT_TR1 1
#define _GLIBCXX_USE_C99_STDIO 1
#define _GLIBCXX_USE_C99_STDLIB 1
#define _GLIBCXX_USE_C99_WCHAR 1

#endif
