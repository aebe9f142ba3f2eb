// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);
void __VERIFIER_assume(int);

int main(void) {
    int x = nondet_int();
    if (x > 10)
        __VERIFIER_assume(0);
    assert(x <= 10);
    return 0;
}
