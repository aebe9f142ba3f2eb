// verify: violated
// native: none
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned x = nondet_uint();
    assert(__builtin_popcount(x) + __builtin_popcount(~x) == 32);
    assert(__builtin_parity(x) == (__builtin_popcount(x) & 1));
    assert(__builtin_bswap32(__builtin_bswap32(x)) == x);
    assert(__builtin_ffs((int)x) == 0 || (x >> (__builtin_ffs((int)x) - 1) & 1));
    if (x != 1)
        assert(__builtin_clz(x) + __builtin_ctz(x) <= 31); //~ V0212
    return 0;
}
