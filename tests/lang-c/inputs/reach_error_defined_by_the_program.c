// verify: proved
// native: none
#include <assert.h>

int __VERIFIER_nondet_int(void);

void reach_error(void) { assert(0 && "reached"); }

int main(void) {
    int x = __VERIFIER_nondet_int();
    int y = x & 15;
    if (y > 15)
        reach_error();
    return 0;
}
