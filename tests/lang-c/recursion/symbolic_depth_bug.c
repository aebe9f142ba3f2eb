// verify: violated
// native: none
#include <assert.h>

unsigned nondet_uint(void);

static unsigned sum_to(unsigned n) { return n == 0 ? 0 : n + sum_to(n - 1); }

int main(void) {
    unsigned n = nondet_uint();
    if (n > 10)
        return 0;
    assert(sum_to(n) < 55); //~ V0001
    return 0;
}
