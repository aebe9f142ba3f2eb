// verify: proved
// native: ok
#include <assert.h>
#include <limits.h>

static long wrap(long value, long modulus) {
    if (modulus == -1)
        return 0;
    return value % modulus;
}

int main(void) {
    assert(wrap(-7, 3) == -1);
    assert(wrap(7, -3) == 1);
    assert(wrap(LONG_MIN, -1) == 0);
    return 0;
}
