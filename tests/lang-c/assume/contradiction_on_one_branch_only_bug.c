// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);
void __VERIFIER_assume(int);

int main(void) {
    int x = nondet_int(), y = 0;
    if (x > 0) {
        y = nondet_int();
        __VERIFIER_assume(y > x);
    }
    assert(x <= 0 || y > 2); //~ V0001
    return 0;
}
