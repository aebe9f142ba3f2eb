// verify: proved
// native: none
#include <assert.h>

int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

int main(void) {
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n > 10 && n < 1000);
    int half = n / 2;
    assert(half * 2 == n || half * 2 == n - 1);
    return 0;
}
