/* <stdlib.h> [stdlib.h.syn]: the C header, and in the global namespace the overloads that <cstdlib>
 * adds to it. Also found by the C compiler's own headers, which need nothing but the C part. */
#if !defined(__cplusplus) || defined(__need_malloc_and_calloc)
#include_next <stdlib.h>
#elif !defined(OM_STDLIB_H)
#define OM_STDLIB_H

/* Programs include C headers inside extern "C". */
extern "C++" {
#include <cstdlib>

using std::abs;
using std::div;
}

#endif
