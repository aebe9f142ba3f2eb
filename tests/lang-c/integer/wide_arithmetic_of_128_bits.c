// verify: proved
// native: none
#include <assert.h>

long nondet_long(void);

int main(void) {
    long a = nondet_long(), b = nondet_long();
    __int128 sum = (__int128)a + b;
    assert(sum - a == b);
    __int128 scaled = sum * 0x4000000000000000;
    assert(scaled >> 62 == sum);
    __int128 more = scaled + sum;
    assert((long)more - (long)more == 0);
    return 0;
}
