// verify: violated
// native: ubsan
#include <assert.h>
#include <limits.h>

static long wrap(long value, long modulus) {
    return value % modulus; //~ V0204
}

int main(void) {
    assert(wrap(-7, 3) == -1);
    assert(wrap(7, -3) == 1);
    assert(wrap(LONG_MIN, -1) == 0);
    return 0;
}
