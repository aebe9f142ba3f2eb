// verify: proved
// native: none
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned a = nondet_uint(), b = nondet_uint();
    unsigned sum = a + b;
    assert(sum - b == a);
    assert((sum < a) == (sum < b));
    assert(a - b + b == a);
    return 0;
}
