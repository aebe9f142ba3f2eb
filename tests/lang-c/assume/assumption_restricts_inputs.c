// verify: proved
// native: none
#include <assert.h>

int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

int main(void) {
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    __VERIFIER_assume(a > 0 && a < 100);
    __VERIFIER_assume(b > a);
    assert(b > 1);
    return 0;
}
