// verify: unknown
// native: none
#include <assert.h>

int nondet_int(void);
void __VERIFIER_assume(int);

int main(void) {
    int x = nondet_int();
    __VERIFIER_assume(x > 10);
    __VERIFIER_assume(x < 5);
    assert(x == 7);
    return 0;
}
