// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);
void __ESBMC_assume(_Bool);

int main(void) {
    int last = -1000;
    for (int i = 0; i < 4; i++) {
        int next = nondet_int();
        __ESBMC_assume(next > last && next < 1000);
        last = next;
    }
    assert(last > -996); //~ V0001
    return 0;
}
