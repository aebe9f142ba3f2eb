// verify: violated
// flags: --function swap
// native: none
// Exchanging without a third variable clears what both point to.
#include <assert.h>

void swap(unsigned *a, unsigned *b) {
    unsigned first = *a, second = *b;
    *a ^= *b;
    *b ^= *a;
    *a ^= *b;
    assert(*a == second && *b == first); //~ V0001
}
