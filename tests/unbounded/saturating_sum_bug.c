// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned sum = 0;
    for (unsigned n = nondet_uint(); n > 0; n--) {
        unsigned x = nondet_uint() % 100;
        sum = sum + x > 301 ? 300 : sum + x;
    }
    assert(sum <= 300);  //~ V0001
    return 0;
}
