// verify: bounded
// flags: --function swap
// native: none
// Who calls it promises that they differ.
#include <assert.h>

void swap(unsigned *restrict a, unsigned *restrict b) {
    unsigned first = *a, second = *b;
    *a ^= *b;
    *b ^= *a;
    *a ^= *b;
    assert(*a == second && *b == first);
}
