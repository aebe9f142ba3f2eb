// verify: violated
// flags: --unwind 8
// native: none
#include <assert.h>

unsigned nondet_unsigned(void);

int main(void) {
    unsigned n = nondet_unsigned(), mixed = 0;
    for (unsigned i = 0; i < n; i++) {
        mixed ^= i;
        assert(mixed != 7); //~ V0001
        if (mixed == 0xffffffff) {
            break;
        }
    }
    return 0;
}
