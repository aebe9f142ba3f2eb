// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint() % 1000000;
    unsigned i = 0;
    while (i < 3 * n) {
        i += i == 6 ? 4 : 3;
    }
    assert(i % 3 == 0);  //~ V0001
    return 0;
}
