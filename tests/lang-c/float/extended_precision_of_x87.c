// verify: proved
// native: ok
#include <assert.h>
#include <float.h>

int main(void) {
    long double x = 9223372036854775807.0L;
    assert((long)x == 9223372036854775807L);
    long double e = 1.0L + LDBL_EPSILON;
    assert(e != 1.0L);
    assert((double)e == 1.0);
    assert(sizeof(long double) == 16);
    return 0;
}
