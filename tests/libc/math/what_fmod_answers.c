// verify: bounded
// native: none
#include <assert.h>
#include <math.h>

int nondet_int(void);

int main(void) {
    /* One input leads here, and the native function knows better than a range. */
    int kind = nondet_int();
    double large = kind == 1 ? 1e18 : 1e17;
    double rest = fmod(large, 3.0);
    assert(rest == 1.0);
    return 0;
}
