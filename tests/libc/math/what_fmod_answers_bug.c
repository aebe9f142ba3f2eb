// verify: violated
// native: none
#include <assert.h>
#include <math.h>

int nondet_int(void);

int main(void) {
    int kind = nondet_int();
    double large = kind == 1 ? 1e18 : 1e17;
    double rest = fmod(large, 7.0);
    assert(rest == fmod(1e18, 7.0)); //~ V0001
    return 0;
}
