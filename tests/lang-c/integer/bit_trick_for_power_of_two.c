// verify: proved
// native: none
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned x = nondet_uint();
    int tricky = (x & (x - 1)) == 0;
    int counted = __builtin_popcount(x) == 1;
    assert(tricky == (counted || x == 0));
    return 0;
}
